import Intents

/// The configuration that Edit Widget offers up to iOS 16, where no App Intent can be used.
class BoardIntent: INIntent {
  /// Whether the board follows the system's appearance or stays light.
  var theme: BoardTheme = .app
  var pier: Pier = .harbour
}

enum Pier: String, CaseIterable {
  case harbour, lighthouse

  var path: String { rawValue }
}
