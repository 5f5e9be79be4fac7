import DisplayList
import Foundation

/// A length of time with as many fields, and as fine, as is asked for.
struct ElapsedText {
  /// The elapsed time, in seconds; not negative.
  var seconds: TimeInterval
  var showsHours: Bool
  var maximum: Int
  var precision: Duration
  /// The minimum number of digits of the first field.
  var digits: Int
  var locale: Locale
  /// Whether a part of a second counts as one, as in a countdown.
  var roundsUp = false

  var string: String {
    let step =
      Double(precision.components.seconds) + Double(precision.components.attoseconds) / 1e18
    if step >= 60 { return spelledOut(step) }
    let decimals = step >= 1 ? 0 : step > 0.09 ? 1 : step > 0.009 ? 2 : 3
    let scale = [1.0, 10, 100, 1000][decimals]
    // Sums of binary fractions fall a hair short of a whole step.
    let steps = roundsUp ? (seconds * scale - 1e-6).rounded(.up) : seconds * scale + 1e-6
    let total = steps.count(of: 1)
    let whole = total / Int(clamping: scale)
    let hours = showsHours ? whole / 3600 : 0
    var fields = [showsHours ? whole / 60 % 60 : whole / 60, whole % 60]
    if hours > 0 { fields.insert(hours, at: 0) }
    let showsDecimals = decimals > 0 && fields.count < maximum
    return ClockText.string(
      Array(fields.prefix(max(maximum, 1))), digits: fields.count > maximum ? 1 : digits,
      decimals: showsDecimals ? (total % Int(clamping: scale), decimals) : nil, locale)
  }

  /// Without seconds a clock's digits would be read as minutes and seconds.
  private func spelledOut(_ step: Double) -> String {
    let minutes = (roundsUp ? (seconds / 60 - 1e-6).rounded(.up) : seconds / 60).count(of: 1)
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = .full
    formatter.allowedUnits = step >= 3600 ? [.hour] : showsHours ? [.hour, .minute] : [.minute]
    formatter.maximumUnitCount = maximum
    return formatter.string(from: TimeInterval(minutes) * 60) ?? ""
  }
}
