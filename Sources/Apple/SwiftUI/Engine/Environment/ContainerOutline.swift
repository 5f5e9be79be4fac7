import Foundation

/// The outline that `ContainerRelativeShape` follows inwards, and where it lies. One object is shared
/// by a container and all within it; its frame is known when the container has been placed.
final class ContainerOutline: @unchecked Sendable {
  /// The outline within a rectangle, moved inwards by a distance.
  private let path: @Sendable (_ rect: CGRect, _ inset: CGFloat) -> Path
  /// Points, in the coordinates of the whole picture; nil where there is no container.
  var frame: CGRect?
  /// The radius of its corners, where they are those of a rounded rectangle; points.
  let radius: CGFloat

  init(_ frame: CGRect?, radius: CGFloat = 0, path: @escaping @Sendable (CGRect, CGFloat) -> Path) {
    self.frame = frame
    self.radius = radius
    self.path = path
  }

  /// A picture without a container: the shape is a rectangle.
  static let none = ContainerOutline(nil) { rect, _ in Path(rect) }

  /// A widget's own outline: a continuous corner of `radius` points.
  static func widget(radius: CGFloat, size: CGSize) -> ContainerOutline {
    let corner = CGSize(width: radius, height: radius)
    return ContainerOutline(CGRect(origin: .zero, size: size), radius: radius) { rect, inset in
      Path.roundedRectangle(rect, cornerSize: corner, inset: inset, style: .continuous)
    }
  }

  /// - Parameters:
  ///   - rect: in the shape's own coordinates.
  ///   - place: `rect` in the picture's.
  func path(in rect: CGRect, at place: CGRect) -> Path {
    guard let frame else { return Path(rect) }
    let inset = max(
      0,
      min(
        place.minX - frame.minX, place.minY - frame.minY, frame.maxX - place.maxX,
        frame.maxY - place.maxY))
    return path(rect.insetBy(dx: -inset, dy: -inset), inset)
  }
}
