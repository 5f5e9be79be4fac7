import Foundation

/// How a view comes and goes. A still picture shows it as it stays.
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

/// How a view's content changes into another.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let identity = ContentTransition("identity")
  public static let opacity = ContentTransition("opacity")
  public static let interpolate = ContentTransition("interpolate")
  public static let symbolEffect = ContentTransition("symbolEffect")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition("numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition("numericText")
  }
}

extension View {
  public nonisolated func transition(_ t: AnyTransition) -> some View { self }
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
}
