import Foundation

/// The style of a list.
public protocol ListStyle {
  /// The style that the list is drawn in.
  var _name: _ListStyleName { get }
}

/// The name of a style, for the protocols' requirement.
public struct _ListStyleName: Sendable {
  let style: ListDesign.Style
}

public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _name: _ListStyleName { .init(style: .insetGrouped) }
}
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _name: _ListStyleName { .init(style: .plain) }
}
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _name: _ListStyleName { .init(style: .grouped) }
}
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _name: _ListStyleName { .init(style: .insetGrouped) }
}
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _name: _ListStyleName { .init(style: .plain) }
}
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _name: _ListStyleName { .init(style: .insetGrouped) }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { .init() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { .init() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { .init() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { .init() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { .init() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { .init() }
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue = ListDesign.Style.insetGrouped
}

extension EnvironmentValues {
  var listStyle: ListDesign.Style {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._name.style)
  }
}
