import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// The examples of Apple's documentation of `SystemFormatStyle`.
@MainActor
@Suite struct SystemFormatTests {
  /// 2019-06-10 12:00 UTC.
  private let now = Date(timeIntervalSince1970: 1_560_168_000)

  private func displayed(_ text: Text, locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return ViewRenderer().renderFitting(
      text, proposal: .unspecified, environment: environment, displayDate: now
    ).views[0].text ?? ""
  }

  @Test func anOffsetCountsFromADate() {
    func ago(_ seconds: Double) -> Date { now.addingTimeInterval(-seconds) }
    #expect(
      displayed(Text(.currentDate, format: .offset(to: ago(222)))) == "3 minutes, 42 seconds")
    #expect(
      displayed(
        Text(
          .currentDate,
          format: .offset(
            to: ago(5025), allowedFields: [.hour, .minute, .second], maxFieldCount: 3)))
        == "1:23:45")
    #expect(
      displayed(
        Text(.currentDate, format: .offset(to: ago(332), allowedFields: [.minute, .second])))
        == "5:32")
    #expect(
      displayed(
        Text(.currentDate, format: .offset(to: ago(3932), allowedFields: [.hour, .minute])))
        == "1 hour, 5 minutes")
    #expect(displayed(Text(.currentDate, format: .offset(to: ago(-5)))) == "−5 seconds")
    #expect(
      displayed(Text(.currentDate, format: .offset(to: ago(-5), sign: .never))) == "5 seconds")
    #expect(
      displayed(
        Text(.currentDate, format: .offset(to: ago(5), sign: .always(includingZero: false))))
        == "+5 seconds")
    #expect(
      displayed(Text(.currentDate, format: .offset(to: ago(222))), locale: "de_DE")
        == "3 Minuten und 42 Sekunden")
  }

  @Test func aReferenceNamesTheDistance() {
    func displayed(_ seconds: Double, fields: Int = 2) -> String {
      self.displayed(
        Text(
          .currentDate,
          format: .reference(to: now.addingTimeInterval(seconds), maxFieldCount: fields)))
    }
    #expect(displayed(300) == "in 5 minutes")
    #expect(displayed(3 * 3600) == "in 3 hours")
    #expect(displayed(86_400) == "tomorrow")
    #expect(displayed(-3 * 86_400) == "3 days ago")
    #expect(displayed(-27 * 86_400) == "27 days ago")
    #expect(displayed(30) == "now")
    // 2019-03-04
    #expect(displayed(-98 * 86_400) == "Monday, March 4")
    #expect(displayed(-400 * 86_400) == "May 2018")
    #expect(displayed(-400 * 86_400, fields: 3) == "May 6, 2018")
  }

  @Test func aStopwatchCountsUp() {
    func displayed(_ seconds: Double, precision: Duration = .milliseconds(10), fields: Int = 4)
      -> String
    {
      self.displayed(
        Text(
          .currentDate,
          format: .stopwatch(
            startingAt: now.addingTimeInterval(-seconds), maxFieldCount: fields,
            maxPrecision: precision)))
    }
    #expect(displayed(5.23) == "00:05.23")
    #expect(displayed(45 * 60 + 30.12) == "45:30.12")
    #expect(displayed(3600) == "01:00:00.00")
    #expect(displayed(25 * 3600 + 61) == "25:01:01.00")
    #expect(displayed(83.45, precision: .seconds(1)) == "01:23")
    #expect(displayed(83.45, precision: .milliseconds(100)) == "01:23.4")
    #expect(displayed(23 * 60 + 5, precision: .seconds(60)) == "23 minutes")
    #expect(displayed(3600, precision: .seconds(60)) == "1 hour")
    #expect(displayed(5025.67, fields: 3) == "01:23:45")
    #expect(displayed(5025.67, fields: 2) == "1:23")
  }

  @Test func aTimerCountsWithinItsRange() {
    let end = now.addingTimeInterval(257)
    #expect(
      displayed(
        Text(.currentDate, format: .timer(countingDownIn: now.addingTimeInterval(-43)..<end)))
        == "4:17")
    #expect(
      displayed(Text(.currentDate, format: .timer(countingUpIn: now.addingTimeInterval(-43)..<end)))
        == "0:43")
    let long = now..<now.addingTimeInterval(5400)
    #expect(displayed(Text(.currentDate, format: .timer(countingDownIn: long))) == "1:30:00")
    #expect(
      displayed(Text(.currentDate, format: .timer(countingDownIn: long, showsHours: false)))
        == "90:00")
    #expect(
      displayed(Text(.currentDate, format: .timer(countingUpIn: now.addingTimeInterval(9)..<end)))
        == "0:00")
  }

  @Test func durationsTakeFormatsOfTheirOwn() {
    let start = now.addingTimeInterval(-3725)
    #expect(
      displayed(Text(.durationOffset(to: start), format: .time(pattern: .hourMinuteSecond)))
        == "1:02:05")
    #expect(
      displayed(
        Text(
          .durationOffset(to: start),
          format: .units(allowed: [.hours, .minutes], width: .abbreviated)))
        == "1 hr, 2 min")
    #expect(
      displayed(Text("Since \(.durationOffset(to: start), format: .time(pattern: .hourMinute))"))
        == "Since 1:02")
  }

  /// Apple declares the sources without a condition on the type of the value.
  @Test func aSourceCanBeAskedOfAnyTypeOfValue() {
    let start = now.addingTimeInterval(-3725)
    let source = TimeDataSource<Date>.durationOffset(to: start)
    #expect(displayed(Text(source, format: .time(pattern: .hourMinuteSecond))) == "1:02:05")
    #expect(
      displayed(
        Text(
          TimeDataSource<Never>.durationOffset(to: start),
          format: Duration.TimeFormatStyle(pattern: .hourMinute)))
        == "1:02")
  }

  /// The picture of a text that has a calendar and a time zone of its own.
  @Test func aStylesOwnCalendarAndTimeZoneAreKept() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    func list(_ text: Text) -> DisplayList {
      ViewRenderer().renderFitting(
        text, proposal: .unspecified, environment: environment, displayDate: now)
    }
    // 2019 is 2562 of the Buddhist era; 12:00 UTC is 21:00 in Tokyo.
    var thai = Date.FormatStyle(date: .long, time: .omitted)
    thai.calendar = Calendar(identifier: .buddhist)
    let dated = list(Text(now, format: thai))
    #expect(dated.views[0].text == "June 10, 2562 BE")
    #expect(dated.diagnostics.map(\.code) == ["format-style-calendar"])
    var tokyo = Date.FormatStyle.dateTime.hour().minute()
    tokyo.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    let timed = list(Text(now, format: tokyo))
    #expect(timed.views[0].text == "9:00\u{202F}PM")
    #expect(timed.diagnostics.map(\.code) == ["format-style-timeZone"])
    // A running text too.
    #expect(list(Text(.currentDate, format: tokyo)).views[0].text == "9:00\u{202F}PM")
    // Without its own, and with the environment's, there is nothing to note.
    var same = Date.FormatStyle.dateTime.hour().minute()
    same.timeZone = TimeZone(identifier: "UTC") ?? .gmt
    for style in [same, .dateTime.hour().minute()] {
      #expect(list(Text(now, format: style)).views[0].text == "12:00\u{202F}PM")
      #expect(list(Text(now, format: style)).diagnostics.isEmpty)
    }
  }

  @Test func theEnvironmentGoesBeforeTheDefaultsOfAStyle() {
    // 2019-06-10 12:00 UTC is 21:00 in Tokyo.
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_DE")
    environment.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    func displayed(_ text: Text) -> String {
      ViewRenderer().renderFitting(
        text, proposal: .unspecified, environment: environment, displayDate: now
      ).views[0].text ?? ""
    }
    #expect(displayed(Text(now, format: .dateTime.hour().minute())) == "21:00")
    #expect(displayed(Text(now, format: .dateTime.weekday(.wide).attributed)) == "Montag")
    let formatter = DateFormatter()
    formatter.dateFormat = "EEEE HH:mm"
    formatter.locale = Locale(identifier: "en_US")
    #expect(displayed(Text(now, formatter: formatter)) == "Montag 21:00")
    let measured = Measurement(value: 1.5, unit: UnitLength.kilometers)
    #expect(displayed(Text(measured, format: .measurement(width: .wide))) == "1,5 Kilometer")
    #expect(displayed(Text(["a", "b"], format: .list(type: .or))) == "a oder b")
    #expect(
      displayed(Text(Duration.seconds(75), format: .time(pattern: .minuteSecond))) == "1:15")
    #expect(displayed(Text(1234.5, format: .currency(code: "EUR"))) == "1.234,50\u{A0}€")
  }
}
