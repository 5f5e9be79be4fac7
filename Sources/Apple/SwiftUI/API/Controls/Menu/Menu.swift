import Foundation

/// A button that opens a menu; a picture shows it closed.
public nonisolated struct Menu<Label: View, Content: View>: View {
  @Environment(\.menuStyle) private var style
  private let label: Label
  private let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }

  @MainActor public var body: some View {
    style.body(
      MenuStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)))
    )
    .modifier(ControlRecord(kind: "Menu", role: "button", labelledBy: label))
  }
}

extension Menu where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  public nonisolated init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The appearance and the behaviour of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = MenuStyleConfiguration
}

public struct MenuStyleConfiguration {
  public struct Label: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public struct Content: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  let label: Label
  let content: Content
}

/// A button in the button style around.
public struct DefaultMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlatformBacked("Menu") { MenuButton(label: configuration.label) }
  }
}
public struct ButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlatformBacked("Menu") { MenuButton(label: configuration.label) }
  }
}
public struct BorderlessButtonMenuStyle: MenuStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    PlatformBacked("Menu") { configuration.label.modifier(ButtonForeground(role: nil)) }
  }
}

private struct MenuButton: _PartView {
  @Environment(\.buttonStyle) private var style
  let label: MenuStyleConfiguration.Label
  var body: some View {
    style.body(
      PrimitiveButtonStyleConfiguration(
        role: nil, label: .init(content: AnyView(label)), action: {}))
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  public static nonisolated var automatic: DefaultMenuStyle { .init() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static nonisolated var button: ButtonMenuStyle { .init() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static nonisolated var borderlessButton: BorderlessButtonMenuStyle { .init() }
}

/// A style whose type is hidden.
struct AnyMenuStyle {
  private let make: @MainActor (MenuStyleConfiguration) -> AnyView
  init<S: MenuStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  @MainActor func body(_ configuration: MenuStyleConfiguration) -> AnyView { make(configuration) }
}

extension EnvironmentValues {
  @Entry var menuStyle: AnyMenuStyle = .init(DefaultMenuStyle())
}

extension View {
  public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, AnyMenuStyle(style))
  }
}
