import Foundation

/// A row of a list: its traits and its node.
struct ListRow {
  let node: _Node
  /// The insets, in points; nil for the list's own.
  var insets: EdgeInsets?
  var background: _Node?
  var separators: (top: Visibility, bottom: Visibility) = (.automatic, .automatic)
  var separatorTint: AnyShapeStyle?

  /// - Parameter section: what is set on all of the section.
  init(_ node: _Node, section: [RowTraits] = []) {
    self.node = node
    for traits in section { take(traits) }
    var place = node
    while let unary = place as? UnaryNode {
      if let traits = unary as? RowTraitsNode { take(traits.traits) }
      place = unary.child
    }
  }

  /// Keeps what an outer modifier has set: a row's own traits lie further in and take precedence.
  private mutating func take(_ traits: RowTraits) {
    if let insets = traits.insets { self.insets = insets }
    if let background = traits.background { self.background = background }
    if let top = traits.separatorTop { separators.top = top }
    if let bottom = traits.separatorBottom { separators.bottom = bottom }
    if let tint = traits.separatorTint { separatorTint = tint }
  }
}

struct RowTraits {
  var insets: EdgeInsets?
  var background: _Node?
  var separatorTop: Visibility?
  var separatorBottom: Visibility?
  var separatorTint: AnyShapeStyle?
}

final class RowTraitsNode: UnaryNode {
  let traits: RowTraits
  init(_ child: _Node, _ traits: RowTraits) {
    self.traits = traits
    super.init(child)
  }
}

nonisolated struct RowTraitsModifier: _NodeModifier {
  let traits: @MainActor (_ViewInputs) -> RowTraits
  nonisolated init(_ traits: @escaping @MainActor (_ViewInputs) -> RowTraits) {
    self.traits = traits
  }
  @MainActor func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    RowTraitsNode(node, traits(inputs))
  }
}

extension View {
  /// Sets the insets of a list's row.
  ///
  /// - Parameter insets: points; nil for the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowTraitsModifier { _ in RowTraits(insets: insets) })
  }

  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(
      RowTraitsModifier { inputs in
        var inputs = inputs
        inputs.stackAxis = nil
        inputs.environment.gathersSections = false
        return RowTraits(background: view.map { inputs.single($0) })
      })
  }

  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowTraitsModifier { _ in
        RowTraits(
          separatorTop: edges.contains(.top) ? visibility : nil,
          separatorBottom: edges.contains(.bottom) ? visibility : nil)
      })
  }

  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowTraitsModifier { _ in RowTraits(separatorTint: color.map { AnyShapeStyle($0) }) })
  }

  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    changingEnvironment { $0.listRowSpacing = spacing ?? 0 }
  }
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    changingEnvironment { $0.listSectionSpacing = spacing }
  }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    changingEnvironment { $0.listSectionSpacing = spacing.points }
  }
  /// Sets the tint of the icons of labels.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    changingEnvironment { $0.listItemTint = tint.map { AnyShapeStyle($0) } }
  }
  @_disfavoredOverload
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    changingEnvironment { $0.listItemTint = tint.map(\.style) }
  }
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    changingEnvironment { $0.headerProminence = prominence }
  }
}

public struct ListSectionSpacing: Sendable {
  let points: CGFloat?
  public static let `default` = ListSectionSpacing(points: nil)
  /// Assumed.
  public static let compact = ListSectionSpacing(points: 16)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { .init(points: spacing) }
}

/// The tint of a row's icons: a fixed color, one that people may override, or none.
public struct ListItemTint: Sendable {
  let style: AnyShapeStyle
  public static func fixed(_ tint: Color) -> ListItemTint { .init(style: AnyShapeStyle(tint)) }
  public static func preferred(_ tint: Color) -> ListItemTint { .init(style: AnyShapeStyle(tint)) }
  public static let monochrome = ListItemTint(style: AnyShapeStyle(Color.primary))
}

public enum Prominence: Sendable { case standard, increased }

extension EnvironmentValues {
  @Entry var listRowSpacing: CGFloat = 0
  @Entry var listSectionSpacing: CGFloat?
  @Entry var listItemTint: AnyShapeStyle?
  @Entry public var headerProminence: Prominence = .standard
}
