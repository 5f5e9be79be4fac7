import Foundation

/// The appearance and the behaviour of text fields.
public protocol TextFieldStyle {
  var _appearance: _TextFieldAppearance { get }
}

/// The appearance that a style selects.
public enum _TextFieldAppearance: Sendable { case plain, rounded }

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _appearance: _TextFieldAppearance { .plain }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _appearance: _TextFieldAppearance { .plain }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _appearance: _TextFieldAppearance { .rounded }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { .init() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

extension EnvironmentValues {
  @Entry var textFieldStyle: _TextFieldAppearance = .plain
}

extension View {
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style._appearance)
  }
}
