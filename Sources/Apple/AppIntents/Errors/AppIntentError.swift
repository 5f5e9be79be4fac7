import FoundationExtras

/// The reason why an intent couldn't be performed, where the app has no error of its own for it.
public struct AppIntentError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  public let description: String
  public var errorDescription: String? { description }

  init(_ description: String) { self.description = description }

  public static var restartPerform: AppIntentError { .init("The intent wants to begin again.") }

  /// Nothing that a person can do at once would help.
  public enum Unrecoverable {
    public static let unknown = AppIntentError("It failed for an unknown reason.")
    public static let entityNotFound = AppIntentError("No entity was found.")
    public static let featureCurrentlyRestricted = AppIntentError("The feature is restricted.")
    public static let networkFailure = AppIntentError("There is no network.")
    public static let notAllowed = AppIntentError("It isn't allowed.")
    public static let unsupportedOnDevice = AppIntentError("The device doesn't support it.")
    public static let deviceStorageFull = AppIntentError("The device's storage is full.")
    public static let partialFailure = AppIntentError("Part of it failed.")
    public static let requestTimedOut = AppIntentError("It took too long.")
  }

  /// The person has to do something first.
  public enum UserActionRequired {
    public static let accountSetup = AppIntentError("An account has to be set up.")
    public static let signin = AppIntentError("Signing in is required.")
    public static let confirmation = AppIntentError("It has to be confirmed.")
    public static let subscriptionRequired = AppIntentError("It needs a subscription.")
  }

  /// The person has to allow something first.
  public enum PermissionRequired {
    public static let unknown = AppIntentError("It needs a permission.")
    public static let bluetooth = AppIntentError("It needs the permission to use Bluetooth.")
    public static let calendar = AppIntentError("It needs the permission to read calendars.")
    public static let camera = AppIntentError("It needs the permission to use the camera.")
    public static let contacts = AppIntentError("It needs the permission to read contacts.")
    public static let location = AppIntentError("It needs the permission to know the location.")
    public static let microphone = AppIntentError("It needs the permission to use the microphone.")
    public static let photos = AppIntentError("It needs the permission to read photos.")
  }
}
