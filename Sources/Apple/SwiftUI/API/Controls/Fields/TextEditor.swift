import Foundation

/// A field of several lines. It takes all that is proposed; its text lies 5 points in and 8 down,
/// as UITextView's insets.
public nonisolated struct TextEditor: View {
  @Environment(\.scrollBackground) private var background
  private let text: String

  public nonisolated init(text: Binding<String>) { self.text = text.wrappedValue }

  @MainActor public var body: some View {
    PlatformBacked("TextEditor") {
      Text(verbatim: text)
        .padding(.horizontal, 5)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background {
          if background != .hidden { Rectangle().fill(.background) }
        }
    }
    .modifier(ControlRecord(kind: "TextEditor", role: "textbox"))
  }
}
