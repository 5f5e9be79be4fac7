import DisplayList
import Foundation

/// The system's own ways of writing times that go on.
///
/// Source: Apple's documentation of `SystemFormatStyle`, whose examples the tests hold these to.
public enum SystemFormatStyle {}

/// A style that doesn't say when its output changes: the engine compares outputs instead.
public protocol _StillFormatStyle: DiscreteFormatStyle {}

/// A style whose output begins or ends to run at certain dates.
protocol TurningFormatStyle {
  var turns: [Date] { get }
}

extension _StillFormatStyle {
  public func discreteInput(before input: FormatInput) -> FormatInput? { nil }
  public func discreteInput(after input: FormatInput) -> FormatInput? { nil }
  public func input(before input: FormatInput) -> FormatInput? { nil }
  public func input(after input: FormatInput) -> FormatInput? { nil }
}

/// Times as a clock's digits.
enum ClockText {
  /// `5:32`, `1:05:32`, with hundredths `00:05.23`.
  ///
  /// - Parameters:
  ///   - digits: of the first field, at least.
  ///   - fraction: decimals of the seconds.
  static func string(
    _ fields: [Int], digits: Int, decimals: (value: Int, count: Int)? = nil, _ locale: Locale
  ) -> String {
    var text = fields.enumerated().map { index, value in
      number(value, digits: index == 0 ? digits : 2, locale)
    }.joined(separator: ":")
    if let decimals, decimals.count > 0 {
      let separator = locale.decimalSeparator ?? "."
      text += separator + number(decimals.value, digits: decimals.count, locale)
    }
    return text
  }

  private static func number(_ value: Int, digits: Int, _ locale: Locale) -> String {
    value.formatted(
      .number.locale(locale).grouping(.never).precision(.integerLength(max(digits, 1)...)))
  }
}

extension TimeInterval {
  /// A count of units that fits an integer, whatever the time.
  func count(of unit: TimeInterval) -> Int {
    isFinite ? Int(clamping: min(max((self / unit).rounded(.down), -1e15), 1e15)) : 0
  }
}
