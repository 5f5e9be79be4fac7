import Foundation

extension NotificationCenter {
  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Failure == Never, S.Input == Notification {
      Publishers._Merged<Notification, Never> { downstream in
        let observer = center.addObserver(forName: name, object: object, queue: nil) {
          downstream.send($0)
        }
        downstream.adopt(Observation(center: center, observer: observer))
      }.receive(subscriber: subscriber)
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// An observer as a subscription, so that it goes when its subscriber does.
private final class Observation: Subscription {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol
  init(center: NotificationCenter, observer: any NSObjectProtocol) {
    self.center = center
    self.observer = observer
  }
  func request(_ demand: Subscribers.Demand) {}
  func cancel() { center.removeObserver(observer) }
}
