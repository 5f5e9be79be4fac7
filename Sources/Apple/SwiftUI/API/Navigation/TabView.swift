import DisplayList
import Foundation
import SystemDesigns

/// Views of which one shows at a time; a picture shows the one selected, else the first.
///
/// - Support: partly; pages have no dots, and the bar's figures are assumed
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: AnyHashable?
  private let content: Content

  public nonisolated init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection.map { AnyHashable($0.wrappedValue) }
    self.content = content()
  }

  @MainActor public var body: some View {
    PlatformBacked("TabView") { TabPages(content: content, selection: selection) }
  }
}

extension TabView where SelectionValue == Int {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The label of a view in a tab bar.
final class TabItemNode: UnaryNode {
  /// Made when it is known whether the tab is the chosen one.
  let label: @MainActor (_ isChosen: Bool) -> [_Node]
  init(_ child: _Node, label: @escaping @MainActor (_ isChosen: Bool) -> [_Node]) {
    self.label = label
    super.init(child)
  }
}

nonisolated struct TabItemModifier<V: View>: _NodeModifier {
  let label: V
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    guard inputs.environment.collectsTags else { return node }
    var inputs = inputs
    inputs.environment.collectsTags = false
    inputs.stackAxis = nil
    inputs.environment.labelStyle = AnyLabelStyle(TabLabelStyle())
    inputs.environment.font = .system(size: 10, weight: .medium)
    return TabItemNode(node) { isChosen in
      var inputs = inputs
      let style =
        isChosen ? inputs.environment.tintStyle : AnyShapeStyle(Color.gray)
      inputs.environment.setForeground([style])
      return inputs.nodes(label)
    }
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.font(.system(size: 18, weight: .medium)).symbolVariant(.fill)
      configuration.title
    }
  }
}

private nonisolated struct TabPages<Content: View>: _PrimitiveView {
  let content: Content
  let selection: AnyHashable?

  @MainActor static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    inner.environment.collectsTags = true
    inner.stackAxis = nil
    inner.environment.gathersSections = false
    let pages = inner.nodes(view.content)
    let chosen =
      view.selection.flatMap { tag in pages.firstIndex { $0.selectionTags.contains(tag) } } ?? 0
    let items = pages.enumerated().map { $1.tabItem?($0 == chosen) ?? [] }
    var outer = inputs
    outer.stackAxis = nil
    guard pages.indices.contains(chosen) else { return }
    let hasBar = !inputs.environment.tabsArePages && items.contains { !$0.isEmpty }
    TabLayout._resolve(
      TabLayout(page: pages[chosen], items: hasBar ? items : [], chosen: chosen), outer,
      into: &nodes)
  }
}

extension _Node {
  fileprivate var tabItem: (@MainActor (Bool) -> [_Node])? {
    var place: _Node = self
    while let unary = place as? UnaryNode {
      if let item = unary as? TabItemNode { return item.label }
      place = unary.child
    }
    return nil
  }
}

/// A page over its tab bar.
private struct TabLayout: _PartView {
  @Environment(\.systemDesign) private var design
  let page: _Node
  let items: [[_Node]]
  let chosen: Int

  var body: some View {
    if items.isEmpty {
      NodesView(nodes: [page]).frame(maxWidth: .infinity, maxHeight: .infinity)
    } else {
      bar
    }
  }

  @ViewBuilder private var bar: some View {
    switch design.tabBar {
    case .floating(let height, let padding, let sideMargin):
      NodesView(nodes: [page]).frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .bottom) {
          row(marksChosen: true).padding(padding).frame(height: height)
            .background(
              Capsule().fill(.regularMaterial).shadow(
                color: .black.opacity(0.08), radius: 8, x: 0, y: 4)
            )
            .padding(.horizontal, sideMargin)
        }
    case .attached(let height):
      VStack(spacing: 0) {
        NodesView(nodes: [page]).frame(maxWidth: .infinity, maxHeight: .infinity)
        Divider()
        row(marksChosen: false).frame(height: height).background(.bar)
      }
    }
  }

  /// - Parameter marksChosen: the chosen tab has a background.
  private func row(marksChosen: Bool) -> some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count) { index in
        VStack(spacing: 3) { NodesView(nodes: items[index]) }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .background {
            if marksChosen && index == chosen { Capsule().fill(.fill.tertiary) }
          }
      }
    }
  }
}

public protocol TabViewStyle {
  var _isPaged: Bool { get }
}
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public var _isPaged: Bool { false }
}
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
  public var _isPaged: Bool { true }
}
/// A tab bar that is a sidebar on wide screens. A phone has the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public var _isPaged: Bool { false }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public var _isPaged: Bool { false }
}
/// Tabs in groups. A phone has a bar.
public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
  public var _isPaged: Bool { false }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { .init() }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { .init() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { .init(indexDisplayMode: indexDisplayMode) }
}

/// The appearance of the dots of a paged tab view.
///
/// - Support: at rest
public protocol IndexViewStyle {}

/// - Support: at rest
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// - Support: at rest
  public static var page: PageIndexViewStyle { .init() }
  /// - Support: at rest
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { .init(backgroundDisplayMode: backgroundDisplayMode) }
}

extension EnvironmentValues {
  @Entry var tabsArePages = false
}

extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
  /// - Support: at rest
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> _RestingView<Self> {
    resting("indexViewStyle", .drawing)
  }
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabsArePages, style._isPaged)
  }
}
