import DeviceWorld
import Foundation

/// The Wi-Fi network that a device is in. An extension without the entitlement gets none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open var isSecure: Bool { false }

  private class func note() {
    DeviceAnswers.note(
      DeviceUse(
        question: "NEHotspotNetwork for the Wi-Fi network", key: "", answer: .nothing("none")))
  }
  open class func fetchCurrent() async -> NEHotspotNetwork? {
    note()
    return nil
  }
  @preconcurrency open class func fetchCurrent(
    completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void
  ) {
    note()
    Callback.onMain { completionHandler(nil) }
  }
}
