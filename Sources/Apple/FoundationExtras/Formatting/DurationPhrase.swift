import Foundation
import _FoundationICU

/// The spelled-out form of durations, from the ICU data of the toolchain, which is Apple's.
enum DurationPhrase {
  enum Unit: Hashable, CaseIterable {
    case year, month, week, day, hour, minute, second

    fileprivate var measure: UAMeasureUnit {
      switch self {
      case .year: UAMEASUNIT_DURATION_YEAR
      case .month: UAMEASUNIT_DURATION_MONTH
      case .week: UAMEASUNIT_DURATION_WEEK
      case .day: UAMEASUNIT_DURATION_DAY
      case .hour: UAMEASUNIT_DURATION_HOUR
      case .minute: UAMEASUNIT_DURATION_MINUTE
      case .second: UAMEASUNIT_DURATION_SECOND
      }
    }
  }

  enum Width { case wide, short, brief, narrow }

  /// `2 hours, 5 minutes`. Empty where ICU has no pattern.
  static func text(_ parts: [(unit: Unit, value: Double)], _ width: Width, _ locale: Locale)
    -> String
  {
    var status = U_ZERO_ERROR
    guard let formatter = uameasfmt_open(locale.identifier, width.measure, nil, &status) else {
      return ""
    }
    defer { uameasfmt_close(formatter) }
    let measures = parts.map { UAMeasure(value: $0.value, unit: $0.unit.measure) }
    let text = String.fromICU {
      uameasfmt_formatMultiple(
        formatter, measures, Int32(clamping: measures.count), $0, $1, &status)
    }
    return status.isSuccess ? text ?? "" : ""
  }

  /// The duration with each number spelled out: `two hours, five minutes`.
  static func spelledOut(_ parts: [(unit: Unit, value: Double)], _ locale: Locale) -> String {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = locale
    return parts.map { part in
      UnitNumber(
        part.value, skeleton: "measure-unit/duration-\(part.unit) unit-width-full-name",
        locale: locale)?
        .replacingNumber { numbers.string(from: NSNumber(value: $0)) ?? "\($0)" } ?? ""
    }.joined(separator: ", ")
  }
}

extension DurationPhrase.Width {
  fileprivate var measure: UAMeasureFormatWidth {
    switch self {
    case .wide: UAMEASFMT_WIDTH_WIDE
    case .short: UAMEASFMT_WIDTH_SHORT
    case .brief: UAMEASFMT_WIDTH_SHORTER
    case .narrow: UAMEASFMT_WIDTH_NARROW
    }
  }
}
