import Foundation

/// Content that may be folded away under its label.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  @Environment(\.disclosureGroupStyle) private var style
  private let isExpanded: Binding<Bool>
  private let label: Label
  private let content: () -> Content

  private nonisolated init(
    _ isExpanded: Binding<Bool>?, label: Label, content: @escaping () -> Content
  ) {
    self.isExpanded = isExpanded ?? .constant(false)
    self.label = label
    self.content = content
  }

  @MainActor public var body: some View {
    style.body(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content())),
        isExpanded: isExpanded))
  }
}

extension DisclosureGroup {
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, label: label(), content: content)
  }
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded, label: label(), content: content)
  }
}

extension DisclosureGroup where Label == Text {
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(nil, label: Text(label), content: content)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded, label: Text(label), content: content)
  }
}

/// The appearance and the behaviour of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

public struct DisclosureGroupStyleConfiguration {
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
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The label in the tint with a chevron at its end, which turns down where the content shows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureHead(configuration: configuration)
    if configuration.isExpanded { configuration.content }
  }
}

private struct DisclosureHead: _PartView {
  @Environment(\.isListRow) private var isListRow
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View {
    HStack {
      if isListRow {
        configuration.label
      } else {
        configuration.label.modifier(TintedForeground())
      }
      Spacer()
      Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
        .font(.system(size: 14, weight: .semibold))
        .modifier(TintedForeground())
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static nonisolated var automatic: AutomaticDisclosureGroupStyle { .init() }
}

/// A style whose type is hidden.
struct AnyDisclosureGroupStyle {
  private let make: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView
  init<S: DisclosureGroupStyle>(_ style: S) {
    make = { configuration in
      AnyView(
        DisclosureColumn(
          content: StyleBody(style: style) { $0.makeBody(configuration: configuration) }))
    }
  }
  @MainActor func body(_ configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

/// Outside a list the label and the content form a column.
private struct DisclosureColumn<Content: View>: _PartView {
  @Environment(\.isListRow) private var isListRow
  let content: Content
  var body: some View {
    if isListRow {
      content
    } else {
      VStack(spacing: nil) { content }
    }
  }
}

extension EnvironmentValues {
  @Entry var disclosureGroupStyle: AnyDisclosureGroupStyle = .init(AutomaticDisclosureGroupStyle())
}

extension View {
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
  }
}
