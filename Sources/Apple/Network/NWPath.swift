import DeviceWorld
import Foundation

/// A network interface.
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
  public var index: Int { 1 }
}

/// The way to the network.
public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  public let status: Status
  public let availableInterfaces: [NWInterface]
  public let isExpensive: Bool
  public let isConstrained: Bool
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  /// The ends of a connection's path; a path of the device has none.
  public var localEndpoint: NWEndpoint? { nil }
  public var remoteEndpoint: NWEndpoint? { nil }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  init(_ section: NetworkSection?) {
    // A section that names none is a connection all the same.
    let interface = section.map { $0.interface ?? .wifi } ?? .none
    status = interface == .none ? .unsatisfied : .satisfied
    availableInterfaces =
      switch interface {
      case .none: []
      case .wifi: [NWInterface(type: .wifi, name: "en0")]
      case .cellular: [NWInterface(type: .cellular, name: "pdp_ip0")]
      case .wired: [NWInterface(type: .wiredEthernet, name: "en1")]
      case .other: [NWInterface(type: .other, name: "utun0")]
      }
    isExpensive = section?.isExpensive ?? (interface == .cellular)
    isConstrained = section?.isConstrained ?? false
  }
}

/// Watches the way to the network: the world file's, and no connection without it.
public final class NWPathMonitor: AsyncSequence, @unchecked Sendable {
  private let interface: NWInterface.InterfaceType?
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?

  public init() { interface = nil }
  public init(requiredInterfaceType: NWInterface.InterfaceType) {
    interface = requiredInterfaceType
  }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { interface = nil }

  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public var currentPath: NWPath {
    let section = DeviceAnswers.ask(
      \.network, key: "network", "NWPathMonitor for the connection", empty: "none")
    let path = NWPath(section)
    if let interface, !path.usesInterfaceType(interface) { return NWPath(nil) }
    return path
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    let path = currentPath
    queue.async { [self] in pathUpdateHandler?(path) }
  }
  public func cancel() { pathUpdateHandler = nil }

  public typealias Element = NWPath
  /// The path, once.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var path: NWPath?
    public mutating func next() async -> NWPath? {
      defer { path = nil }
      return path
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(path: currentPath) }
}
