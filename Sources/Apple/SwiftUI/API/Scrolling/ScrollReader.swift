import Foundation

/// A view whose content may scroll by a proxy; a picture shows nothing of that.
public nonisolated struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public nonisolated init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  @MainActor public var body: some View { content(ScrollViewProxy()) }
}

public struct ScrollViewProxy {
  /// Does nothing: a picture is made before anyone scrolls.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
