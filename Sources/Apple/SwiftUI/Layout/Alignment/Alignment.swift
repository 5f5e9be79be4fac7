import Foundation

/// Names a guide and says where it lies in a view that doesn't say so itself.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
  /// Takes the explicit guide of a container's child into the container's own; `n` counts the
  /// children before it that have one.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The mean of the children's.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let before = CGFloat(n)
    parentValue = ((parentValue ?? 0) * before + childValue) / (before + 1)
  }
}

/// The guides of a view's own box: what a child says of its edges and its middle is no matter of the
/// container's. Source: OpenSwiftUI, AlignmentGuide.swift @069dd80.
protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// Which guide, along which axis.
struct AlignmentKey: Hashable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// A view that sets a guide itself has been made. Until one is, only texts have guides of their own,
  /// their baselines, and the walk down the tree for the others is saved.
  nonisolated(unsafe) static var guidesAreSet = false

  /// Defaults that are being worked out, one asking for the next.
  nonisolated(unsafe) static var defaultsAsked = 0

  var canBeExplicit: Bool {
    AlignmentKey.guidesAreSet || id == FirstBaseline.self || id == LastBaseline.self
  }

  static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.axis == b.axis }
  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

public struct HorizontalAlignment: Hashable, @unchecked Sendable {
  let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(HCenter.self)
  public static let trailing = HorizontalAlignment(Trailing.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    SeparatorTrailing.self)
}

public struct VerticalAlignment: Hashable, @unchecked Sendable {
  let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  public static let top = VerticalAlignment(Top.self)
  public static let center = VerticalAlignment(VCenter.self)
  public static let bottom = VerticalAlignment(Bottom.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

enum Leading: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
enum HCenter: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
}
enum Trailing: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}
enum SeparatorLeading: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width }
}
enum Top: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 }
}
enum VCenter: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
}
enum Bottom: FrameAlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}
/// A view without text has its baseline at its lower edge.
enum FirstBaseline: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(childValue, parentValue ?? .infinity)
  }
}
enum LastBaseline: AlignmentID {
  static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(childValue, parentValue ?? -.infinity)
  }
}

/// A view's size, and where its guides lie; points.
public struct ViewDimensions {
  let node: _Node?
  let proposal: ProposedViewSize
  let size: CGSize

  init(node: _Node?, proposal: ProposedViewSize, size: CGSize) {
    self.node = node
    self.proposal = proposal
    self.size = size
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, proposal)
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node?.explicitAlignment(guide.key, proposal)
  }

  subscript(key: AlignmentKey) -> CGFloat {
    if key.canBeExplicit, let value = node?.explicitAlignment(key, proposal) { return value }
    // A default that asks for itself has no end of its own.
    guard AlignmentKey.defaultsAsked < 100 else { return 0 }
    AlignmentKey.defaultsAsked += 1
    defer { AlignmentKey.defaultsAsked -= 1 }
    return key.id.defaultValue(in: self)
  }
}

extension _Node {
  /// The point of `alignment` in this view, as it would be at `proposal`.
  final func anchor(_ alignment: Alignment, _ proposal: ProposedViewSize) -> CGPoint {
    let size = size(proposal)
    // The guides of most views stand where their name says; asking costs a walk down the tree.
    let d = ViewDimensions(node: self, proposal: proposal, size: size)
    return CGPoint(x: d[alignment.horizontal.key], y: d[alignment.vertical.key])
  }
}

extension Alignment {
  /// The alignment's point in a box without views.
  func point(in size: CGSize) -> CGPoint {
    let d = ViewDimensions(node: nil, proposal: ProposedViewSize(size), size: size)
    return CGPoint(x: d[horizontal.key], y: d[vertical.key])
  }
}
