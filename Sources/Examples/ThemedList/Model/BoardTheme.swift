import Foundation

/// The appearance of the board.
enum BoardTheme: Int {
  /// The appearance that is set in the app.
  case app = 0
  case system = 1
  case light = 2

  /// The appearance to draw, ``system`` or ``light``; the app's setting if the widget follows the app.
  var resolved: BoardTheme {
    guard self == .app else { return self }
    let shared = UserDefaults(suiteName: "group.example.tidewater")
    return shared?.integer(forKey: "theme") == BoardTheme.light.rawValue ? .light : .system
  }
}
