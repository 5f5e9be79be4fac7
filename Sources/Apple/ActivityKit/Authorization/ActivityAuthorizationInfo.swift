/// The permission of the app to start Live Activities.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}

  public var areActivitiesEnabled: Bool { ActivitySystem.shared.areActivitiesEnabled }
  public var frequentPushesEnabled: Bool { ActivitySystem.shared.areFrequentPushesEnabled }
  /// Each change of ``areActivitiesEnabled`` from now on.
  public let activityEnablementUpdates = ActivityEnablementUpdates()
  /// Each change of ``frequentPushesEnabled`` from now on.
  public let frequentPushEnablementUpdates = FrequentPushEnablementUpdates()

  public struct ActivityEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    public func makeAsyncIterator() -> Iterator {
      Iterator(values: ActivitySystem.shared.enablement.stream().makeAsyncIterator())
    }
    public struct Iterator: AsyncIteratorProtocol {
      var values: AsyncStream<Bool>.Iterator
      public mutating func next() async -> Bool? { await values.next() }
    }
  }

  public struct FrequentPushEnablementUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    public func makeAsyncIterator() -> Iterator {
      Iterator(values: ActivitySystem.shared.frequentPushEnablement.stream().makeAsyncIterator())
    }
    public struct Iterator: AsyncIteratorProtocol {
      var values: AsyncStream<Bool>.Iterator
      public mutating func next() async -> Bool? { await values.next() }
    }
  }
}
