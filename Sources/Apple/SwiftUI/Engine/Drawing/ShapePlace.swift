import Foundation

/// Where a shape stands.
public struct _ShapePlace {
  let container: ContainerOutline
  /// From the shape's coordinates to the picture's, points.
  let offset: CGPoint
}
