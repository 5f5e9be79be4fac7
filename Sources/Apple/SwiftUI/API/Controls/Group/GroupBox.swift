import Foundation

/// Content on a background shape, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  @Environment(\.groupBoxStyle) private var style
  private let label: Label
  private let content: Content

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }

  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }

  @MainActor public var body: some View {
    style.body(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GroupBoxStyleConfiguration
}

public struct GroupBoxStyleConfiguration {
  public struct Label: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public struct Content: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.changingEnvironment { $0.font = .headline }
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding()
    .background(BoxBackground())
  }
}

/// The background of a group box: a box within another one has the next level's background.
private struct BoxBackground: _PartView {
  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.background.secondary)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static nonisolated var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A style whose type is hidden.
struct AnyGroupBoxStyle {
  private let make: @MainActor (GroupBoxStyleConfiguration) -> AnyView
  init<S: GroupBoxStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  @MainActor func body(_ configuration: GroupBoxStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension EnvironmentValues {
  @Entry var groupBoxStyle: AnyGroupBoxStyle = .init(DefaultGroupBoxStyle())
}

extension View {
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, AnyGroupBoxStyle(style))
  }
}
