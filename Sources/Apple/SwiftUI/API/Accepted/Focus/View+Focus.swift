// There is no interaction with a still picture, so nothing in it has the focus.

extension View {
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> _RestingView<Self> {
    resting("focused", .input)
  }
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> _RestingView<Self> {
    resting("focused", .input)
  }
  public nonisolated func focusable(_ isFocusable: Bool = true) -> _RestingView<Self> {
    resting("focusable", .input)
  }
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> _RestingView<Self> {
    resting("focusEffectDisabled", .input)
  }
  public nonisolated func focusSection() -> _RestingView<Self> {
    resting("focusSection", .input)
  }
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> _RestingView<Self> {
    resting("defaultFocus", .input)
  }
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> _RestingView<Self> {
    resting("accessibilityFocused", .assistance)
  }
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> _RestingView<Self> {
    resting("accessibilityFocused", .assistance)
  }
}

/// The moments at which a default focus is given.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

/// The uses of the focus that a view takes part in.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var activate: FocusInteractions { .init(rawValue: 1) }
  public static var edit: FocusInteractions { .init(rawValue: 2) }
  public static var automatic: FocusInteractions { .init(rawValue: 4) }
}

extension View {
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> _RestingView<Self> {
    resting("focusable", .input)
  }
  public nonisolated func focusScope(_ namespace: Namespace.ID) -> _RestingView<Self> {
    resting("focusScope", .input)
  }
  public nonisolated func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> _RestingView<Self> {
    resting("prefersDefaultFocus", .input)
  }
}

extension EnvironmentValues {
  public var isFocused: Bool { false }
  public var isFocusEffectEnabled: Bool { true }
}
