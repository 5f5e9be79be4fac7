import Foundation

/// The appearance of text editors; on iOS there is one.
public protocol TextEditorStyle {}
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}
extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { .init() }
}
extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { .init() }
}
extension View {
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> _RestingView<Self> {
    resting("textEditorStyle", .input)
  }
}
