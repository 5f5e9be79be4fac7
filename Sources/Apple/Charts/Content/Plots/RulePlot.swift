import SwiftUI

/// Rules for the elements of a collection.
public nonisolated struct RulePlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  public var _marks: _PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(
        kind: .rule, x: .value(x.plotted($0)), y: .span(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(
        kind: .rule, x: .span(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0)))
    }
  }
}
