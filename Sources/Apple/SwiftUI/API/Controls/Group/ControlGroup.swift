import Foundation

/// Controls that belong together, side by side.
public nonisolated struct ControlGroup<Content: View>: View {
  @Environment(\.controlGroupStyle) private var style
  private let content: Content
  private let label: AnyView?

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }
  public nonisolated init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  @MainActor public var body: some View {
    style.body(
      ControlGroupStyleConfiguration(
        content: .init(content: AnyView(content)),
        label: .init(content: label ?? AnyView(EmptyView()))))
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = nil
  }
}

public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  @MainActor public var body: some View { content }
}

/// The appearance and the behaviour of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ControlGroupStyleConfiguration
}

public struct ControlGroupStyleConfiguration {
  public struct Content: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public struct Label: _PartView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }
  public let content: Content
  public let label: Label
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}
public struct MenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}
public struct PaletteControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static nonisolated var compactMenu: CompactMenuControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  public static nonisolated var palette: PaletteControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static nonisolated var automatic: AutomaticControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static nonisolated var navigation: NavigationControlGroupStyle { .init() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static nonisolated var menu: MenuControlGroupStyle { .init() }
}

/// A style whose type is hidden.
struct AnyControlGroupStyle {
  private let make: @MainActor (ControlGroupStyleConfiguration) -> AnyView
  init<S: ControlGroupStyle>(_ style: S) {
    make = { configuration in
      AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
    }
  }
  @MainActor func body(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension EnvironmentValues {
  @Entry var controlGroupStyle: AnyControlGroupStyle = .init(AutomaticControlGroupStyle())
}

extension View {
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyControlGroupStyle(style))
  }
}
