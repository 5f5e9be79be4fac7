import DeviceWorld
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = Self(rawValue: 1 << 0)
  public static let reachable = Self(rawValue: 1 << 1)
  public static let connectionRequired = Self(rawValue: 1 << 2)
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  public static let interventionRequired = Self(rawValue: 1 << 4)
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  public static let isDirect = Self(rawValue: 1 << 17)
  public static let isWWAN = Self(rawValue: 1 << 18)
}

/// A host whose reachability is asked for. All hosts are alike.
public final class SCNetworkReachability: @unchecked Sendable {
  fileprivate var callback: SCNetworkReachabilityCallBack?
  fileprivate var info: UnsafeMutableRawPointer?
}

public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The values that a callback is called with.
public struct SCNetworkReachabilityContext {
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
  }
}

public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// The flags by the world file's network: none where there is no connection.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = currentFlags()
  return true
}

private func currentFlags() -> SCNetworkReachabilityFlags {
  let section = DeviceAnswers.ask(
    \.network, key: "network", "SCNetworkReachability for the network", empty: "unreachable")
  return switch section?.interface {
  case nil where section == nil: []
  case .some(.none): []
  case .cellular: [.reachable, .isWWAN]
  default: .reachable
  }
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.callback = callout
  target.info = context?.pointee.info
  return true
}

/// The callback is called once: the network doesn't change while frames are made.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool {
  guard let queue, let callback = target.callback else { return true }
  let call = Passed((callback, target, target.info)), flags = currentFlags()
  queue.async { call.value.0(call.value.1, flags, call.value.2) }
  return true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: NSString
) -> Bool { SCNetworkReachabilitySetDispatchQueue(target, .main) }
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: NSString
) -> Bool { true }
