import DisplayList
import Foundation

/// Steps of 1, 2 or 5 times a power of ten.
///
/// The step that Apple's axes take was read off their pictures: the least with at most five ticks
/// across the domain, whose ends are moved out to a tick. −1.35…1.25 goes by 1 from −2 to 2,
/// −6.2…1.2 by 5 from −10 to 5 (`ha-energy-systemmedium`, `ha-energy-heavyexportsystemmedium`;
/// there a step of 2 would have had six ticks), and whole numbers 0…1 have two ticks
/// (`ha-energy-nodatasystemmedium`).
struct NumberStride: Equatable {
  /// 1, 2 or 5.
  var multiple: Int
  var exponent: Int

  var length: Double { value(1) }

  /// The nth multiple, without the noise that repeated addition would bring.
  func value(_ n: Double) -> Double {
    exponent < 0
      ? n * Double(multiple) / powerOfTen(-exponent)
      : n * Double(multiple) * powerOfTen(exponent)
  }

  var next: NumberStride {
    switch multiple {
    case 1: NumberStride(multiple: 2, exponent: exponent)
    case 2: NumberStride(multiple: 5, exponent: exponent)
    default: NumberStride(multiple: 1, exponent: exponent + 1)
    }
  }
}

enum NumberTicks {
  /// The largest number of ticks on Apple's axes by default.
  static let desiredCount = 5

  /// The least stride with at most `count` ticks.
  /// - Parameters:
  ///   - least: no stride shorter than this; 1 for whole numbers.
  ///   - rounding: the ticks reach around the range; else they lie within it.
  static func stride(
    from low: Double, to high: Double, atMost count: Int, least: Double = 0, rounding: Bool
  ) -> NumberStride {
    let span = high - low
    guard span > 0, span.isFinite else {
      return NumberStride(multiple: 1, exponent: 0)
    }
    let count = max(count, 2)
    let rough = decimalLogarithm(max(span / Double(count), least))
    guard rough.isFinite, abs(rough) < 400 else { return NumberStride(multiple: 1, exponent: 0) }
    var stride = NumberStride(multiple: 1, exponent: Int(clamping: rough.rounded(.down)) - 1)
    for _ in 0..<12 {
      let length = stride.length
      if length >= least * (1 - 1e-9), length > 0 {
        let (first, last) = ends(low, high, stride, rounding: rounding)
        if last - first + 1 <= Double(count) { return stride }
      }
      stride = stride.next
    }
    return stride
  }

  /// The ticks around a range.
  static func around(_ low: Double, _ high: Double, _ stride: NumberStride) -> [Double] {
    values(ends(low, high, stride, rounding: true), stride)
  }

  /// The ticks within a range.
  static func within(_ low: Double, _ high: Double, _ stride: NumberStride) -> [Double] {
    values(ends(low, high, stride, rounding: false), stride)
  }

  /// Powers of ten within a range of positive numbers.
  static func decades(_ low: Double, _ high: Double) -> [Double] {
    guard low > 0, high >= low, high.isFinite else { return [] }
    let first = Int(clamping: (decimalLogarithm(low) - 1e-9).rounded(.up))
    let last = Int(clamping: (decimalLogarithm(high) + 1e-9).rounded(.down))
    guard first <= last else { return [low, high] }
    let step = max((last - first) / 8, 1)
    return Swift.stride(from: first, through: last, by: step).map(powerOfTen)
  }

  private static func ends(
    _ low: Double, _ high: Double, _ stride: NumberStride, rounding: Bool
  ) -> (Double, Double) {
    let a = low / stride.length, b = high / stride.length
    let slack = 1e-9 * max(abs(a), abs(b), 1)
    return rounding
      ? ((a + slack).rounded(.down), (b - slack).rounded(.up))
      : ((a - slack).rounded(.up), (b + slack).rounded(.down))
  }

  private static func values(_ ends: (Double, Double), _ stride: NumberStride) -> [Double] {
    guard ends.0 <= ends.1, ends.1 - ends.0 < 1000 else { return [] }
    return (0...Int(clamping: ends.1 - ends.0)).map { stride.value(ends.0 + Double($0)) }
  }
}
