/// The reason why an activity can't start.
public enum ActivityAuthorizationError: Int, CustomNSError, LocalizedError, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded,
    unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier, unentitled,
    malformedActivityIdentifier, reconnectNotPermitted

  public static var errorDomain: String { "com.apple.ActivityKit.ActivityInput" }
  public var errorCode: Int { rawValue }
  public var errorDescription: String? { failureReason }
  /// Linux's Foundation takes an NSError's description from here.
  public var errorUserInfo: [String: Any] {
    failureReason.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  public var failureReason: String? {
    switch self {
    case .attributesTooLarge:
      "The activity's attributes and content state are over 4 kB."
    case .unsupported: "The device has no Live Activities."
    case .denied: "Live Activities are turned off for this app."
    case .globalMaximumExceeded: "The device shows as many Live Activities as it can."
    case .targetMaximumExceeded: "The app has as many Live Activities as it may."
    case .unsupportedTarget: "The app doesn't declare that it supports Live Activities."
    case .visibility: "The app wasn't in the foreground."
    case .persistenceFailure: "The activity could not be stored."
    case .missingProcessIdentifier: "The process asking has no identifier."
    case .unentitled: "The app lacks the entitlement."
    case .malformedActivityIdentifier: "The activity's identifier isn't one."
    case .reconnectNotPermitted: "The process may not take up an activity of another."
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .attributesTooLarge: "Keep only what changes the picture in it."
    case .denied: "Ask the person to allow Live Activities in Settings."
    case .globalMaximumExceeded, .targetMaximumExceeded: "End another Live Activity first."
    case .unsupportedTarget: "Set NSSupportsLiveActivities to YES in the app's Info.plist."
    case .visibility: "Request the activity while the app is in the foreground."
    default: nil
    }
  }
}
