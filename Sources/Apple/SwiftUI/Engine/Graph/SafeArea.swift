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
  /// Places views whose own safe area is `area`; nil for none, not even those around them.
  func placing(within area: SafeArea?, _ place: () -> Void) {
    let around = safeAreas
    if let area { safeAreas.append(area) } else { safeAreas = [] }
    place()
    safeAreas = around
  }

  /// The frame of a view, in the picture's coordinates, with what it may reach into beyond the safe areas around it.
  func reach(of frame: CGRect) -> CGRect {
    if safeAreas.isEmpty { return frame }
    let insets = safeAreaInsets(of: frame, mirrored: false)
    return CGRect(
      x: frame.minX - insets.leading, y: frame.minY - insets.top,
      width: frame.width + insets.leading + insets.trailing,
      height: frame.height + insets.top + insets.bottom)
  }

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
