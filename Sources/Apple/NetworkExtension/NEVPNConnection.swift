import DeviceWorld
import Foundation

public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

extension Notification.Name {
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statuschange")
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.configurationchange")
}

/// The connection of a VPN: it is invalid, as no configuration was saved.
///
/// Source: https://developer.apple.com/documentation/networkextension/nevpnstatus/invalid
open class NEVPNConnection: NSObject {
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  open private(set) weak var manager: NEVPNManager?
  init(_ manager: NEVPNManager) { self.manager = manager }

  /// - Throws: always, a `NEVPNError` of a configuration that isn't there.
  open func startVPNTunnel() throws { try start() }
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws { try start() }
  private func start() throws {
    DeviceAnswers.rests("NEVPNConnection.startVPNTunnel()", "there is no VPN")
    throw NEVPNError(.configurationInvalid)
  }
  open func stopVPNTunnel() {
    DeviceAnswers.rests("NEVPNConnection.stopVPNTunnel()", "there is no VPN")
  }
}

/// The connection of an app's own tunnel.
open class NETunnelProviderSession: NEVPNConnection {
  open func sendProviderMessage(
    _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
  ) throws { throw NEVPNError(.configurationInvalid) }
}

public struct NEVPNError: Error, Equatable, CustomNSError {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NEVPNErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
