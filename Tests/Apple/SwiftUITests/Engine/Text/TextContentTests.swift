import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TextContentTests {
  /// The string of a text in a picture of the time `now`.
  private func displayed(
    _ text: Text, now: Date = .init(timeIntervalSince1970: 0), locale: String = "en_US",
    isDimmed: Bool = false
  ) -> String {
    var environment = EnvironmentValues()
    environment.isLuminanceReduced = isDimmed
    environment.locale = Locale(identifier: locale)
    return ViewRenderer().renderFitting(
      text, proposal: .unspecified, environment: environment, displayDate: now
    ).views[0].text ?? ""
  }

  @Test func literalsAreKeys() {
    let name = "Ada"
    let key: LocalizedStringKey = "\(name) has \(3) of \(2.5) at 100%"
    #expect(key.key == "%@ has %lld of %lf at 100%%")
    #expect(LocalizedStringKey("100%").key == "100%")
    #expect("50% off" as LocalizedStringKey == LocalizedStringKey("50% off"))
  }

  /// Numbers are formatted as on Apple's systems: integers are grouped, doubles have six decimals.
  @Test func interpolatedNumbersFollowTheLocale() {
    #expect(displayed(Text("\(1234567) and \(3.5)")) == "1,234,567 and 3.500000")
    #expect(displayed(Text("\(0.25, specifier: "%.1f") of \(7, specifier: "%02d")")) == "0.2 of 07")
    #expect(displayed(Text("\(1234567)"), locale: "de_DE") == "1.234.567")
  }

  /// 0/0 has a sign on x86-64 and none on arm64.
  @Test func notANumberHasNoSign() {
    #expect(displayed(Text("\(-Double.nan, specifier: "%.0f")%")) == "NaN%")
  }

  @Test func interpolatedWordsAreNotMarkdown() {
    let word = "*star*"
    #expect(displayed(Text("**\(word)** 100%")) == "*star* 100%")
    #expect(displayed(Text(verbatim: "**x**")) == "**x**")
    #expect(displayed(Text(word)) == "*star*")
  }

  @Test func textsInTexts() {
    let inner = Text(verbatim: "in").bold()
    #expect(displayed(Text("a \(inner) b") + Text(verbatim: "!")) == "a in b!")
    #expect(displayed(Text(0.256, format: .percent)) == "25.6%")
    #expect(displayed(Text("\(0.5, format: .percent) off")) == "50% off")
  }

  @Test func caseFollowsTheLanguage() throws {
    #expect(
      try LaidOut(Text(verbatim: "straße").textCase(.uppercase)).list.views.element(0).text
        == "STRASSE")
  }

  /// Apple, "Displaying dynamic dates in widgets": 11 minutes 14 seconds and 15 minutes ahead.
  @Test func dynamicDatesCountFromNow() {
    let now = Date(timeIntervalSince1970: 1_767_951_660)
    let soon = now.addingTimeInterval(11 * 60 + 14)
    #expect(displayed(Text(soon, style: .relative), now: now) == "11 min, 14 sec")
    #expect(displayed(Text(soon, style: .offset), now: now) == "-11 minutes")
    #expect(displayed(Text(now.addingTimeInterval(900), style: .timer), now: now) == "15:00")
    #expect(
      displayed(Text(now.addingTimeInterval(-133_141), style: .timer), now: now) == "36:59:01")
    #expect(displayed(Text(now.addingTimeInterval(-7200), style: .offset), now: now) == "+2 hours")
    #expect(displayed(Text(soon, style: .relative), now: now, locale: "zh_Hans") == "11分钟14秒")
  }

  @Test func timersHaveTheLocalesDigits() {
    let timer = Text(Date(timeIntervalSince1970: 3725), style: .timer)
    #expect(displayed(timer) == "1:02:05")
    #expect(displayed(timer, locale: "ar_EG") == "١:٠٢:٠٥")
    #expect(displayed(timer, locale: "ar_AE") == "1:02:05")
  }

  @Test func absoluteDatesFollowTheLocale() {
    // 2020-04-01 09:41 UTC
    let date = Date(timeIntervalSince1970: 1_585_734_060)
    #expect(displayed(Text(date, style: .date)) == "April 1, 2020")
    #expect(displayed(Text(date, style: .time)) == "9:41\u{202F}AM")
    #expect(displayed(Text(date, style: .date), locale: "zh_Hans") == "2020年4月1日")
    #expect(displayed(Text("Date: \(date, style: .date)")) == "Date: April 1, 2020")
  }

  /// CLDR's `timeFormat` short, `Hm` and the interval formats of `Hm` and `hm`: HH:mm in German, British, French and
  /// simplified Chinese, H:mm in Japanese, h:mm a in American.
  @Test(arguments: [
    ("en_US", "9:41\u{202F}AM", "9:41\u{2009}–\u{2009}10:41\u{202F}AM"),
    ("en_US@hours=h23", "09:41", "09:41\u{2009}–\u{2009}10:41"),
    ("en_GB", "09:41", "09:41\u{2009}–\u{2009}10:41"),
    ("en_GB@hours=h12", "9:41\u{202F}am", "9:41\u{2009}–\u{2009}10:41\u{202F}am"),
    ("de_DE", "09:41", "09:41–10:41\u{202F}Uhr"),
    ("fr_FR", "09:41", "09:41\u{2009}–\u{2009}10:41"),
    ("zh_Hans_CN", "09:41", "09:41\u{2009}–\u{2009}10:41"),
    ("ja_JP", "9:41", "9時41分～10時41分"),
  ])
  func timesAndIntervalsAgreeOnTheHoursDigits(locale: String, time: String, interval: String) {
    // 2026-01-09 09:41 UTC
    let date = Date(timeIntervalSince1970: 1_767_951_660)
    func plain(_ text: String) -> String {
      text.replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
    }
    #expect(displayed(Text(date, style: .time), locale: locale) == time)
    let hour = date...date.addingTimeInterval(3600)
    #expect(plain(displayed(Text(hour), locale: locale)) == plain(interval))
    #expect(
      plain(
        displayed(
          Text(
            date..<date.addingTimeInterval(3600), format: .interval.hour().minute()),
          locale: locale)) == plain(interval))
  }

  @Test func timersStayWithinTheirInterval() {
    let start = Date(timeIntervalSince1970: 1000)
    let interval = start...start.addingTimeInterval(5400)
    let now = start.addingTimeInterval(60)
    #expect(displayed(Text(timerInterval: interval), now: now) == "1:29:00")
    #expect(displayed(Text(timerInterval: interval, showsHours: false), now: now) == "89:00")
    #expect(displayed(Text(timerInterval: interval, countsDown: false), now: now) == "1:00")
    #expect(
      displayed(Text(timerInterval: interval), now: start.addingTimeInterval(-50)) == "1:30:00")
    #expect(displayed(Text(timerInterval: interval), now: start.addingTimeInterval(9e9)) == "0:00")
    #expect(
      displayed(Text(timerInterval: interval, pauseTime: start.addingTimeInterval(10)), now: now)
        == "1:29:50")
  }

  /// A running timer on a dimmed Lock Screen reads 3:30:−− in a picture (olcayertas/prayer-time @97b1644,
  /// docs/screenshots/ios-lock-screen.png, `Text(timerInterval:)` in Sources/LiveActivity/PrayerLiveActivity.swift); “mm:--”
  /// on displays that are always on, by software-mansion-labs/expo-live-activity, issue 37.
  @Test func aTimerOnADimmedScreenHasNoSeconds() {
    let start = Date(timeIntervalSince1970: 1000)
    let interval = start...start.addingTimeInterval(12_645)
    let now = start.addingTimeInterval(20)
    #expect(
      displayed(Text(timerInterval: interval), now: now, isDimmed: true) == "3:30:\u{2212}\u{2212}")
    #expect(
      displayed(Text(interval.upperBound, style: .timer), now: now, isDimmed: true)
        == "3:30:\u{2212}\u{2212}")
    #expect(
      displayed(Text(timerInterval: interval, countsDown: false), now: now, isDimmed: true)
        == "0:\u{2212}\u{2212}")
    #expect(displayed(Text(timerInterval: interval), now: now) == "3:30:25")
    // What doesn't run keeps its seconds.
    let paused = Text(timerInterval: interval, pauseTime: now)
    #expect(displayed(paused, now: now, isDimmed: true) == "3:30:25")
  }

  /// A live text takes the proposed width in a widget, and its own in an app.
  @Test func liveTextsFillAWidget() {
    let timer = Text(Date(timeIntervalSince1970: 900), style: .timer)
    #expect(LaidOut(timer, width: 200).size.width == 200)
    #expect(LaidOut(timer).size.width < 100)
    #expect(LaidOut(timer, width: 200) { $0.surface = .app }.size.width < 100)
    #expect(LaidOut(Text(verbatim: "15:00"), width: 200).size.width < 100)
  }

  @Test func textsAreEqualWhereTheyLookAlike() {
    #expect(Text("a").bold() == Text("a").bold())
    #expect(Text("a").bold() != Text("a"))
    #expect(Text("a").foregroundColor(.red) == Text("a").foregroundColor(.red))
    #expect(Text(verbatim: "a") != Text("a"))
  }
}
