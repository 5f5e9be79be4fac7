import SwiftUI

/// The marks at one value of an axis.
public struct _AxisParts {
  var parts: [AxisPart] = []
}

struct AxisPart {
  enum Kind {
    case grid(centered: Bool?, StrokeStyle?)
    case tick(centered: Bool?, AxisTick.Length, StrokeStyle?)
    case label(AxisLabelSpec)
  }
  var kind: Kind
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A label as its source gives it.
struct AxisLabelSpec {
  var content: (AxisValue) -> AnyView?
  var centered: Bool?
  var anchor: UnitPoint?
  var collision = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  /// Points; nil for the default.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}
