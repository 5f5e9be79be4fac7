import DeviceWorld
import Foundation

/// An offer to devices near.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
  }
  open func startAdvertisingPeer() {
    DeviceAnswers.rests(
      "MCNearbyServiceAdvertiser.startAdvertisingPeer()", "no other device is near")
  }
  open func stopAdvertisingPeer() {}
}

/// A search for devices near.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public let myPeerID: MCPeerID
  public let serviceType: String
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
  }
  open func startBrowsingForPeers() {
    DeviceAnswers.rests("MCNearbyServiceBrowser.startBrowsingForPeers()", "no other device is near")
  }
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {
    DeviceAnswers.rests(
      "MCNearbyServiceBrowser.invitePeer(_:to:withContext:timeout:)", "no other device is near")
  }
}

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}
extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}
extension MCNearbyServiceBrowserDelegate {
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}
