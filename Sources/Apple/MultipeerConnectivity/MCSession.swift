import DeviceWorld
import Foundation

/// A device by the name that it shows.
open class MCPeerID: NSObject, @unchecked Sendable {
  public let displayName: String
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

public struct MCError: Error, Equatable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "MCErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

/// A session of near devices, which is this device alone.
open class MCSession: NSObject, @unchecked Sendable {
  open weak var delegate: (any MCSessionDelegate)?
  public let myPeerID: MCPeerID
  public let encryptionPreference: MCEncryptionPreference
  open var connectedPeers: [MCPeerID] { [] }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    self.encryptionPreference = encryptionPreference
  }

  /// - Throws: always, that no peer is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  {
    DeviceAnswers.rests("MCSession.send(_:toPeers:with:)", "no other device is near")
    throw MCError(.notConnected)
  }
  open func disconnect() {}
}

public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}
