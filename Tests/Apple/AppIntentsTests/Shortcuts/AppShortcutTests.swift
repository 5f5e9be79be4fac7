import TestSupport
import Testing

@testable import AppIntents

/// More than ten shortcuts, and phrases without the app's name.
@Suite struct AppShortcutTests {
  private func shortcuts(_ count: Int) -> [AppShortcut] {
    (0..<count).map { _ in
      AppShortcut(
        intent: Moor(), phrases: ["Moor at \(\.$harbour) with \(.applicationName)"],
        shortTitle: "Moor", systemImageName: "ferry")
    }
  }

  @Test func tenAreFineAndElevenAreNot() throws {
    #expect(AppShortcutRules.faults(of: shortcuts(10), in: "Ours") == [])
    #expect(
      AppShortcutRules.faults(of: shortcuts(11), in: "Ours") == [
        "Ours has 11 app shortcuts; an app may have 10."
      ])
    #expect(try shortcuts(1).element(0).phrases == ["Moor at ${parameter} with ${applicationName}"])
  }

  @Test func aPhraseNamesTheApp() {
    let lost = AppShortcut(
      intent: Moor(), phrases: ["Moor now"], shortTitle: "Moor", systemImageName: "ferry")
    #expect(
      AppShortcutRules.faults(of: [lost], in: "Ours") == [
        "Ours: the phrase “Moor now” lacks the app's name; write \\(.applicationName) into it."
      ])
  }
}
