import Foundation

/// A guide's identity, and its position in a view that doesn't set it itself.
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

/// A guide of a view's own box: what a child sets for its edges and its middle has no effect on the
/// container's. Source: OpenSwiftUI, AlignmentGuide.swift @069dd80.
protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}
