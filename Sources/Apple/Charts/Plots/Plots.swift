import SwiftUI

/// Bars of a whole collection.
public nonisolated struct BarPlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  private var marks: PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
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
    marks = PlotMarks(data) {
      Mark(
        kind: .bar, x: .value(x.plotted($0)), y: .span(yStart.plotted($0), yEnd.plotted($0)),
        width: width)
    }
  }

  public nonisolated func _changing(
    _ change: @escaping (Element, inout MarkLookBox) -> Void
  ) -> Self {
    var copy = self
    copy.marks = marks.changing(change)
    return copy
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks += content.marks.elements.map(\.mark)
  }
}

/// Points of a whole collection.
public nonisolated struct PointPlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  private var marks: PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(kind: .point, x: .value(x.plotted($0)), y: .value(y.plotted($0)))
    }
  }

  public nonisolated func _changing(
    _ change: @escaping (Element, inout MarkLookBox) -> Void
  ) -> Self {
    var copy = self
    copy.marks = marks.changing(change)
    return copy
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks += content.marks.elements.map(\.mark)
  }
}

/// Rectangles of a whole collection.
public nonisolated struct RectanglePlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  private var marks: PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(
        kind: .rectangle, x: .value(x.plotted($0)), y: .value(y.plotted($0)), width: width,
        height: height)
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    yStart: PlottableProjection<Element, Y>, yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(
        kind: .rectangle, x: .span(xStart.plotted($0), xEnd.plotted($0)),
        y: .span(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  public nonisolated func _changing(
    _ change: @escaping (Element, inout MarkLookBox) -> Void
  ) -> Self {
    var copy = self
    copy.marks = marks.changing(change)
    return copy
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks += content.marks.elements.map(\.mark)
  }
}

/// Rules of a whole collection.
public nonisolated struct RulePlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  private var marks: PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(
        kind: .rule, x: .value(x.plotted($0)), y: .span(yStart.plotted($0), yEnd.plotted($0)))
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Element, X>, xEnd: PlottableProjection<Element, X>,
    y: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(
        kind: .rule, x: .span(xStart.plotted($0), xEnd.plotted($0)), y: .value(y.plotted($0)))
    }
  }

  public nonisolated func _changing(
    _ change: @escaping (Element, inout MarkLookBox) -> Void
  ) -> Self {
    var copy = self
    copy.marks = marks.changing(change)
    return copy
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks += content.marks.elements.map(\.mark)
  }
}

/// Sectors of a whole collection.
public nonisolated struct SectorPlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  private var marks: PlotMarks<Element>

  public nonisolated init<Data: RandomAccessCollection, V: Plottable>(
    _ data: Data, angle: PlottableProjection<Element, V>,
    innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(
        kind: .sector,
        sector: Mark.Sector(
          angle: angle.plotted($0), inner: innerRadius, outer: outerRadius,
          inset: angularInset ?? 0))
    }
  }

  public nonisolated func _changing(
    _ change: @escaping (Element, inout MarkLookBox) -> Void
  ) -> Self {
    var copy = self
    copy.marks = marks.changing(change)
    return copy
  }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks += content.marks.elements.map(\.mark)
  }
}
