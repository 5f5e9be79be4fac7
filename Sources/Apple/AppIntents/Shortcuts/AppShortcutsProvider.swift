import FoundationExtras

/// Phrases by which people run an app's intents.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
  /// Phrases for which none of the shortcuts is meant.
  static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
  public static func updateAppShortcutParameters() {}
}

public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

public enum ShortcutTileColor: Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink,
    grayBlue, grayGreen, grayBrown
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}

/// Apple's limits for the shortcuts of an app.
package enum AppShortcutRules {
  /// Source: WWDC22, "Implement App Shortcuts with App Intents".
  package static let mostShortcuts = 10

  /// The problems of a provider's shortcuts, each a sentence; empty where there are none.
  package static func faults(of shortcuts: [AppShortcut], in provider: String) -> [String] {
    var faults: [String] = []
    if shortcuts.count > mostShortcuts {
      faults.append(
        "\(provider) has \(shortcuts.count) app shortcuts; an app may have \(mostShortcuts).")
    }
    for shortcut in shortcuts {
      for phrase in shortcut.phrases where !phrase.contains("${applicationName}") {
        faults.append(
          "\(provider): the phrase “\(phrase)” lacks the app's name; write "
            + "\\(.applicationName) into it.")
      }
    }
    return faults
  }
}
