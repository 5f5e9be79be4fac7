import Foundation

/// The key of an alignment guide: its identifier and its axis.
struct AlignmentKey: Hashable {
  /// The position of a guide in a view that doesn't set it, where it is a part of the view's length.
  enum Place { case start, middle, end }

  let id: any AlignmentID.Type
  let axis: Axis
  /// Nil for a guide that has to be asked.
  let place: Place?
  /// Whether texts have a guide of their own.
  private let isOfText: Bool

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    place =
      switch ObjectIdentifier(id) {
      case ObjectIdentifier(LeadingGuide.self), ObjectIdentifier(TopGuide.self): .start
      case ObjectIdentifier(HorizontalCenterGuide.self), ObjectIdentifier(VerticalCenterGuide.self):
        .middle
      case ObjectIdentifier(TrailingGuide.self), ObjectIdentifier(BottomGuide.self): .end
      default: nil
      }
    isOfText = id == FirstBaseline.self || id == LastBaseline.self || id == FirstLineCenter.self
  }

  /// A view that sets a guide itself has been made. Until one is, only texts have guides of their own,
  /// their baselines, and the walk down the tree for the others is saved. For a box's own guides it is saved by
  /// ``_Node/mayMoveGuides``.
  @exclusivity(unchecked) nonisolated(unsafe) static var guidesAreSet = false

  /// Defaults that are being worked out, one asking for the next.
  @exclusivity(unchecked) nonisolated(unsafe) static var defaultsAsked = 0

  var canBeExplicit: Bool {
    AlignmentKey.guidesAreSet || isOfText
  }

  static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.axis == b.axis }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

extension AlignmentKey {
  /// The position, in points, of the guide in a box of a length without views.
  func position(in length: CGFloat) -> CGFloat {
    let size = CGSize(axis, major: length, minor: 0)
    return ViewDimensions(node: nil, proposal: ProposedViewSize(size), size: size)[self].orZero
  }

  /// The coordinate of the unit point that is at the guide in a box of a length, points: 0 is the box's start, 1 its end.
  func unit(in length: CGFloat) -> CGFloat {
    let length = length > 0 && length.isFinite ? length : 1
    return position(in: length) / length
  }
}
