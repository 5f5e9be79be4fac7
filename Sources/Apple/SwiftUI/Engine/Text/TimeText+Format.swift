import DisplayList
import Foundation

extension TimeText {
  /// - Parameter now: the moment that the picture shows.
  func string(now: Date, _ environment: EnvironmentValues) -> String {
    switch kind {
    case .date(let date, .time):
      // CLDR's short time of the locale, whose hours have as many digits as an interval's. The style `shortened` writes
      // one digit where CLDR has two, as in German.
      return Date.FormatStyle(
        locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone
      ).hour().minute().format(date)
    case .date(let date, .date):
      return style(.long, .omitted, environment).format(date)
    case .date(let date, .timer):
      return TimeText.clock(
        abs(date.timeIntervalSince(now)), showsHours: true, environment.locale,
        showsSeconds: !environment.isLuminanceReduced)
    case .date(let date, .relative):
      let (first, last) = date < now ? (date, now) : (now, date)
      return RelativeTime(environment).short(from: first, to: last)
    case .date(let date, .offset):
      let (first, last) = date < now ? (date, now) : (now, date)
      let length = RelativeTime(environment).long(from: first, to: last)
      return (date > now ? "-" : "+") + length
    case .date(let date, _):
      return style(.long, .shortened, environment).format(date)
    case .interval(let interval):
      var calendar = environment.calendar
      calendar.timeZone = environment.timeZone
      let isOneDay = calendar.isDate(interval.start, inSameDayAs: interval.end)
      return Date.IntervalFormatStyle(
        date: isOneDay ? .omitted : .abbreviated, time: .shortened, locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone
      ).format(interval.start..<interval.end)
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? now, interval.start), interval.end)
      let seconds =
        countsDown
        ? interval.end.timeIntervalSince(moment) : moment.timeIntervalSince(interval.start)
      let isRunning = pause == nil && interval.start <= now && now < interval.end
      return TimeText.clock(
        seconds, showsHours: showsHours, environment.locale,
        showsSeconds: !(isRunning && environment.isLuminanceReduced))
    }
  }

  private func style(
    _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    _ environment: EnvironmentValues
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone)
  }

  /// `M:SS`, from an hour on `H:MM:SS`, in the locale's digits.
  ///
  /// - Parameter showsSeconds: false writes a minus sign in place of each digit of the seconds, as a display that is always
  ///   on has of a timer that runs.
  static func clock(
    _ seconds: TimeInterval, showsHours: Bool, _ locale: Locale, showsSeconds: Bool = true
  ) -> String {
    let total = seconds.isFinite ? Int(clamping: min(max(seconds, 0), 1e12).rounded(.down)) : 0
    func padded(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let hours = total / 3600
    let minutes = total / 60 % 60
    let last = showsSeconds ? padded(total % 60) : "\u{2212}\u{2212}"
    let latin =
      showsHours && hours > 0
      ? "\(hours):\(padded(minutes)):\(last)" : "\(total / 60):\(last)"
    guard hasOwnDigits(locale) else { return latin }
    return String(
      latin.map { digit in
        digit.wholeNumberValue.flatMap { $0.formatted(.number.locale(locale)).first } ?? digit
      })
  }

  /// Languages some of whose countries don't write 0 to 9; others needn't be asked.
  private static func hasOwnDigits(_ locale: Locale) -> Bool {
    let language = locale.identifier.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    return [
      "ar", "as", "bn", "ckb", "dz", "fa", "ks", "mr", "my", "ne", "ps", "sd", "ur",
    ].contains(language)
  }
}
