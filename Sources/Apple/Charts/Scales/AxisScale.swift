import Foundation

/// Where values lie along one axis of the plot.
struct AxisScale {
  var kind = ScaleType.Kind.linear
  /// Of numbers or dates, seconds since 2001; the lower first.
  var lower = 0.0
  var upper = 1.0
  var isReversed = false
  private(set) var categories: [String] = []
  private var places: [String: Int] = [:]
  /// Points from the plot's left or upper edge: where the first value lies, and the last.
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// Every value that was given is a whole number.
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
    for (i, name) in categories.enumerated() { places[name] = i }
  }

  var isCategory: Bool { kind == .category }
  var isDate: Bool { kind == .date }

  /// Points that a name has; negative where the axis runs backwards.
  var band: CGFloat { (end - start) / CGFloat(max(categories.count, 1)) }

  /// Points; nil where the axis has no place for the number.
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
    guard let place = places[category] else { return nil }
    let at = isReversed ? categories.count - 1 - place : place
    return start + band * (CGFloat(at) + 0.5)
  }

  func position(_ datum: _Datum) -> CGFloat? {
    if isCategory { return position(datum.name) }
    return datum.number.flatMap { position($0) }
  }

  /// The number or date at a place.
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
    let place = Int(steps)
    return categories[isReversed ? categories.count - 1 - place : place]
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
