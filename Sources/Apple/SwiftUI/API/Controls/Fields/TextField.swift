import Foundation

/// A line to write in. A picture shows what is written, or the prompt.
public nonisolated struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label
  private let axis: Axis

  nonisolated init(text: String, prompt: Text?, axis: Axis = .horizontal, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.axis = axis
  }

  @MainActor public var body: some View {
    PlatformBacked("TextField") {
      FieldContent(
        text: text.isEmpty ? nil : Text(verbatim: text), prompt: prompt.map { AnyView($0) },
        label: AnyView(label), wraps: axis == .vertical)
    }
    .modifier(ControlRecord(kind: "TextField", role: "textbox"))
  }
}

extension TextField {
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, axis: axis, label: label())
  }
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), prompt: prompt, label: label())
  }
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      text: value.wrappedValue.map { format.format($0) } ?? "", prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, axis: axis, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, axis: axis, label: Text(title))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(title))
  }
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), prompt: prompt, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(text: format.format(value.wrappedValue), prompt: prompt, label: Text(title))
  }
}
