import Combine
import Foundation

/// A view that would do something with what a publisher sends. Nothing is sent before the picture is
/// taken.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
  public var content: Content
  public var publisher: PublisherType
  public var action: (PublisherType.Output) -> Void

  public nonisolated init(
    content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
  ) {
    self.content = content
    self.publisher = publisher
    self.action = action
  }
  @MainActor public var body: Content { content }
}

extension View {
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> _RestingView<Self> where P.Failure == Never {
    resting("onReceive", .lifecycle)
  }
}
