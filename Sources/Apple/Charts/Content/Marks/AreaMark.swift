import SwiftUI

/// A point of an area's edge; marks of one series make one area.
public nonisolated struct AreaMark: _PrimitiveChartContent {
  private let mark: Mark

  /// Areas of several series are stacked by default.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .area, x: .value(x.plotted), y: .value(y.plotted), stacking: stacking)
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(
      kind: .area, x: .value(x.plotted), y: .value(y.plotted), series: series.plotted,
      stacking: stacking)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .area, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted))
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted),
      series: series.plotted)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .area, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted))
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = Mark(
      kind: .area, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted),
      series: series.plotted)
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks.append(content.mark)
  }
}
