import Foundation

/// A region and the part of it where nothing covers the content; in the picture's coordinates.
struct SafeArea {
  let outer: CGRect
  let inner: CGRect

  /// The distances, in points, by which the region extends beyond a view that touches an edge of the safe
  /// area; left and right, not leading and trailing.
  func reach(of frame: CGRect) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    let near: CGFloat = 0.5
    return (
      top: frame.minY <= inner.minY + near ? max(frame.minY - outer.minY, 0) : 0,
      left: frame.minX <= inner.minX + near ? max(frame.minX - outer.minX, 0) : 0,
      bottom: frame.maxY >= inner.maxY - near ? max(outer.maxY - frame.maxY, 0) : 0,
      right: frame.maxX >= inner.maxX - near ? max(outer.maxX - frame.maxX, 0) : 0
    )
  }
}

extension ResolveContext {
  /// The distances, in points, by which a view may extend beyond the safe areas around it.
  func safeAreaInsets(of frame: CGRect, mirrored: Bool) -> EdgeInsets {
    var result = EdgeInsets()
    for area in safeAreas {
      let reach = area.reach(of: frame)
      result.top = max(result.top, reach.top)
      result.bottom = max(result.bottom, reach.bottom)
      result.leading = max(result.leading, mirrored ? reach.right : reach.left)
      result.trailing = max(result.trailing, mirrored ? reach.left : reach.right)
    }
    return result
  }
}
