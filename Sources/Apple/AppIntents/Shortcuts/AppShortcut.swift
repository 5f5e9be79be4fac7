import FoundationExtras

/// An intent that people can run as soon as the app is installed.
public struct AppShortcut: Sendable {
  package let intent: any AppIntent
  package let phrases: [String]
  package let shortTitle: LocalizedStringResource?
  package let systemImageName: String?

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
    self.phrases = phrases.map(\.words)
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  /// - Parameter parameterPresentation: how the values of a parameter are shown beside each other.
  public init<Intent: AppIntent, Presentation>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, parameterPresentation: Presentation
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }

  /// What it is called: its short title, else its intent's.
  package var title: LocalizedStringResource { shortTitle ?? type(of: intent).title }
}

public enum AppShortcutPhraseToken: Sendable { case applicationName }

/// What somebody says to run a shortcut. The app's name has to be in it.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// With `${applicationName}` and `${parameter}` for what stands in for them.
  let words: String

  public init(_ value: String) { words = value }
  public init(stringLiteral value: String) { words = value }
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var words = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { words += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      words += "${\(token)}"
    }
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      words += "${parameter}"
    }
  }
}
