import SwiftUI

/// A function to be drawn, before it is known from where to where.
struct PlotFunction {
  let kind: Mark.Kind
  let xLabel: Text
  let yLabel: Text
  let domain: ClosedRange<Double>?
  /// One value for a line; two for an area between them.
  let values: (Double) -> [Double]
  var attributes = MarkAttributes()

  /// The number of samples: a line across a phone is about as many points long.
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
      let position = Plotted(label: xLabel, start: x.datum)
      let value = Plotted(label: yLabel, start: last.datum)
      var mark = Mark(
        kind: kind, x: .value(position),
        y: found.count > 1
          ? .span(Plotted(label: yLabel, start: first.datum), value) : .value(value))
      mark.series = Plotted(label: yLabel, start: series.datum)
      mark.attributes = attributes
      return mark
    }
  }
}
