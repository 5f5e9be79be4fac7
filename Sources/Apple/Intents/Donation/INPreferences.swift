import FoundationExtras

public enum INSiriAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}

/// The user's settings for Siri, as before the first request for authorization.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }

  /// Asks for authorization. There is no user to answer, so the status doesn't change.
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    handler(.notDetermined)
  }

  open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .notDetermined }
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized
}

open class INFocusStatus: NSObject, @unchecked Sendable {
  /// Whether a Focus is on; nil where the app may not know.
  public let isFocused: Bool?
  public init(isFocused: Bool? = nil) { self.isFocused = isFocused }
}

/// The user's Focus, as before the first request for authorization.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
  public static let `default` = INFocusStatusCenter()

  private override init() {}

  open var focusStatus: INFocusStatus { INFocusStatus() }
  open var authorizationStatus: INFocusStatusAuthorizationStatus { .notDetermined }

  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) {
    completionHandler?(.notDetermined)
  }

  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .notDetermined }
}
