import Foundation

/// The course of an animated value. A still picture shows its start.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// The course of one animated property.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear
  ) {}
}
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}
public struct _KeyframeGroup<Value>: Keyframes {}

@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildBlock() -> _KeyframeSequence<Value> { .init() }
  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> _KeyframeSequence<Value> { .init() }
  public static func buildArray<K: KeyframeTrackContent>(_ content: [K]) -> _KeyframeSequence<Value>
  {
    .init()
  }
  public static func buildEither<K: KeyframeTrackContent>(first: K) -> _KeyframeSequence<Value> {
    .init()
  }
  public static func buildEither<K: KeyframeTrackContent>(second: K) -> _KeyframeSequence<Value> {
    .init()
  }
}

public struct KeyframeTrack<Root, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  public typealias Value = Root
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> Content
  ) where Root == Property {}
  public init(
    _ keyPath: WritableKeyPath<Root, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}
}

@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  public static func buildBlock() -> _KeyframeGroup<Value> { .init() }
  public static func buildBlock<each K>(_ content: repeat each K) -> _KeyframeGroup<Value> {
    .init()
  }
}

/// A view of a value that keyframes change. A still picture shows the first value.
public nonisolated struct KeyframeAnimator<Value, Path, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  public nonisolated init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    value = initialValue
    self.content = content
  }
  public nonisolated init<T: Equatable>(
    initialValue: Value, trigger: T, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) {
    value = initialValue
    self.content = content
  }
  @MainActor public var body: some View { content(value) }
}

extension View {
  public nonisolated func keyframeAnimator<Value, V: View, K>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
      .resting("keyframeAnimator", .motion)
  }
  public nonisolated func keyframeAnimator<Value, T: Equatable, V: View, K>(
    initialValue: Value, trigger: T,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> V,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    content(PlaceholderContentView(content: self), initialValue)
      .resting("keyframeAnimator", .motion)
  }
}
