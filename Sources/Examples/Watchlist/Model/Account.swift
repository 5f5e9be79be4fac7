import Foundation

/// What the app leaves for its widgets in the App Group.
enum Account {
  static let group = "group.example.quill"

  @GroupStorage("session.token") static var token: String?
  @GroupStorage("session.signedOut") static var hasSignedOut: Bool?
  @GroupStorage("display.directionColors") private static var storedColors: String?

  static var isSignedIn: Bool { token != nil }

  static var directionColors: DirectionColors {
    storedColors.flatMap(DirectionColors.init) ?? .automatic
  }
}

/// A value in the App Group's defaults; nil where the app has never set it.
@propertyWrapper
struct GroupStorage<Value>: Sendable {
  private let key: String

  init(_ key: String) {
    self.key = key
  }

  var wrappedValue: Value? {
    UserDefaults(suiteName: Account.group)?.object(forKey: key) as? Value
  }
}
