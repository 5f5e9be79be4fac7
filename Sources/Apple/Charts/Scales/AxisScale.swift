import DisplayList
import Foundation

/// The positions of values along one axis of the plot.
struct AxisScale {
  var kind = ScaleType.Kind.linear
  /// The ends of a domain of numbers, or of dates in seconds since 2001.
  var lower = 0.0
  var upper = 1.0
  var isReversed = false
  private(set) var categories: [String] = []
  private var indices: [String: Int] = [:]
  /// The positions of the first value and of the last, in points from the plot's left or upper edge.
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// All plotted values are whole numbers.
  var isWhole = false

  init() {}

  init(lower: Double, upper: Double, kind: ScaleType.Kind) {
    self.kind = kind
    self.lower = lower
    self.upper = upper
  }

  init(categories: [String]) {
    kind = .category
    self.categories = categories
    for (i, name) in categories.enumerated() { indices[name] = i }
  }

  var isCategory: Bool { kind == .category }
  var isDate: Bool { kind == .date }

  /// The length of a name's band, in points; negative where the axis is reversed.
  var band: CGFloat { (end - start) / CGFloat(max(categories.count, 1)) }

  /// The position, in points; nil for a number without one, as zero on a logarithmic axis.
  func position(_ number: Double) -> CGFloat? {
    guard let t = transformed(number), let low = transformed(lower), let high = transformed(upper)
    else { return nil }
    // By halves, since the whole of the largest numbers is beyond them.
    var share = high == low ? 0.5 : (t / 2 - low / 2) / (high / 2 - low / 2)
    if isReversed { share = 1 - share }
    // What lies far outside stays in reach of the drawing's numbers.
    return start + (end - start) * CGFloat(min(max(share, -100), 101))
  }

  /// The middle of the name's band.
  func position(_ category: String) -> CGFloat? {
    guard let index = indices[category] else { return nil }
    let at = isReversed ? categories.count - 1 - index : index
    return start + band * (CGFloat(at) + 0.5)
  }

  func position(_ datum: _Datum) -> CGFloat? {
    if isCategory { return position(datum.name) }
    return datum.number.flatMap { position($0) }
  }

  /// The number or date at a position.
  func number(at position: CGFloat) -> Double? {
    guard !isCategory, end != start, lower < upper else { return nil }
    var share = Double((position - start) / (end - start))
    if isReversed { share = 1 - share }
    if kind == .linear || kind == .date { return lower + (upper - lower) * share }
    guard let low = transformed(lower), let high = transformed(upper) else { return nil }
    let wanted = low + (high - low) * min(max(share, 0), 1)
    var a = lower, b = upper
    for _ in 0..<60 {
      let middle = (a + b) / 2
      if (transformed(middle) ?? low) < wanted { a = middle } else { b = middle }
    }
    return (a + b) / 2
  }

  func category(at position: CGFloat) -> String? {
    guard isCategory, band != 0, !categories.isEmpty else { return nil }
    let steps = ((position - start) / band).rounded(.down)
    guard steps >= 0, steps < CGFloat(categories.count) else { return nil }
    let index = Int(clamping: steps)
    return categories[isReversed ? categories.count - 1 - index : index]
  }

  func datum(at position: CGFloat) -> _Datum? {
    if isCategory { return category(at: position).map { _Datum(.category($0)) } }
    return number(at: position).map { _Datum(isDate ? .date($0) : .number($0)) }
  }

  private func transformed(_ value: Double) -> Double? {
    guard value.isFinite else { return nil }
    switch kind {
    case .linear, .date, .category: return value
    case .log: return value > 0 ? decimalLogarithm(value) : nil
    case .symmetricLog(let slope):
      let size = decimalLogarithm(1 + abs(value) * max(slope, 1e-9))
      return value < 0 ? -size : size
    case .power(let exponent):
      let size = abs(value)
      let raised = exponent < 0.75 ? size.squareRoot() : exponent > 1.5 ? size * size : size
      return value < 0 ? -raised : raised
    }
  }
}
