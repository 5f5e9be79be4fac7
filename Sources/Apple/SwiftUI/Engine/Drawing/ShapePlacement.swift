import Foundation

/// The position of a shape in the picture.
public struct _ShapePlacement {
  let container: ContainerOutline
  /// The offset from the shape's coordinates to the picture's; points.
  let offset: CGPoint
}
