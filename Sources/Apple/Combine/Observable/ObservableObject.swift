import Foundation

/// An object that says when it is about to change.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

/// Sends each time its object is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never
  private let conduits = Conduits<Void, Never>()

  public init() {}
  public func send() { conduits.send(()) }
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    conduits.attach(AnySubscriber(subscriber))
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

/// What the object's publisher is told through.
protocol PublishedStorage {
  var owner: ObservableObjectPublisher? { get nonmutating set }
}
