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

/// The connection of a VPN. It is invalid until its manager has loaded a configuration, and stays as it is then.
///
/// Source: https://developer.apple.com/documentation/networkextension/nevpnstatus/invalid
open class NEVPNConnection: NSObject {
  open var status: NEVPNStatus {
    guard let saved = manager?.saved, saved.isEnabled ?? true else { return .invalid }
    return switch saved.status ?? .disconnected {
    case .invalid: .invalid
    case .disconnected: .disconnected
    case .connecting: .connecting
    case .connected: .connected
    case .reasserting: .reasserting
    case .disconnecting: .disconnecting
    }
  }
  /// The date when the connection began; nil where there is none.
  open var connectedDate: Date? {
    [.connected, .reasserting].contains(status) ? manager?.saved?.connectedSince : nil
  }
  open private(set) weak var manager: NEVPNManager?
  init(_ manager: NEVPNManager) { self.manager = manager }

  /// - Throws: a `NEVPNError` where no configuration is loaded.
  open func startVPNTunnel() throws { try start() }
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws { try start() }
  private func start() throws {
    DeviceAnswers.rests(
      "NEVPNConnection.startVPNTunnel()", "nothing is connected while frames are made")
    guard let saved = manager?.saved else { throw NEVPNError(.configurationInvalid) }
    guard saved.isEnabled ?? true else { throw NEVPNError(.configurationDisabled) }
  }
  open func stopVPNTunnel() {
    DeviceAnswers.rests(
      "NEVPNConnection.stopVPNTunnel()", "nothing is connected while frames are made")
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
