import Foundation

public struct HorizontalAlignment: Hashable, @unchecked Sendable {
  let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  public static let leading = HorizontalAlignment(LeadingGuide.self)
  public static let center = HorizontalAlignment(HorizontalCenterGuide.self)
  public static let trailing = HorizontalAlignment(TrailingGuide.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    SeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    SeparatorTrailing.self)
}

public struct VerticalAlignment: Hashable, @unchecked Sendable {
  let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  public static let top = VerticalAlignment(TopGuide.self)
  public static let center = VerticalAlignment(VerticalCenterGuide.self)
  public static let bottom = VerticalAlignment(BottomGuide.self)
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
  static let firstLineCenter = VerticalAlignment(FirstLineCenter.self)
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

extension _Node {
  /// The point of `alignment` in this view, as it would be at `proposal`.
  final func anchor(_ alignment: Alignment, _ proposal: ProposedViewSize) -> CGPoint {
    let size = size(proposal)
    // The guides of most views are at their defaults; asking costs a walk down the tree.
    if let point = alignment.standardPoint(in: size, of: self) { return point }
    let d = ViewDimensions(node: self, proposal: proposal, size: size)
    return CGPoint(x: d[alignment.horizontal.key], y: d[alignment.vertical.key])
  }
}

extension Alignment {
  /// The alignment's point in a box without views.
  func point(in size: CGSize) -> CGPoint {
    if let point = standardPoint(in: size, of: nil) { return point }
    let d = ViewDimensions(node: nil, proposal: ProposedViewSize(size), size: size)
    return CGPoint(x: d[horizontal.key], y: d[vertical.key])
  }

  /// The point where no view has set either guide, and each is a part of the length; else nil.
  @inline(__always)
  fileprivate func standardPoint(in size: CGSize, of node: _Node?) -> CGPoint? {
    guard let x = ViewDimensions.place(of: horizontal.key, in: size, of: node),
      let y = ViewDimensions.place(of: vertical.key, in: size, of: node)
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}
