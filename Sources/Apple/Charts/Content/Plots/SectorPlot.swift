import SwiftUI

/// Sectors for the elements of a collection.
public nonisolated struct SectorPlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  public var _marks: _PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Element, V>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == Element {
    _marks = _PlotMarks(data) {
      Mark(
        kind: .sector,
        sector: Mark.Sector(
          angle: angle.plotted($0), inner: innerRadius, outer: outerRadius,
          inset: angularInset ?? 0))
    }
  }
}
