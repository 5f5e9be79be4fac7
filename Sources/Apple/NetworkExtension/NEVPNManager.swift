import DeviceWorld
import Foundation

/// The description of a VPN's server.
open class NEVPNProtocol: NSObject {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
}
open class NEVPNProtocolIKEv2: NEVPNProtocol {
  open var remoteIdentifier: String?
  open var localIdentifier: String?
  open var useExtendedAuthentication = false
}
open class NETunnelProviderProtocol: NEVPNProtocol {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}

open class NEOnDemandRule: NSObject {}
open class NEOnDemandRuleConnect: NEOnDemandRule {}
open class NEOnDemandRuleDisconnect: NEOnDemandRule {}

/// The VPN of an app: no configuration was saved, and none can be.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let one = NEVPNManager()
  open class func shared() -> NEVPNManager { one }

  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var localizedDescription: String?
  open var onDemandRules: [NEOnDemandRule]?
  open var protocolConfiguration: NEVPNProtocol?
  open var connection: NEVPNConnection { made }
  private lazy var made = newConnection()
  func newConnection() -> NEVPNConnection { NEVPNConnection(self) }

  static func note() {
    DeviceAnswers.note(
      DeviceUse(
        question: "NEVPNManager for the VPN", key: "", answer: .nothing("without a configuration")))
  }
  open func loadFromPreferences() async throws { Self.note() }
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Self.note()
    Callback.onMain { completionHandler(nil) }
  }
  private func rests(_ call: String) -> any Error {
    DeviceAnswers.rests("NEVPNManager.\(call)", "there are no preferences of the system")
    return NEVPNError(.configurationReadWriteFailed)
  }
  open func saveToPreferences() async throws { throw rests("saveToPreferences()") }
  @preconcurrency open func saveToPreferences(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = rests("saveToPreferences()")
    if let completionHandler { Callback.onMain { completionHandler(error) } }
  }
  open func removeFromPreferences() async throws { throw rests("removeFromPreferences()") }
  @preconcurrency open func removeFromPreferences(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = rests("removeFromPreferences()")
    if let completionHandler { Callback.onMain { completionHandler(error) } }
  }
}

/// The VPN of an app's own tunnel.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  public override init() { super.init() }
  override func newConnection() -> NEVPNConnection { NETunnelProviderSession(self) }
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] {
    note()
    return []
  }
  @preconcurrency open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    note()
    Callback.onMain { completionHandler([], nil) }
  }
}
