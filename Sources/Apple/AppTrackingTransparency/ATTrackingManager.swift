// App Tracking Transparency: the person was never asked.

import DeviceWorld
@_exported import FoundationExtras

/// The person's answer whether apps may track.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }
  open class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  private class func rests() {
    DeviceAnswers.rests(
      "ATTrackingManager.requestTrackingAuthorization()", "an extension can't ask the person")
  }
  open class func requestTrackingAuthorization() async -> AuthorizationStatus {
    rests()
    return .denied
  }
  @preconcurrency
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    rests()
    Callback.onQueue { completion(.denied) }
  }
}
