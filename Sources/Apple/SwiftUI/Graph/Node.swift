import DisplayList
import Foundation

/// A view in the layout: it answers how large it would be, is given a place, and draws.
///
/// Nodes are made once a picture. `measure` is asked through ``size(_:)``, which remembers its
/// answers; `place` stores ``frame`` and places the children; `draw` comes last.
open class _Node {
  /// Points, in the coordinates of the whole picture.
  final var frame: CGRect = .zero
  final var proposal = ProposedViewSize.unspecified
  /// Of the developer's own views whose body is this node, innermost first.
  final var names: [String] = []
  private var measured = MeasureCache()

  init() {}

  /// The kind shown in the layout JSON; nil for nodes that only modify another.
  var kind: String? { nil }

  func name<V>(_ type: V.Type) { names.append(TypeName.of(type)) }

  // MARK: Layout

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = proposal.withoutNaN
    if let size = measured[proposal] { return size }
    let size = measure(proposal).orZero
    measured[proposal] = size
    return size
  }

  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    self.proposal = proposal.withoutNaN
    frame = CGRect(origin: origin, size: size(proposal))
    placeChildren()
  }

  /// ``frame`` and ``proposal`` are set.
  func placeChildren() {}

  /// Places a child by its distance from this view's leading edge: guides and insets are counted from
  /// there, whichever side it is.
  final func place(
    _ child: _Node, at corner: CGPoint, _ proposal: ProposedViewSize, mirrored: Bool
  ) {
    var x = corner.x
    if mirrored { x = frame.width - x - child.size(proposal).width }
    child.place(
      at: CGPoint(x: frame.minX + x.orZero, y: frame.minY + corner.y.orZero), proposal)
  }

  /// Where the guide lies if this view, or one inside, says so itself, counted from the leading
  /// edge; nil for the guide's default.
  func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  var spacing: Spacing { Spacing() }
  /// Of a spacer, the least length in points; nil for any other view. A frame around one leaves its
  /// spacing as it is.
  var spacerLength: CGFloat? { nil }
  /// Of a spacer, what its frames and paddings say, the outermost first.
  var spacerTraits: [ViewTrait] { [] }
  var layoutPriority: Double { 0 }
  var zIndex: Double { 0 }
  var layoutValues: LayoutValues? { nil }

  /// How short and how long the view can be along an axis, the other being as proposed.
  func lengthRange(_ axis: Axis, _ proposal: ProposedViewSize) -> (min: CGFloat, max: CGFloat) {
    (size(proposal.with(0, along: axis))[axis], size(proposal.with(.infinity, along: axis))[axis])
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: size(proposal))
  }

  // MARK: Drawing

  func draw(_ context: inout DrawContext) {}

  /// Adds what is particular to this view to its record: text, font, colour, link, label.
  func describe(_ record: inout ViewRecord) {}

  /// In drawing order.
  var children: [_Node] { [] }

  /// Gives each preference of this view and those inside to `visit`, in the order of the tree.
  func visitPreferences(_ visit: (PreferenceNode) -> Void) {
    for child in children { child.visitPreferences(visit) }
  }
}

/// A node with one inside, to which it leaves everything that it doesn't change.
class UnaryNode: _Node {
  final let child: _Node
  init(_ child: _Node) { self.child = child }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
  override func placeChildren() { child.place(at: frame.origin, proposal) }
  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    child.explicitAlignment(key, proposal)
  }
  override var spacing: Spacing { child.spacing }
  override var spacerLength: CGFloat? { child.spacerLength }
  override var spacerTraits: [ViewTrait] { child.spacerTraits }
  override var layoutPriority: Double { child.layoutPriority }
  override var zIndex: Double { child.zIndex }
  override var layoutValues: LayoutValues? { child.layoutValues }
  override func draw(_ context: inout DrawContext) { context.draw(child) }
  override var children: [_Node] { [child] }
}

/// The last sizes asked of a node. Layout asks most nodes for two to four: the first two stand in place,
/// without an allocation. A stack in a stack in a stack is asked for more, and must not be measured
/// again for each: that would be exponential.
struct MeasureCache {
  private var first: (ProposedViewSize, CGSize)?
  private var second: (ProposedViewSize, CGSize)?
  private var others: [(ProposedViewSize, CGSize)] = []

  subscript(proposal: ProposedViewSize) -> CGSize? {
    get {
      if let first, first.0 == proposal { return first.1 }
      if let second, second.0 == proposal { return second.1 }
      for entry in others where entry.0 == proposal { return entry.1 }
      return nil
    }
    set {
      guard let newValue else { return }
      if first == nil {
        first = (proposal, newValue)
      } else if second == nil {
        second = (proposal, newValue)
      } else {
        if others.count == 62 { others.removeFirst() }
        others.append((proposal, newValue))
      }
    }
  }
}

/// Names of types without their module and their parameters, made once each.
enum TypeName {
  nonisolated(unsafe) private static var names: [ObjectIdentifier: String] = [:]
  nonisolated(unsafe) private static var arePart: [ObjectIdentifier: Bool] = [:]
  nonisolated(unsafe) private static var areOfSwiftUI: [ObjectIdentifier: Bool] = [:]

  /// Of this module, of which controls are made and nobody else knows.
  private static let parts: Set<String> = [
    "BorderedButton", "ButtonPlate", "CapacityBar", "FieldContent", "InlineOptions", "MacButton",
    "MenuPicker", "Ring", "SegmentedPicker", "WheelPicker",
  ]

  /// Whether it is a part of a control of this module, which has no name for the developer.
  static func isPart(_ type: Any.Type) -> Bool {
    if let known = arePart[ObjectIdentifier(type)] { return known }
    let name = _typeName(type)
    let own = "SwiftUI."
    var isPart = false
    if name.hasPrefix(own) {
      let short = name.dropFirst(own.count).prefix { $0 != "<" }
      // Private ones have their file in brackets; those within others are configurations of styles.
      isPart = short.contains("(") || short.contains(".") || parts.contains(String(short))
    }
    arePart[ObjectIdentifier(type)] = isPart
    return isPart
  }

  /// Whether this module declares it.
  nonisolated static func isOfSwiftUI(_ type: Any.Type) -> Bool {
    if let known = areOfSwiftUI[ObjectIdentifier(type)] { return known }
    let isOfSwiftUI = _typeName(type).hasPrefix("SwiftUI.")
    areOfSwiftUI[ObjectIdentifier(type)] = isOfSwiftUI
    return isOfSwiftUI
  }

  static func of(_ type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    var name = String(describing: type)
    if let end = name.firstIndex(of: "<") { name = String(name[..<end]) }
    names[ObjectIdentifier(type)] = name
    return name
  }
}
