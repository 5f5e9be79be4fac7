import Foundation

// Steppers of formatted values, and the older form with the label last. A stepper shows its label alone, never the
// value.

extension Stepper {
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    self.init(label())
  }
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    self.init(label())
  }
  @available(*, deprecated, message: "put the label before the actions")
  public nonisolated init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
  @available(*, deprecated, message: "put the label before the action")
  public nonisolated init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
  @available(*, deprecated, message: "put the label before the action")
  public nonisolated init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension Stepper where Label == Text {
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    self.init(Text(title))
  }
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    self.init(Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  )
  where
    F.FormatInput: Strideable, F.FormatInput.Stride: ExpressibleByIntegerLiteral,
    F.FormatOutput == String
  {
    self.init(Text(title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title))
  }
}
