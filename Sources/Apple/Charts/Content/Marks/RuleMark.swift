import SwiftUI

/// A line across the plot, or between two values.
public nonisolated struct RuleMark: _PrimitiveChartContent {
  private let mark: Mark

  /// - Parameters: points from the plot's upper edge; nil for the plot's edges.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = Mark(kind: .rule, x: .value(x.plotted), y: .points(yStart, yEnd))
  }

  /// - Parameters: points from the plot's left edge; nil for the plot's edges.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .points(xStart, xEnd), y: .value(y.plotted))
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted))
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rule, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks.append(content.mark)
  }
}
