import TestSupport
import Testing

@testable import VitrineCommand

@Suite struct BuildAdviceTests {
  private func advice(
    _ output: String, usesSDK: Bool = true, wantsMacOnly: Bool = false
  ) -> [String] {
    BuildAdvice.advice(on: output, usesSDK: usesSDK, wantsMacOnly: wantsMacOnly)
  }

  @Test func whatNothingIsKnownOfGetsNone() {
    #expect(advice("A.swift:1:1: error: cannot find 'x' in scope") == [])
  }

  @Test func aMacsModuleAndAPackageForMacs() throws {
    let found = advice("A.swift:1:8: error: no such module 'AppKit'", wantsMacOnly: true)
    #expect(found.count == 2)
    #expect(
      try found.element(0)
        == "AppKit is a Mac's, and Vitrine builds as for iOS: put the import, and what uses it, into #if "
        + "canImport(AppKit).")
    #expect(found[at: 1]?.hasPrefix("Package.swift names macOS alone") == true)
    #expect(advice("Build complete!", wantsMacOnly: true) == [])
  }

  @Test func aModuleThatIsNotThere() throws {
    let twice = "a: error: no such module 'HealthKit'\nb: error: no such module 'HealthKit'"
    #expect(advice(twice).count == 1)
    #expect(try advice(twice).element(0).contains("#if canImport(HealthKit)"))
    #expect(
      try advice("error: no such module 'Charts'", usesSDK: false).element(0).contains(
        ".product(name: \"Charts\", package: \"vitrine\")"))
  }

  @Test(arguments: [
    ("error: No Swift SDK found matching query `vitrine`", "swift sdk install FILE"),
    (
      "error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler",
      "swift6.2"
    ),
    ("ld.lld: error: undefined symbol: main", "@main"),
    (
      "A.swift:2:9: error: type 'Bundle?' has no member 'module'",
      "add resources: [.copy(\"Assets.xcassets\")] to the target"
    ),
    (
      "error: precompiled file '/b/SwiftShims-2WTEZSG1WEKQP.pcm' was compiled with module cache path '/a/ModuleCache', "
        + "but the path is currently '/b/ModuleCache'",
      "remove its .build"
    ),
  ])
  func knownMessages(_ output: String, _ part: String) {
    #expect(advice(output).count == 1)
    #expect(advice(output).first?.contains(part) == true)
  }
}
