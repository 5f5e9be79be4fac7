import DeviceWorld
import Foundation

/// A connection, which finds no network: it waits, as on a device without one, and what is sent fails.
public final class NWConnection: @unchecked Sendable {
  public enum State: Hashable, Sendable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }

  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  public final class ContentContext: Sendable {
    public let identifier: String
    public let isFinal: Bool
    public init(identifier: String, isFinal: Bool = false) {
      self.identifier = identifier
      self.isFinal = isFinal
    }
    public static let defaultMessage = ContentContext(identifier: "Default message")
    public static let finalMessage = ContentContext(identifier: "Final message", isFinal: true)
    public static let defaultStream = ContentContext(identifier: "Default stream")
  }

  public typealias Receipt =
    @Sendable (
      _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
    ) -> Void

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  private let lock = NSLock()
  private var handler: (@Sendable (State) -> Void)?
  private var now = State.setup
  private var startedOn: DispatchQueue?

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  public var state: State { lock.withLock { now } }
  public var queue: DispatchQueue? { lock.withLock { startedOn } }
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  public var currentPath: NWPath? { nil }

  /// Nothing connects: the states are `preparing`, then `waiting` for a network.
  public func start(queue: DispatchQueue) {
    DeviceAnswers.rests(
      "NWConnection to \(endpoint.debugDescription)", "frames are made without a network")
    lock.withLock { startedOn = queue }
    queue.async { [self] in
      enter(.preparing)
      enter(.waiting(Self.noNetwork))
    }
  }

  public func cancel() { onQueue { [self] in enter(.cancelled) } }
  public func forceCancel() { cancel() }
  public func restart() {}

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let done) = completion else { return }
    onQueue { done(Self.noNetwork) }
  }

  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping Receipt
  ) {
    onQueue { completion(nil, nil, false, Self.noNetwork) }
  }

  public func receiveMessage(completion: @escaping Receipt) {
    onQueue { completion(nil, nil, false, Self.noNetwork) }
  }

  private static let noNetwork = NWError.posix(.ENETDOWN)

  /// A cancelled connection stays so.
  private func enter(_ state: State) {
    let call = lock.withLock { () -> (@Sendable (State) -> Void)? in
      guard now != .cancelled else { return nil }
      now = state
      return handler
    }
    call?(state)
  }

  private func onQueue(_ call: @escaping @Sendable () -> Void) {
    (queue ?? DispatchQueue(label: "vitrine.network")).async(execute: call)
  }
}
