import Foundation

/// An object that publishes when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// A publisher that sends before each change of its object.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let subscriptions = SubjectSubscriptions<Void, Never>()

  public init() {}
  public func send() { subscriptions.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscriptions.attach(AnySubscriber(subscriber))
  }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// One for all the published properties of the object; where it has none, a new one each time.
  public var objectWillChange: ObservableObjectPublisher {
    var own: ObservableObjectPublisher?
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for child in level.children {
        guard let published = child.value as? any PublishedStorage else { continue }
        own = own ?? published.owner ?? ObservableObjectPublisher()
        published.owner = own
      }
      mirror = level.superclassMirror
    }
    return own ?? ObservableObjectPublisher()
  }
}

/// The storage of a published property, through which the object's publisher is set.
protocol PublishedStorage {
  var owner: ObservableObjectPublisher? { get nonmutating set }
}
