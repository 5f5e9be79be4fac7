import Intents

/// What Edit Widget offers on iOS 16 and before it, where no App Intent can be used.
class BoardIntent: INIntent {
  /// Whether the board follows the system's appearance or stays light.
  var theme: BoardTheme = .system
  var pier: Pier = .harbour
}

enum BoardTheme: Int {
  case system = 1
  case light = 2
}

enum Pier: String, CaseIterable {
  case harbour, lighthouse

  var path: String { rawValue }
}
