import Foundation

/// The appearance and the behaviour of text fields.
public protocol TextFieldStyle {
  var _look: _TextFieldLook { get }
}

/// Names one of the looks.
public enum _TextFieldLook: Sendable { case plain, rounded }

public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .plain }
}
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .plain }
}
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public var _look: _TextFieldLook { .rounded }
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

private struct TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = _TextFieldLook.plain
}

extension EnvironmentValues {
  var textFieldStyle: _TextFieldLook {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.textFieldStyle, style._look)
  }
}
