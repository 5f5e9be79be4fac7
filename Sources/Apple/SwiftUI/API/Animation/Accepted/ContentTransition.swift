import Foundation

/// The transition from a view's content to its next.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public static let identity = ContentTransition("identity")
  public static let opacity = ContentTransition("opacity")
  public static let interpolate = ContentTransition("interpolate")
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
  public static let symbolEffect = ContentTransition("symbolEffect")
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition("numericText")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition("numericText")
  }
}

extension EnvironmentValues {
  @Entry public var contentTransition: ContentTransition = .identity
  public var contentTransitionAddsDrawingGroup: Bool {
    get { false }
    set {}
  }
}

extension View {
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
      .resting("contentTransition", transition == .identity ? nil : .motion)
  }
}
