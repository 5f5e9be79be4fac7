import Foundation

/// Whose appearance the board takes.
enum BoardTheme: Int {
  /// As the app is set.
  case app = 0
  case system = 1
  case light = 2

  /// Either ``system`` or ``light``: what the app says where the widget leaves it to the app.
  var resolved: BoardTheme {
    guard self == .app else { return self }
    let shared = UserDefaults(suiteName: "group.example.tidewater")
    return shared?.integer(forKey: "theme") == BoardTheme.light.rawValue ? .light : .system
  }
}
