import Foundation

/// The account that the app stores for its widgets in the App Group.
struct Account {
  static let group = "group.example.quill"

  @GroupStorage("session.token") private var token: String?
  @GroupStorage("session.signedOut") private var signedOut: Bool?
  @GroupStorage("display.directionColors") private var storedColors: String?

  var isSignedIn: Bool { token != nil }

  /// True only after someone chose to sign out: a guest has never signed in.
  var hasSignedOut: Bool { signedOut ?? false }

  var directionColors: DirectionColors {
    storedColors.flatMap(DirectionColors.init) ?? .automatic
  }
}

/// A value in the App Group's defaults; nil where the app has never set it.
@propertyWrapper
struct GroupStorage<Value> {
  private let key: String

  init(_ key: String) {
    self.key = key
  }

  var wrappedValue: Value? {
    UserDefaults(suiteName: Account.group)?.object(forKey: key) as? Value
  }
}
