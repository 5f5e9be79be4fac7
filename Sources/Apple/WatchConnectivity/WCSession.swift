import DeviceWorld
import Foundation

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

public let WCErrorDomain = "WCErrorDomain"
/// An error of Watch Connectivity.
public struct WCError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
    case watchAppNotInstalled, notReachable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }
}

/// Hears of the session. All its methods but the first are optional.
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionWatchStateDidChange(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// Something that waits to be sent.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
  nonisolated(unsafe) public let userInfo: [String: Any]
  open var isCurrentComplicationInfo: Bool { false }
  open var isTransferring: Bool { false }
  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
  open func cancel() {}
}

/// The connection of phone and watch.
open class WCSession: NSObject, @unchecked Sendable {
  private static let session = WCSession()
  open class var `default`: WCSession { session }
  open class func isSupported() -> Bool { true }
  open weak var delegate: (any WCSessionDelegate)?
  private let lock = NSLock()
  private var state = WCSessionActivationState.notActivated
  private var sent: [String: Any] = [:]

  private func ask() -> WatchSection? {
    DeviceAnswers.ask(\.watch, key: "watch", "WCSession for the watch", empty: "not paired")
  }

  open func activate() {
    lock.withLock { state = .activated }
    Callback.onQueue { [self] in
      delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
    }
  }
  open var activationState: WCSessionActivationState { lock.withLock { state } }
  open var isPaired: Bool { ask().map { $0.isPaired ?? true } ?? false }
  open var isWatchAppInstalled: Bool { ask().map { $0.isAppInstalled ?? true } ?? false }
  open var isCompanionAppInstalled: Bool { isWatchAppInstalled }
  open var isComplicationEnabled: Bool { ask()?.isComplicationEnabled ?? false }
  open var isReachable: Bool { ask()?.isReachable ?? false }
  open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
  open var remainingComplicationUserInfoTransfers: Int { isComplicationEnabled ? 50 : 0 }
  open var hasContentPending: Bool { false }
  open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }

  open var receivedApplicationContext: [String: Any] {
    (ask()?.context ?? [:]).mapValues(\.propertyListValue)
  }
  open var applicationContext: [String: Any] { lock.withLock { sent } }

  private func rests(_ call: String) {
    DeviceAnswers.rests("WCSession.\(call)", "no watch is there to receive it")
  }
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    rests("updateApplicationContext(_:)")
    lock.withLock { sent = applicationContext }
  }
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: (((any Error)) -> Void)? = nil
  ) {
    rests("sendMessage(_:replyHandler:errorHandler:)")
    let fail = Passed(errorHandler)
    Callback.onQueue { fail.value?(WCError(.notReachable)) }
  }
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    rests("sendMessageData(_:replyHandler:errorHandler:)")
    let fail = Passed(errorHandler)
    Callback.onQueue { fail.value?(WCError(.notReachable)) }
  }
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    rests("transferUserInfo(_:)")
    return WCSessionUserInfoTransfer(userInfo)
  }
  @discardableResult
  open func transferCurrentComplicationUserInfo(
    _ userInfo: [String: Any] = [:]
  ) -> WCSessionUserInfoTransfer {
    rests("transferCurrentComplicationUserInfo(_:)")
    return WCSessionUserInfoTransfer(userInfo)
  }
}
