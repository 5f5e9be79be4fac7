import Foundation

/// A connection between a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Adds to the number of values that the subscriber accepts.
  func request(_ demand: Subscribers.Demand)
}

/// Subscriptions that send nothing.
public enum Subscriptions {
  public static var empty: any Subscription { EmptySubscription() }
}

private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}

/// A receiver of values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  /// - Returns: how many values more it is ready for, beside those already asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// An identifier of a subscription or a subscriber.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last = 0
  private let number: Int

  public init() {
    number = Self.lock.withLock {
      Self.last += 1
      return Self.last
    }
  }
  public init(_ obj: AnyObject) { number = Int(bitPattern: ObjectIdentifier(obj)) }
  public var description: String { "0x\(String(number, radix: 16))" }
}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
