import Foundation
import Testing

@testable import VitrineCommand

@Suite(.blocking) struct QuickBuildTests {
  private let folder: ScratchFolder
  private var root: String { folder.path }
  private var debug: String { root + "/.build/debug" }

  init() throws {
    folder = try ScratchFolder("quick")
    for name in [
      "Sources/App/App.swift", "Sources/App/Row.swift", "Sources/Kit/Model.swift",
      "Sources/Tool/main.swift", "Sources/App/Res/Localizable.xcstrings",
      "Sources/App/Res/Assets.xcassets/A.colorset/Contents.json",
      "Sources/App/Goal.intentdefinition",
      "Package.swift", "README.md", "Sources/App/New.swift",
    ] {
      try folder.write("1", to: name)
    }
  }

  /// Two modules and an executable, as the package manager of Swift 6.3 writes them down.
  private var manifest: String {
    """
    client:
      name: basic
    targets:
      "main": ["<all>"]
    commands:
      "<App-debug.exe>":
        tool: phony
        inputs: ["\(debug)/App"]
        outputs: ["<App-debug.exe>"]

      "\(debug)/App_App.resources/Res":
        tool: copy-tool
        inputs: ["\(root)/Sources/App/Res/"]
        outputs: ["\(debug)/App_App.resources/Res/"]
        description: "Copying \(root)/Sources/App/Res"

      "C.App-debug.exe":
        tool: shell
        inputs: ["\(debug)/Kit.build/Model.swift.o","\(debug)/App.build/App.swift.o","\(debug)/App.build/Row.swift.o","\(debug)/App.product/Objects.LinkFileList"]
        outputs: ["\(debug)/App"]
        description: "Linking \(debug)/App"
        args: ["swiftc","-L","\(debug)","-o","\(debug)/App","-emit-executable","-Xlinker","-rpath=$ORIGIN","@\(debug)/App.product/Objects.LinkFileList","-target","x86_64-unknown-linux-gnu","-lpng","-g"]

      "C.App-debug.module":
        tool: shell
        inputs: ["\(root)/Sources/App/App.swift","\(root)/Sources/App/Row.swift","\(root)/Sources/App/Deleted.swift","\(debug)/App.build/sources","\(root)/.build/plugins/Symbols.swift","\(debug)/Modules/Kit.swiftmodule","<App-debug.module-resources>"]
        outputs: ["\(debug)/App.build/App.swift.o","\(debug)/App.build/Row.swift.o","\(debug)/Modules/App.swiftmodule"]
        args: ["swiftc","-module-name","App"]

      "\(debug)/App.build/sources":
        tool: write-auxiliary-file
        inputs: ["<sources-file-list>","\(root)/Sources/App/App.swift","\(root)/Sources/App/Row.swift"]
        outputs: ["\(debug)/App.build/sources"]

      "C.Kit-debug.module":
        tool: shell
        inputs: ["\(root)/Sources/Kit/Model.swift","<Tool-debug-tool.exe>"]
        outputs: ["\(debug)/Kit.build/Model.swift.o","\(debug)/Modules/Kit.swiftmodule"]
        args: ["swiftc","-module-name","Kit"]

      "C.Tool-debug-tool.module":
        tool: shell
        inputs: ["\(root)/Sources/Tool/main.swift"]
        outputs: ["<Tool-debug-tool.exe>"]
        args: ["swiftc","-module-name","Tool"]

      "C.Symbols":
        tool: shell
        inputs: ["\(root)/Sources/App/Res/Assets.xcassets/","\(root)/Sources/App/Goal.intentdefinition"]
        outputs: ["\(root)/.build/plugins/Symbols.swift"]
        args: ["symbols"]

      "resources":
        tool: phony
        inputs: ["\(debug)/App_App.resources/Res/"]
        outputs: ["<App-debug.module-resources>"]

    """
  }

  private func build() throws -> QuickBuild {
    let plan = try #require(BuildPlan(Data(manifest.utf8)))
    return try #require(QuickBuild(plan, executables: [debug + "/App"]))
  }

  private func arguments(_ build: QuickBuild) throws -> [String] {
    try #require(build.link(of: debug + "/App")).arguments
  }

  private func way(_ changes: String..., stale: [String] = []) throws -> QuickBuild.Way {
    try build().way(for: changes.map { "\(root)/\($0)" }, stale: stale)
  }

  @Test func aBodyIsCompiledAndLinked() throws {
    #expect(
      try way("Sources/App/Row.swift", "Sources/App/App.swift")
        == .steps(.init(compilations: ["C.App-debug.module"], links: true)))
  }

  @Test func ofSeveralExecutablesThoseAreLinkedThatAnObjectChangedOf() throws {
    let other = """
        "C.Other-debug.exe":
          tool: shell
          inputs: ["\(debug)/Kit.build/Model.swift.o","\(debug)/Other.build/Other.swift.o"]
          outputs: ["\(debug)/Other"]
          args: ["swiftc","-o","\(debug)/Other"]

        "C.Other-debug.module":
          tool: shell
          inputs: ["\(root)/Sources/App/New.swift"]
          outputs: ["\(debug)/Other.build/Other.swift.o"]
          args: ["swiftc","-module-name","Other"]

      """
    let plan = try #require(BuildPlan(Data((manifest + other).utf8)))
    let paths = [debug + "/App", debug + "/Other"]
    let build = try #require(QuickBuild(plan, executables: paths))
    #expect(
      build.way(for: [root + "/Sources/App/New.swift"])
        == .steps(.init(compilations: ["C.Other-debug.module"], links: true)))
    #expect(build.executables(madeBy: ["C.Other-debug.module"]) == [debug + "/Other"])
    #expect(build.executables(madeBy: ["C.Kit-debug.module"]) == paths)
    #expect(build.ownCompilations == ["C.App-debug.module", "C.Other-debug.module"])
    #expect(QuickBuild(plan, executables: paths + [debug + "/Third"]) == nil)
  }

  @Test func whatAnEditorLeavesBesideIsNone() throws {
    #expect(
      try way("Sources/App/Row.swift", "Sources/App/sed7Xk2a")
        == .steps(.init(compilations: ["C.App-debug.module"], links: true)))
  }

  @Test func aModuleBelowIsCompiledByItself() throws {
    #expect(
      try way("Sources/Kit/Model.swift")
        == .steps(.init(compilations: ["C.Kit-debug.module"], links: true)))
    let build = try build()
    #expect(build.hasDependents("C.Kit-debug.module"))
    #expect(!build.hasDependents("C.App-debug.module"))
    #expect(build.interface(of: "C.Kit-debug.module") == debug + "/Modules/Kit.swiftmodule")
  }

  @Test func whatDidNotCompileIsCompiledAgain() throws {
    #expect(
      try way("Sources/App/Row.swift", stale: ["C.Kit-debug.module"])
        == .steps(
          .init(compilations: ["C.Kit-debug.module", "C.App-debug.module"], links: true)))
  }

  @Test func stringsAndAssetsAreCopiedAndNotBuilt() throws {
    #expect(
      try way("Sources/App/Res/Localizable.xcstrings")
        == .steps(
          .init(copies: [
            .init(
              from: root + "/Sources/App/Res/Localizable.xcstrings",
              to: debug + "/App_App.resources/Res/Localizable.xcstrings")
          ])))
    let color = "Res/Assets.xcassets/A.colorset/Contents.json"
    #expect(
      try way("Sources/App/" + color)
        == .steps(
          .init(
            copies: [
              .init(
                from: "\(root)/Sources/App/\(color)", to: "\(debug)/App_App.resources/\(color)")
            ], leavesWork: true)))
  }

  @Test(arguments: [
    ("Package.swift", "Package.swift changed"),
    ("Sources/App/New.swift", "New.swift isn't in the last build"),
    ("README.md", "README.md isn't in the last build"),
    ("Sources/App/Deleted.swift", "Deleted.swift is gone, or is a folder"),
    ("Sources/App/Res/Gone.strings", "Gone.strings is gone, or is a folder"),
    ("Sources/App", "App is gone, or is a folder"),
    ("Sources/App/Goal.intentdefinition", "Goal.intentdefinition is read by “C.Symbols”"),
    ("Sources/Tool/main.swift", "main.swift is read by “C.Tool-debug-tool.module”"),
  ])
  func whatIsNotKnownIsThePackageManagers(_ path: String, _ reason: String) throws {
    #expect(try way("Sources/App/Row.swift", path) == .packageManager(reason))
  }

  @Test func anotherFormIsNoPlan() {
    #expect(BuildPlan(Data("targets:\n".utf8)) == nil)
    #expect(BuildPlan(Data("commands:\n  \"a\":\n    inputs: nothing\n".utf8)) == nil)
    #expect(BuildPlan(contentsOf: root + "/none.yaml") == nil)
  }

  @Test func fewObjectsAreLinkedAsTheyAre() throws {
    let build = try build()
    let (own, others) = build.objects(of: debug + "/App", madeBy: Set(build.ownCompilations))
    #expect(own == [debug + "/App.build/App.swift.o", debug + "/App.build/Row.swift.o"])
    #expect(others == [debug + "/Kit.build/Model.swift.o"])
    let link = QuickLink(
      try arguments(build), executable: debug + "/App", own: own, others: others)
    #expect(link.library == nil)
    #expect(
      link.command(list: "/l", to: "/new/App") == [
        "swiftc", "-L", debug, "-o", "/new/App", "-emit-executable", "-Xlinker", "-rpath=$ORIGIN",
        "@/l", "-target", "x86_64-unknown-linux-gnu", "-lpng", "-g", "-use-ld=lld",
      ])
  }

  @Test func manyObjectsAreLinkedOnce() throws {
    let others = (0..<200).map { "\($0).o" }
    let link = QuickLink(
      try arguments(build()), executable: "/b/App", own: ["a.o"], others: others)
    #expect(link.library == "/b/libApp-rest.so")
    #expect(link.objects == ["a.o"])
    #expect(
      link.libraryCommand(list: "/r") == [
        "swiftc", "-use-ld=lld", "-emit-library", "-o", "/b/libApp-rest.so", "-module-name", "Rest",
        "-Xlinker", "-soname", "-Xlinker", "libApp-rest.so", "@/r", "-L", debug, "-target",
        "x86_64-unknown-linux-gnu", "-lpng", "-g",
      ])
    #expect(
      link.command(list: "/l", to: "/b/App")[8...9] == ["@/l", "/b/libApp-rest.so"])
  }

  @Test func theCompilersMessagesAreReadFromItsRecords() {
    let record = #"{"kind": "finished", "output": "Row.swift:1:2: error: no\n"}"#
    #expect(
      ParseableOutput.text(
        of: "\(record.utf8.count)\n\(record)\n12\n{\"kind\": \"a\"\n<unknown>:0: error: x\n")
        == "Row.swift:1:2: error: no\n12\n{\"kind\": \"a\"\n<unknown>:0: error: x\n")
  }
}
