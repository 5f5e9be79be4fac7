import SwiftUI

/// A rectangle between values, or around one.
public nonisolated struct RectangleMark: _PrimitiveChartContent {
  private let mark: Mark

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: .value(x.plotted), y: .value(y.plotted), width: width, height: height)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: .span(xStart.plotted, xEnd.plotted),
      y: .span(yStart.plotted, yEnd.plotted))
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: .value(x.plotted), y: .span(yStart.plotted, yEnd.plotted), width: width)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: .span(xStart.plotted, xEnd.plotted), y: .value(y.plotted),
      height: height)
  }

  /// - Parameters: points from the plot's upper edge; nil for the plot's edges.
  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    mark = Mark(
      kind: .rectangle, x: .span(xStart.plotted, xEnd.plotted), y: .points(yStart, yEnd))
  }

  /// - Parameters: points from the plot's left edge; nil for the plot's edges.
  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = Mark(
      kind: .rectangle, x: .points(xStart, xEnd), y: .span(yStart.plotted, yEnd.plotted))
  }

  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: .value(x.plotted), y: .points(yStart, yEnd), width: width)
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = Mark(
      kind: .rectangle, x: .points(xStart, xEnd), y: .value(y.plotted), height: height)
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks.append(content.mark)
  }
}
