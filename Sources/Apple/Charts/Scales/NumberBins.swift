import Foundation

/// A line of numbers cut into spans.
public struct NumberBins<Value: Comparable> {
  /// Rising; a bin more than its edges but one.
  public let thresholds: [Value]
  private let find: (Value) -> Int

  public func index(for value: Value) -> Int { find(value) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    let last = max(thresholds.count - 2, 0)
    let at = min(max(position, 0), last)
    guard thresholds.count > 1 else { return ChartBinRange(thresholds[0], thresholds[0]) }
    return ChartBinRange(thresholds[at], thresholds[at + 1])
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// - Parameter thresholds: the edges of the bins; at least one.
  public init(thresholds: [Value]) {
    let edges = thresholds.isEmpty ? [0] : thresholds.sorted()
    self.thresholds = edges
    find = { value in max((edges.lastIndex { $0 <= value } ?? 0), 0) }
  }

  /// Bins of round numbers that hold all of `data`.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let found = data.map { Double($0) }.filter(\.isFinite)
    let low = found.min() ?? 0, high = found.max() ?? 1
    let stride = NumberTicks.stride(
      from: low, to: high, atMost: min(desiredCount ?? 10, 10_000) + 1,
      least: Double(minimumStride),
      rounding: true)
    self.init(thresholds: NumberTicks.around(low, high, stride).map { Value($0) })
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let count = max(count, 1)
    let step = (range.upperBound - range.lowerBound) / Value(count)
    self.init(thresholds: (0...count).map { range.lowerBound + step * Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  public init(thresholds: [Value]) {
    let edges = thresholds.isEmpty ? [0] : thresholds.sorted()
    self.thresholds = edges
    find = { value in max((edges.lastIndex { $0 <= value } ?? 0), 0) }
  }

  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let low = Double(data.min() ?? 0), high = Double(data.max() ?? 1)
    let stride = NumberTicks.stride(
      from: low, to: high, atMost: min(desiredCount ?? 10, 10_000) + 1,
      least: max(Double(minimumStride), 1),
      rounding: true)
    self.init(
      thresholds: NumberTicks.around(low, high, stride).compactMap { Value(exactly: $0.rounded()) })
  }
}
