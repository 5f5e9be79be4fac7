import SwiftUI

/// A function to be drawn, before it is known from where to where.
struct PlotFunction {
  let kind: Mark.Kind
  let xLabel: Text
  let yLabel: Text
  let domain: ClosedRange<Double>?
  /// One value for a line; two for an area between them.
  let values: (Double) -> [Double]
  var look = MarkLook()

  /// As many as a line across a phone has points.
  private static let count = 400

  func marks(from low: Double, to high: Double, series: String) -> [Mark] {
    let domain = domain ?? (low < high ? low...high : low...(low + 1))
    let width = domain.upperBound - domain.lowerBound
    guard width.isFinite else { return [] }
    return (0...Self.count).compactMap { i in
      let x = domain.lowerBound + width * Double(i) / Double(Self.count)
      let found = values(x)
      guard found.allSatisfy(\.isFinite), let last = found.last, let first = found.first else {
        return nil
      }
      let place = Plotted(label: xLabel, start: x.datum)
      let value = Plotted(label: yLabel, start: last.datum)
      var mark = Mark(
        kind: kind, x: .value(place),
        y: found.count > 1
          ? .span(Plotted(label: yLabel, start: first.datum), value) : .value(value))
      mark.series = Plotted(label: yLabel, start: series.datum)
      mark.look = look
      return mark
    }
  }
}

/// Lines of a whole collection, or of a function.
public nonisolated struct LinePlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  private var marks: PlotMarks<Element>
  private var function: PlotFunction?

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0)))
    }
  }

  public nonisolated init<
    Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable
  >(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    series: PlottableProjection<Element, S>
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(
        kind: .line, x: .value(x.plotted($0)), y: .value(y.plotted($0)), series: series.plotted($0))
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
    if let function = content.function { list.add(function) }
  }
}

extension LinePlot where Element == Double {
  /// - Parameter domain: nil for all of the x axis.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    marks = PlotMarks([Double]()) { _ in Mark(kind: .line) }
    self.function = PlotFunction(
      kind: .line, xLabel: Text(x), yLabel: Text(y), domain: domain, values: { [function($0)] })
  }
}

/// Areas of a whole collection, or under a function.
public nonisolated struct AreaPlot<Element>: VectorizedChartContent {
  public typealias DataElement = Element
  private var marks: PlotMarks<Element>
  private var function: PlotFunction?

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, y: PlottableProjection<Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(
        kind: .area, x: .value(x.plotted($0)), y: .value(y.plotted($0)), stacking: stacking)
    }
  }

  public nonisolated init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Element, X>, yStart: PlottableProjection<Element, Y>,
    yEnd: PlottableProjection<Element, Y>
  ) where Data.Element == Element {
    marks = PlotMarks(data) {
      Mark(
        kind: .area, x: .value(x.plotted($0)), y: .span(yStart.plotted($0), yEnd.plotted($0)))
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
    if let function = content.function { list.add(function) }
  }
}

extension AreaPlot where Element == Double {
  /// - Parameter domain: nil for all of the x axis.
  public nonisolated init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) {
    marks = PlotMarks([Double]()) { _ in Mark(kind: .area) }
    self.function = PlotFunction(
      kind: .area, xLabel: Text(x), yLabel: Text(y), domain: domain, values: { [0, function($0)] })
  }

  /// The area between two values.
  public nonisolated init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) {
    marks = PlotMarks([Double]()) { _ in Mark(kind: .area) }
    self.function = PlotFunction(
      kind: .area, xLabel: Text(x), yLabel: Text(yEnd), domain: domain,
      values: {
        let ends = function($0)
        return [ends.yStart, ends.yEnd]
      })
  }
}

extension _MarkList {
  /// A place is kept in the order of the marks, for the function's own.
  mutating func add(_ function: PlotFunction) {
    functions.append((marks.count, function))
    marks.append(Mark(kind: function.kind))
  }

  /// The functions drawn from end to end of the x axis, as far as it is known without them.
  func drawingFunctions(_ axis: ChartConfiguration.Axis) -> _MarkList {
    if functions.isEmpty { return self }
    var result = self
    let placeholders = Set(functions.map(\.place))
    let others = marks.indices.filter { !placeholders.contains($0) }
    let given = axis.domain?.values ?? others.flatMap { marks[$0].x.parts.map(\.start) }
    let own = functions.compactMap(\.function.domain).flatMap { [$0.lowerBound, $0.upperBound] }
    let ends = given.compactMap(\.number) + (given.isEmpty ? own : [])
    // Assumed, where nothing says from where to where.
    let low = ends.min() ?? 0, high = ends.max() ?? 1
    result.functions = []
    for (i, entry) in functions.enumerated().reversed() {
      var function = entry.function
      function.look = marks[entry.place].look
      result.marks.replaceSubrange(
        entry.place...entry.place,
        with: function.marks(from: low, to: high, series: "function \(i)"))
    }
    return result
  }
}
