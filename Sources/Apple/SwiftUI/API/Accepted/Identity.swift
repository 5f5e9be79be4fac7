import Foundation

// Names by which views are identified over time. A still picture has no time.

extension View {
  public nonisolated func id<ID: Hashable>(_ id: ID) -> _RestingView<Self> {
    resting("id", .motion)
  }
}

extension View where Self: Equatable {
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A view whose body would be evaluated again only where it differs.
public nonisolated struct EquatableView<Content: Equatable & View>: View {
  public var content: Content
  public nonisolated init(content: Content) { self.content = content }
  @MainActor public var body: Content { content }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> _RestingView<Self> {
    resting("matchedGeometryEffect", .motion)
  }
}
