import SwiftUI

/// Areas for the elements of a collection, or under a function.
public nonisolated struct AreaPlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  public var _marks: _PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(
        kind: .area, x: .value(x.plotted($0)), y: .value(y.plotted($0)), stacking: stacking)
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(
        kind: .area, x: .value(x.plotted($0)), y: .span(yStart.plotted($0), yEnd.plotted($0)))
    }
  }
}

extension AreaPlot where Element == Double {
  /// - Parameter domain: nil for all of the x axis.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    _marks = _PlotMarks(
      PlotFunction(
        kind: .area, xLabel: Text(x), yLabel: Text(y), domain: domain,
        values: { [0, function($0)] }))
  }

  /// The area between two values.
  public nonisolated init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    _marks = _PlotMarks(
      PlotFunction(
        kind: .area, xLabel: Text(x), yLabel: Text(yEnd), domain: domain,
        values: {
          let ends = function($0)
          return [ends.yStart, ends.yEnd]
        }))
  }
}
