import TestSupport
import Testing

@Suite(.blocking) struct ConditionTests {
  @Test(arguments: [
    ("#if os(iOS)\n#endif\n", "#if true   \n#endif\n"),
    ("#if os(Linux) || os(macOS)\n#endif\n", "#if false     || false    \n#endif\n"),
    ("#if !os(watchOS)\n#endif\n", "#if !false      \n#endif\n"),
    (
      "#if targetEnvironment(simulator)\n#elseif targetEnvironment(macCatalyst)\n#endif\n",
      "#if true                        \n#elseif false                         \n#endif\n"
    ),
    (
      "#if os(iOS) && DEBUG && swift(>=5.9)\n#endif", "#if true    && DEBUG && swift(>=5.9)\n#endif"
    ),
    ("#if (os( iOS ))\r\n#endif\r\n", "#if (true     )\r\n#endif\r\n"),
    ("\u{feff}#if os(iOS)\n#endif\n", "\u{feff}#if true   \n#endif\n"),
  ]) func aQuestionForThePlatformIsAnsweredInItsPlace(source: String, shadow: String) throws {
    #expect(try CompilerJob().shadow(of: source) == shadow)
  }

  @Test func conditionsInsideConditionsBuildersChainsAndCasesAreAnswered() throws {
    let source = """
      #if os(iOS)
        #if os(macOS)
        #elseif os(iOS) // os(iOS)
        #endif
      import A
      #endif
      enum E {
        case a
        #if os(watchOS)
          case b
        #endif
      }
      var body: some View {
        Text("os(iOS)")
          #if os(iOS)
            .padding()
          #endif
      }
      #if os(iOS)
        @available(iOS 17, *)
      #endif
      func f() -> Int { switch x {
        #if os(tvOS)
        case .b: 1
        #endif
        default: 2
      } }
      """
    let shadow = """
      #if true   
        #if false    
        #elseif true    // os(iOS)
        #endif
      import A
      #endif
      enum E {
        case a
        #if false      
          case b
        #endif
      }
      var body: some View {
        Text("os(iOS)")
          #if true   
            .padding()
          #endif
      }
      #if true   
        @available(iOS 17, *)
      #endif
      func f() -> Int { switch x {
        #if false   
        case .b: 1
        #endif
        default: 2
      } }
      """
    #expect(try CompilerJob().shadow(of: source) == shadow)
  }

  @Test(arguments: [
    "let a = 1\n", "#if DEBUG\n#endif\n", "#if swift(>=6) && compiler(>=6.2)\n#endif\n",
    "#if hasFeature(X) || arch(arm64)\n#endif\n", "// #if os(iOS)\n", "#if os()\n#endif\n",
  ]) func whatTheCompilerAnswersItselfIsLeftToIt(source: String) throws {
    #expect(try CompilerJob().shadow(of: source) == source)
  }

  @Test(arguments: [
    ("UIKit", true), ("Glibc", false), ("FoundationNetworking", false), ("AppKit", false),
    ("Gone", false), ("Darwin", true), ("ObjectiveC", false), ("CKit", true), ("Swift", true),
  ]) func aModuleCanBeImportedWhereItIsFoundAndThePlatformHasIt(
    name: String, isFound: Bool
  ) throws {
    var job = try CompilerJob()
    try job.addModules("UIKit", "Glibc", "FoundationNetworking", "AppKit", "ObjectiveC")
    let map = try job.folder.write(
      "module CKit [system] {\n header \"a.h\"\n module Inner {}\n}\n", to: "C/module.modulemap")
    job.options += ["-Xcc", "-fmodule-map-file=\(map)"]
    let shadow = try job.shadow(of: "#if canImport(\(name))\n#endif\n")
    #expect(shadow.hasPrefix("#if \(isFound) "))
  }

  @Test func aModuleThatWasBuiltMeanwhileIsFound() throws {
    var job = try CompilerJob()
    try job.addModules("Other")
    let source = "#if canImport(Kit, _version: 2)\n#endif\n"
    #expect(try job.shadow(of: source) == "#if false                      \n#endif\n")
    try job.addModules("Kit")
    #expect(try job.shadow(of: source) == "#if true                       \n#endif\n")
  }

  @Test func aConditionOfTheBuildChoosesThePlatform() throws {
    var job = try CompilerJob()
    job.options = ["-D", "DEBUG", "-DVITRINE_PLATFORM_WATCHOS"]
    #expect(
      try job.shadow(of: "#if os(iOS) || os(watchOS)\n#endif\n")
        == "#if false   || true       \n#endif\n")
  }

  @Test func sourceOfThePackageManagerIsAnsweredAsOnLinux() throws {
    let source = "#if os(Linux)\n#endif\n"
    #expect(try CompilerJob().shadow(of: source, file: "AppTests.derived/runner.swift") == source)
  }
}
