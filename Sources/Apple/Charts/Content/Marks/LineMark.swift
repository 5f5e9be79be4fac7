import SwiftUI

/// A point of a line; marks of one series make one line.
public nonisolated struct LineMark: _PrimitiveChartContent {
  private let mark: Mark

  public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: .value(x.plotted), y: .value(y.plotted))
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .line, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted)
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks.append(content.mark)
  }
}
