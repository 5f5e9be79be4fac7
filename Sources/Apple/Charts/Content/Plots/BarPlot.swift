import SwiftUI

/// Bars for the elements of a collection.
public nonisolated struct BarPlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  public var _marks: _PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(
        kind: .bar, x: .value(x.plotted($0)), y: .value(y.plotted($0)), width: width,
        height: height,
        stacking: stacking)
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>, width: MarkDimension = .automatic
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(
        kind: .bar, x: .value(x.plotted($0)), y: .span(yStart.plotted($0), yEnd.plotted($0)),
        width: width)
    }
  }
}
