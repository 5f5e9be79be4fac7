import Foundation

/// The change that is being made, and how.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}

  private var values: [ObjectIdentifier: Any] = [:]
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that travels with a change.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  try body()
}

public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  try body()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> _RestingView<Self> {
    resting("animation", .motion)
  }
  public nonisolated func animation(_ animation: Animation?) -> _RestingView<Self> {
    resting("animation", .motion)
  }
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> _RestingView<Self> {
    resting("transaction", .motion)
  }
}

extension View {
  /// Animates the changes in `body`; a still picture shows them as they end.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).resting("animation", .motion)
  }
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> _RestingView<Self> {
    resting("transaction", .motion)
  }
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self)).resting("transaction", .motion)
  }
}

extension ViewModifier {
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    ModifiedContent(
      content: self, modifier: _RestingModifier(name: "animation", cause: .motion))
  }
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ModifiedContent(
      content: self, modifier: _RestingModifier(name: "transaction", cause: .motion))
  }
}

/// The view that a closure is given to put effects on.
public nonisolated struct PlaceholderContentView<Value>: View {
  private let content: AnyView
  nonisolated init<V: View>(content: V) { self.content = AnyView(content) }
  @MainActor public var body: some View { content }
}

/// A modifier that is stepped through an animation.
public nonisolated protocol AnimatableModifier: Animatable, ViewModifier {}
