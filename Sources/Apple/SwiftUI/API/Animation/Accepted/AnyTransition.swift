import Foundation

/// A type-erased transition by which a view appears and disappears. A still picture shows the view in place.
public struct AnyTransition: Sendable {
  private init() {}
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static var scale: AnyTransition { .identity }
  public static var slide: AnyTransition { .identity }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .identity
  }
  public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .identity }
  public static func move(edge: Edge) -> AnyTransition { .identity }
  public static func push(from edge: Edge) -> AnyTransition { .identity }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    .identity
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .identity
  }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  @_disfavoredOverload
  public nonisolated func transition(_ t: AnyTransition) -> _RestingView<Self> {
    resting("transition", .motion)
  }
}
