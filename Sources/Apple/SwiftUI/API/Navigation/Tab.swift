import Foundation

/// A part of a tab view: a tab, or tabs of a section. Here it is a view as well, so that one builder takes tabs and
/// the views of the older form.
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  associatedtype TabValue: Hashable
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// The label of a tab that has none of its own.
public struct DefaultTabLabel: View {
  let title: Text
  let icon: Image?
  @MainActor public var body: some View {
    if let icon {
      Label(title: { title }, icon: { icon })
    } else {
      title
    }
  }
}

/// A page of a tab view with the label that chooses it.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  private let value: Value?
  private let content: Content
  private let label: Label

  private nonisolated init(value: Value?, content: Content, label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  @MainActor public var body: some View {
    if let value {
      content.tag(value).tabItem { label }
    } else {
      content.tabItem { label }
    }
  }
}

extension Tab {
  public nonisolated init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  public nonisolated init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  public nonisolated init(
    value: Value, role: TabRole, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content(), label: .search)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: DefaultTabLabel(title: Text(title), icon: Image(image)))
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public nonisolated init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: .search)
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), icon: Image(systemName: systemImage)))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), icon: Image(systemName: systemImage)))
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), icon: Image(image)))
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), icon: Image(image)))
  }
}

extension DefaultTabLabel {
  /// The label of a tab with the role of search.
  fileprivate nonisolated static var search: DefaultTabLabel {
    DefaultTabLabel(
      title: Text(verbatim: "Search"), icon: Image(systemName: "magnifyingglass"))
  }
}

/// Tabs under a header in a sidebar. A tab bar shows the tabs one after the other, without the header.
public nonisolated struct TabSection<Header: View, Content: View>: View {
  private let content: Content

  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
  public nonisolated init(@ViewBuilder content: () -> Content) where Header == EmptyView {
    self.content = content()
  }
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) where Header == Text {
    self.content = content()
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Header == Text {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}
