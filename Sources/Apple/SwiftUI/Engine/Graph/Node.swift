import DisplayList
import Foundation

/// A view in the layout tree: it is measured, placed, and draws.
///
/// Nodes are made once a picture. `measure` is called through ``size(_:)``, which caches its
/// results; `place` stores ``frame`` and places the children; `draw` comes last. One thread does all of it, and no
/// access to what is stored here calls another: the accesses aren't checked, which was a tenth of a picture's time.
open class _Node {
  /// Points, in the coordinates of the whole picture.
  @exclusivity(unchecked) final var frame: CGRect = .zero
  @exclusivity(unchecked) final var proposal = ProposedViewSize.unspecified
  /// The names of the developer's own views whose body is this node, innermost first.
  @exclusivity(unchecked) final var names: [String] = []
  @exclusivity(unchecked) private var measured = MeasureCache()
  /// Whether this view, or one that it answers for, may set a guide of its box itself, such as its middle. Set as nodes
  /// are made; else the walk down the tree for such a guide is saved.
  @exclusivity(unchecked) final var mayMoveGuides = false

  init() {}

  /// The kind shown in the layout JSON; nil for nodes that only modify another.
  var kind: String? { nil }

  func name<V>(_ type: V.Type) { names.append(TypeName.of(type)) }

  // MARK: Layout

  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let key = MeasureCache.Key(proposal)
    if let size = measured[key] { return size }
    let size = measure(proposal.withoutNaN).orZero
    measured.insert(size, for: key)
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

  /// The position of a guide that this view, or one inside, sets itself, counted from the leading
  /// edge; nil for the guide's default.
  func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? { nil }

  var spacing: Spacing { Spacing() }
  /// A spacer's minimum length in points; nil for any other view. A frame around one leaves its
  /// spacing as it is.
  var spacerLength: CGFloat? { nil }
  /// The traits of a spacer's frames and paddings, the outermost first.
  var spacerTraits: [ViewTrait] { [] }
  var layoutPriority: Double { 0 }
  /// The z index that is set on the view; nil for none.
  var ownZIndex: Double? { nil }
  final var zIndex: Double { ownZIndex ?? 0 }
  var layoutValues: LayoutValues? { nil }

  /// The minimum and the maximum length of the view along an axis, the other being as proposed.
  func lengthRange(_ axis: Axis, _ proposal: ProposedViewSize) -> (min: CGFloat, max: CGFloat) {
    (length(0, along: axis, proposal), length(.infinity, along: axis, proposal))
  }

  /// The length that ``size(_:)`` gives for a proposed length along an axis, whatever is proposed along the other, where
  /// the view has it without a layout of its content; nil where the content has to be measured. 0 or more.
  ///
  /// - Parameter otherIsFinite: whether a finite length is proposed along the other axis.
  func statedLength(_ axis: Axis, proposed: CGFloat, otherIsFinite: Bool) -> CGFloat? { nil }

  private func length(
    _ proposed: CGFloat, along axis: Axis, _ proposal: ProposedViewSize
  ) -> CGFloat {
    statedLength(
      axis, proposed: proposed, otherIsFinite: proposal[axis.other].map(\.isFinite) ?? false)
      ?? size(proposal.with(proposed, along: axis))[axis]
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node: self, proposal: proposal, size: size(proposal))
  }

  // MARK: Drawing

  func draw(_ context: inout DrawContext) {}

  /// Adds the properties of this view to its record: text, font, colour, link, label.
  func describe(_ record: inout ViewRecord) {}

  /// The facts of the view's own layout, for a trace.
  ///
  /// - Parameter step: the index of a node's step; nil for a node that has none.
  func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts { .none }

  /// All that it was asked, and its answers, in the order of the first time.
  final var answers: [(ProposedViewSize, CGSize)] { measured.entries }

  /// The children in drawing order.
  var children: [_Node] { [] }

  /// Calls `visit` with each preference of this view and those inside, in the order of the tree.
  func visitPreferences(_ visit: (PreferenceNode) -> Void) {
    for child in children { child.visitPreferences(visit) }
  }
}
