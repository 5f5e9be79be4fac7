import SwiftUI

/// Points for the elements of a collection.
public nonisolated struct PointPlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  public var _marks: _PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(kind: .point, x: .value(x.plotted($0)), y: .value(y.plotted($0)))
    }
  }
}
