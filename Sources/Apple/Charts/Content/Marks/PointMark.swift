import SwiftUI

/// A symbol at a position.
public nonisolated struct PointMark: _PrimitiveChartContent {
  private let mark: Mark

  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: .value(x.plotted), y: .value(y.plotted))
  }

  /// - Parameter y: points from the plot's upper edge; nil for the middle.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    mark = Mark(kind: .point, x: .value(x.plotted), y: .point(y))
  }

  /// - Parameter x: points from the plot's left edge; nil for the middle.
  public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: .point(x), y: .value(y.plotted))
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks.append(content.mark)
  }
}
