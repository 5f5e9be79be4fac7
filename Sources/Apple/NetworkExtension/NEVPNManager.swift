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

/// The VPN of an app: the configuration of the world file, once it is loaded. None can be saved.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let one = NEVPNManager()
  open class func shared() -> NEVPNManager { one }

  /// The configuration that was loaded.
  private(set) var saved: VPNSection?

  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var localizedDescription: String?
  open var onDemandRules: [NEOnDemandRule]?
  open var protocolConfiguration: NEVPNProtocol?
  open var connection: NEVPNConnection { made }
  private lazy var made = newConnection()
  func newConnection() -> NEVPNConnection { NEVPNConnection(self) }

  static func section() -> VPNSection? {
    DeviceAnswers.ask(
      \.vpn, key: "vpn", "\(self) for the VPN", empty: "without a configuration")
  }
  func newProtocol(_ section: VPNSection) -> NEVPNProtocol { NEVPNProtocolIKEv2() }
  func load(_ section: VPNSection?) {
    saved = section
    guard let section else { return }
    isEnabled = section.isEnabled ?? true
    isOnDemandEnabled = section.isOnDemand ?? false
    localizedDescription = section.name
    let configuration = newProtocol(section)
    configuration.serverAddress = section.server
    protocolConfiguration = configuration
  }
  open func loadFromPreferences() async throws { load(Self.section()) }
  @preconcurrency open func loadFromPreferences(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    load(Self.section())
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
  override func newProtocol(_ section: VPNSection) -> NEVPNProtocol {
    let made = NETunnelProviderProtocol()
    made.providerBundleIdentifier = section.provider
    made.providerConfiguration = section.configuration?.mapValues(\.propertyListValue)
    return made
  }
  private class func all() -> [NETunnelProviderManager] {
    guard let section = section() else { return [] }
    let manager = NETunnelProviderManager()
    manager.load(section)
    return [manager]
  }
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { all() }
  @preconcurrency open class func loadAllFromPreferences(
    completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) {
    let all = all()
    Callback.onMain { completionHandler(all, nil) }
  }
}
