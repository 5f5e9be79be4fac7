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

  @Test func aMacsModuleAndAPackageForMacs() {
    let found = advice("A.swift:1:8: error: no such module 'AppKit'", wantsMacOnly: true)
    #expect(found.count == 2)
    #expect(
      found[0]
        == "AppKit is a Mac's, and Vitrine builds as for iOS: put the import, and what uses it, into #if "
        + "canImport(AppKit).")
    #expect(found[1].hasPrefix("Package.swift names macOS alone"))
    #expect(advice("Build complete!", wantsMacOnly: true) == [])
  }

  @Test func aModuleThatIsNotThere() {
    let twice = "a: error: no such module 'HealthKit'\nb: error: no such module 'HealthKit'"
    #expect(advice(twice).count == 1)
    #expect(advice(twice)[0].contains("#if canImport(HealthKit)"))
    #expect(
      advice("error: no such module 'Charts'", usesSDK: false)[0].contains(
        ".product(name: \"Charts\", package: \"vitrine\")"))
  }

  @Test(arguments: [
    ("error: No Swift SDK found matching query `vitrine`", "swift sdk install FILE"),
    (
      "error: module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler",
      "swift6.2"
    ),
    ("ld.lld: error: undefined symbol: main", "@main"),
  ])
  func knownMessages(_ output: String, _ part: String) {
    #expect(advice(output).count == 1)
    #expect(advice(output).first?.contains(part) == true)
  }
}
