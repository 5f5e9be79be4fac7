import Foundation

/// The appearance of buttons, and the interaction that starts their action.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  @MainActor public func trigger() { action() }
}

/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  public struct Label: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  /// Never in a picture.
  public let isPressed: Bool
}

/// A style whose type is hidden.
struct AnyButtonStyle {
  private let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
  /// Whether it is the style where none is set.
  let isAutomatic: Bool

  init<S: PrimitiveButtonStyle>(_ style: S) {
    isAutomatic = S.self == DefaultButtonStyle.self
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }

  /// - Parameter outer: the style of a button that the style's body makes of its configuration.
  init<S: PrimitiveButtonStyle>(_ style: S, within outer: AnyButtonStyle) {
    isAutomatic = S.self == DefaultButtonStyle.self
    make = { configuration in
      AnyView(
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
          .environment(\.buttonStyle, outer))
    }
  }

  init<S: ButtonStyle>(plain style: S) {
    isAutomatic = false
    make = { configuration in
      let given = ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: false)
      return AnyView(StyleBody(style: style) { $0.makeBody(configuration: given) })
    }
  }

  @MainActor func body(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension EnvironmentValues {
  @Entry var buttonStyle: AnyButtonStyle = .init(DefaultButtonStyle())
}

extension View {
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    changingEnvironment { $0.buttonStyle = AnyButtonStyle(style, within: $0.buttonStyle) }
  }
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(plain: style))
  }
}
