import Foundation

/// The VPN whose configuration the app saved in the system's settings.
package struct VPNSection: Codable, Hashable, Sendable {
  /// `disconnected` where there is none.
  package var status: Status?
  /// The name that the system's settings show.
  package var name: String?
  /// The address of the server.
  package var server: String?
  package var connectedSince: Date?
  package var isEnabled: Bool?
  package var isOnDemand: Bool?
  /// The bundle identifier of the app's own tunnel.
  package var provider: String?
  /// Values that the app saved for its own tunnel.
  package var configuration: [String: WorldValue]?

  package enum Status: String, WorldChoice {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
  }
}
