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
