import SwiftUI

/// A piece of a pie or a ring; the pieces follow each other clockwise from the top.
public nonisolated struct SectorMark: _PrimitiveChartContent {
  private let mark: Mark

  /// - Parameters:
  ///   - innerRadius: automatic for a pie without a hole; a ratio is of the outer radius.
  ///   - outerRadius: automatic for half of the plot's shorter side.
  ///   - angularInset: points left free at either side.
  public nonisolated init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .sector,
      sector: Mark.Sector(
        angle: angle.plotted, inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0))
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks.append(content.mark)
  }
}
