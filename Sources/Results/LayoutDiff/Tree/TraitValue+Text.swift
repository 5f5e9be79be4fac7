import DisplayList
import Foundation

/// The text of values in goldens.
extension TraitValue {
  /// The value as text: `12.5`, `infinity`, `0 0.5`, `leading`.
  package var text: String {
    switch self {
    case .number(.infinity): "infinity"
    case .number(-.infinity): "-infinity"
    case .number(let value): decimal(value, places: 3)
    case .numbers(let values): values.map { decimal($0, places: 3) }.joined(separator: " ")
    case .word(let word): word
    }
  }

  /// Reads the value from its ``text``, by the unit of its field.
  init(_ text: String, _ unit: FieldDefinition.Unit) {
    switch unit {
    case .points, .degrees, .plain:
      let number = Double(text).flatMap { $0.isNaN ? nil : CGFloat($0) }
      self = number.map(TraitValue.number) ?? .word(text)
    case .list: self = .numbers(text.split(separator: " ").map { CGFloat(Double($0) ?? 0) })
    case .word: self = .word(text)
    }
  }

  /// A number as goldens hold it: rounded to so many decimals; 0 for NaN.
  static func rounded(_ value: CGFloat, places: Int = 3) -> TraitValue {
    .number(value.isInfinite ? value : value.rounded(places: places))
  }

  static func rounded(_ values: [CGFloat], places: Int) -> TraitValue {
    .numbers(values.map { $0.rounded(places: places) })
  }
}

extension ViewTrait {
  /// The trait as it is read back from a golden.
  var rounded: ViewTrait {
    ViewTrait(
      id,
      values.map { value in
        if case .number(let number) = value { .rounded(number) } else { value }
      })
  }
}

extension CGFloat {
  /// The number that is read back from ``decimal(_:places:)``.
  func rounded(places: Int) -> CGFloat {
    guard isFinite else { return 0 }
    let scale = CGFloat([1, 10, 100, 1000][places])
    let scaled = (self * scale).rounded()
    // The sum makes -0 into 0.
    return scaled.magnitude < 9e15 ? scaled / scale + 0 : self < 0 ? -9e9 : 9e9
  }
}
