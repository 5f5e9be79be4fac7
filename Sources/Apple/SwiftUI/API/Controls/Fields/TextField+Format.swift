import Foundation

// Fields of values that a formatter or a format makes texts of, and the older actions, which aren't called in a picture.

extension TextField {
  nonisolated init<V>(_ value: Binding<V>, by formatter: Formatter, prompt: Text?, label: Label) {
    self.init(
      text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: label)
  }

  public nonisolated init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(value, by: formatter, prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value, by: formatter, prompt: prompt, label: Text(titleKey))
  }
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(value, by: formatter, prompt: nil, label: Text(titleKey))
  }
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(value, by: formatter, prompt: nil, label: Text(titleKey))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt,
      label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value, by: formatter, prompt: prompt, label: Text(title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(value, by: formatter, prompt: nil, label: Text(title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(value, by: formatter, prompt: nil, label: Text(title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(title))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt, label: Text(title))
  }
}
