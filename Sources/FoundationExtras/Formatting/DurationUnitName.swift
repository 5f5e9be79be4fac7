import Foundation

/// A unit of time and how lengths in it are said. English and Chinese are CLDR's; other languages
/// take what Foundation's own duration style gives, where it knows the unit.
enum DurationUnitName {
  case year, month, week, day, hour, minute, second

  func phrase(
    _ value: Int, style: DateComponentsFormatter.UnitsStyle, locale: Locale
  ) -> String {
    switch locale.language.languageCode?.identifier {
    case "zh": return "\(value)\(chinese)"
    case "en", nil: return english(value, style)
    default: return foundation(value, style, locale) ?? english(value, style)
    }
  }

  private func english(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    switch style {
    case .abbreviated: return "\(value)\(letter)"
    case .brief: return "\(value)\(shortName(value == 1))"
    case .short: return "\(value) \(shortName(value == 1))"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = Locale(identifier: "en_US")
      let number = formatter.string(from: NSNumber(value: value)) ?? String(value)
      return "\(number) \(name)\(value == 1 ? "" : "s")"
    default: return "\(value) \(name)\(value == 1 ? "" : "s")"
    }
  }

  private func foundation(
    _ value: Int, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
  ) -> String? {
    let unit: (Duration.UnitsFormatStyle.Unit, Int)
    switch self {
    case .week: unit = (.weeks, 604_800)
    case .day: unit = (.days, 86_400)
    case .hour: unit = (.hours, 3_600)
    case .minute: unit = (.minutes, 60)
    case .second: unit = (.seconds, 1)
    case .year, .month: return nil
    }
    let width: Duration.UnitsFormatStyle.UnitWidth =
      style == .abbreviated ? .narrow : style == .short || style == .brief ? .abbreviated : .wide
    return Duration.seconds(value * unit.1).formatted(
      .units(allowed: [unit.0], width: width).locale(locale))
  }

  private var name: String { "\(self)" }

  private var letter: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }

  private func shortName(_ isOne: Bool) -> String {
    switch self {
    case .year: isOne ? "yr" : "yrs"
    case .month: isOne ? "mth" : "mths"
    case .week: isOne ? "wk" : "wks"
    case .day: isOne ? "day" : "days"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  private var chinese: String {
    switch self {
    case .year: "年"
    case .month: "个月"
    case .week: "周"
    case .day: "天"
    case .hour: "小时"
    case .minute: "分钟"
    case .second: "秒"
    }
  }
}
