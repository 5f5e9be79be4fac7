import Foundation

/// A line to write in that hides what is written.
public nonisolated struct SecureField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  nonisolated init(text: String, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  @MainActor public var body: some View {
    PlatformBacked("SecureField") {
      FieldContent(
        text: text.isEmpty ? nil : Text(verbatim: String(repeating: "•", count: text.count)),
        prompt: prompt.map { AnyView($0) }, label: AnyView(label), wraps: false)
    }
    .modifier(ControlRecord(kind: "SecureField", role: "textbox"))
  }
}

extension SecureField {
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text.wrappedValue, prompt: prompt, label: label())
  }
}

extension SecureField where Label == Text {
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
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(titleKey))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text.wrappedValue, prompt: nil, label: Text(title))
  }
}
