import DisplayList
import Foundation
import Rendering

/// Numbers as steps have them.
enum Words {
  /// Up to three places, no point where none is needed.
  static func number(_ value: CGFloat) -> String {
    if value == .infinity { return "infinity" }
    if value == -.infinity { return "-infinity" }
    return decimal(value, places: 3)
  }

  static func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  /// Numbers apart by spaces, to a tenth: places within a view, which are compared by their distance.
  static func places(_ values: [CGFloat]) -> String {
    values.map { decimal($0, places: 1) }.joined(separator: " ")
  }

  /// A place within a box, as `UnitPoint` counts.
  static func unit(_ point: CGPoint, in box: CGRect) -> String {
    let x = box.width > 0 ? (point.x - box.minX) / box.width : 0
    let y = box.height > 0 ? (point.y - box.minY) / box.height : 0
    return "\(decimal(x, places: 2)) \(decimal(y, places: 2))"
  }
}
