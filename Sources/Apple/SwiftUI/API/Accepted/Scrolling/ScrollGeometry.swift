import Foundation

// The place to which a scroll view has scrolled. In a picture it has scrolled nowhere, and the actions aren't called.

/// The sizes of a scroll view and the place that it has scrolled to, in points.
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

/// The phase of a scroll.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// The circumstances in which a scroll view's phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  public let geometry: ScrollGeometry
}

/// The place to which a scroll view has scrolled, or is to scroll: a view's identity, a point or an edge.
public struct ScrollPosition: Equatable, Sendable {
  public private(set) var isPositionedByUser = false
  public private(set) var edge: Edge?
  public private(set) var point: CGPoint?
  nonisolated(unsafe) private var id: AnyHashable?
  private var horizontal: CGFloat?
  private var vertical: CGFloat?

  public init<ID: Hashable & Sendable>(idType: ID.Type = ScrollPosition.Never.self) {}
  public init<ID: Hashable & Sendable>(
    id: ID, anchor: UnitPoint? = nil
  ) {
    self.id = AnyHashable(id)
  }
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = ScrollPosition.Never.self, edge: Edge
  ) {
    self.edge = edge
  }
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = ScrollPosition.Never.self, point: CGPoint
  ) {
    self.point = point
  }
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = ScrollPosition.Never.self, x: CGFloat, y: CGFloat
  ) {
    point = CGPoint(x: x, y: y)
  }
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = ScrollPosition.Never.self, x: CGFloat
  ) {
    horizontal = x
  }
  public init<ID: Hashable & Sendable>(
    idType: ID.Type = ScrollPosition.Never.self, y: CGFloat
  ) {
    vertical = y
  }

  /// The identity of views that have none.
  public enum Never: Hashable, Sendable {}

  public var viewID: (any Hashable)? { id?.base as? any Hashable }
  public func viewID<T: Hashable>(type: T.Type) -> T? { id?.base as? T }
  public var x: CGFloat? { horizontal ?? point?.x }
  public var y: CGFloat? { vertical ?? point?.y }

  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(y: y) }
}

/// The look of a scroll view's content at an edge under a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static var automatic: ScrollEdgeEffectStyle { .init(name: "automatic") }
  public static var soft: ScrollEdgeEffectStyle { .init(name: "soft") }
  public static var hard: ScrollEdgeEffectStyle { .init(name: "hard") }
}

extension EnvironmentValues {
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
  @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
  @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic
}

extension View {
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> _RestingView<Self> {
    resting("scrollPosition", .scrolling)
  }
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> _RestingView<Self> {
    resting("onScrollGeometryChange", .scrolling)
  }
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> _RestingView<Self> {
    resting("onScrollPhaseChange", .scrolling)
  }
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> _RestingView<Self> {
    resting("onScrollPhaseChange", .scrolling)
  }
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> _RestingView<Self> {
    resting("onScrollVisibilityChange", .scrolling)
  }
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> _RestingView<Self> {
    resting("onScrollTargetVisibilityChange", .scrolling)
  }
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> _RestingView<Self> {
    resting("scrollEdgeEffectStyle", .scrolling)
  }
  public nonisolated func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> _RestingView<Self> {
    resting("scrollEdgeEffectHidden", .scrolling)
  }
}
