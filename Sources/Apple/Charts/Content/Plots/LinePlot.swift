import SwiftUI

/// Lines for the elements of a collection, or of a function.
public nonisolated struct LinePlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  public var _marks: _PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0)))
    }
  }

  public nonisolated init<
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable
  >(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    series: PlottableProjection<Element, S>
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(
        kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0)), series: series.plotted($0))
    }
  }
}

extension LinePlot where Element == Double {
  /// - Parameter domain: nil for all of the x axis.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    _marks = _PlotMarks(
      PlotFunction(
        kind: .line, xLabel: Text(x), yLabel: Text(y), domain: domain, values: { [function($0)] }))
  }
}
