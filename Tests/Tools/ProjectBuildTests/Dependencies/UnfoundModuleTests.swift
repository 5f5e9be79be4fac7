import Testing

@testable import ProjectBuild

/// The compiler's word on modules that only its conditions show to be imported.
@Suite struct UnfoundModuleTests {
  // Messages of the compiler of Swift 6.3, of `import MarqueeText` in `#if canImport(ActivityKit)`.
  @Test func theModulesOfTheCompilersMessagesAreThoseThatLack() {
    let output = """
      /p/A.swift:4:8: error: no such module 'MarqueeText'
      /p/B.swift:4:8: error: no such module 'MarqueeText'
      /p/B.swift:5:8: error: no such module 'Charts.Extra'
      /p/B.swift:6:8: warning: no such module 'Old'
      /p/B.swift:9:3: error: cannot find 'Row' in scope

      """
    #expect(
      DependencyBuild.unfoundModules(CompilerMessage.parse(output)) == ["Charts", "MarqueeText"])
  }
}
