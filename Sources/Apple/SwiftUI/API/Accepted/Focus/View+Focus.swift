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
    _ binding: FocusState<V>.Binding, _ value: V
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

extension EnvironmentValues {
  public var isFocused: Bool { false }
  public var isFocusEffectEnabled: Bool { true }
}
