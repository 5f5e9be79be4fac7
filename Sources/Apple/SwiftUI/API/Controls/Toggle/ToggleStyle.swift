import Foundation

/// The appearance and the behaviour of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}

public struct ToggleStyleConfiguration {
  public struct Label: _PartView {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A style whose type is hidden.
struct AnyToggleStyle {
  private let make: @MainActor (ToggleStyleConfiguration) -> AnyView
  init<S: ToggleStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }

  /// - Parameter outer: the style of what the style's body makes of its configuration.
  init<S: ToggleStyle>(_ style: S, within outer: AnyToggleStyle) {
    make = { configuration in
      AnyView(
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
          .environment(\.toggleStyle, outer))
    }
  }

  @MainActor func body(_ configuration: ToggleStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension EnvironmentValues {
  @Entry var toggleStyle: AnyToggleStyle = .init(DefaultToggleStyle())
}

extension View {
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    changingEnvironment { $0.toggleStyle = AnyToggleStyle(style, within: $0.toggleStyle) }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}
