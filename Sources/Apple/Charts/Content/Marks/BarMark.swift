import SwiftUI

/// A bar from the axis, or from one value to another.
public nonisolated struct BarMark: _PrimitiveChartContent {
  private var mark: Mark

  private init(
    _ x: Mark.Extent, _ y: Mark.Extent, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod? = nil
  ) {
    mark = Mark(kind: .bar, x: x, y: y, width: width, height: height, stacking: stacking)
  }

  /// Bars at the same position are stacked by default.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      .value(x.plotted), .value(y.plotted), width: width, height: height, stacking: stacking)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    self.init(.value(x.plotted), .span(yStart.plotted, yEnd.plotted), width: width)
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    self.init(.span(xStart.plotted, xEnd.plotted), .value(y.plotted), height: height)
  }

  /// - Parameters: points from the plot's upper edge; nil for the plot's edges.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.value(x.plotted), .points(yStart, yEnd), width: width, stacking: stacking)
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(.points(xStart, xEnd), .value(y.plotted), height: height, stacking: stacking)
  }

  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    self.init(.span(xStart.plotted, xEnd.plotted), .points(yStart, yEnd))
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    self.init(.points(xStart, xEnd), .span(yStart.plotted, yEnd.plotted))
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks.append(content.mark)
  }
}
