import SwiftUI

/// An axis as its source gives it.
public struct _AxisSpec {
  var rows: [Row] = []

  /// The marks of one ``AxisMarks``.
  struct Row {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// The marks of a value on the axis; nil for the automatic axis.
    var parts: (@MainActor (AxisValue) -> [AxisPart])?
    var stroke: StrokeStyle?
    var format: ((AxisValue) -> AnyView?)?
  }
}
