import SwiftUI

extension _MarkList {
  /// The list with each function replaced by marks across the x axis, as far as its domain is known from
  /// the other marks.
  func drawingFunctions(_ axis: ChartConfiguration.Axis) -> _MarkList {
    if functions.isEmpty { return self }
    var result = self
    let placeholders = Set(functions.map(\.index))
    let others = marks.indices.filter { !placeholders.contains($0) }
    let given = axis.domain?.values ?? others.flatMap { marks[$0].x.parts.map(\.start) }
    let own = functions.compactMap(\.function.domain).flatMap { [$0.lowerBound, $0.upperBound] }
    let ends = given.compactMap(\.number) + (given.isEmpty ? own : [])
    // Assumed where no domain is known.
    let low = ends.min() ?? 0, high = ends.max() ?? 1
    result.functions = []
    for (i, entry) in functions.enumerated().reversed() {
      var function = entry.function
      function.attributes = marks[entry.index].attributes
      result.marks.replaceSubrange(
        entry.index...entry.index,
        with: function.marks(from: low, to: high, series: "function \(i)"))
    }
    return result
  }
}
