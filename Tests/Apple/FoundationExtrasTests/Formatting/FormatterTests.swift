import Foundation
import FoundationExtras
import Testing

/// Apple's formatters, by the examples in their documentation.
@Suite struct FormatterTests {
  private let now = Date(timeIntervalSince1970: 1_767_951_660)

  /// The examples of `DateComponentsFormatter.UnitsStyle`.
  @Test(arguments: [
    (FoundationExtras.DateComponentsFormatter.UnitsStyle.positional, "9:41:30"),
    (.abbreviated, "9h 41m 30s"), (.short, "9 hr, 41 min, 30 sec"),
    (.full, "9 hours, 41 minutes, 30 seconds"), (.brief, "9hr 41min 30sec"),
    (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
  ])
  func aLengthOfTimeIsWrittenInItsStyle(
    style: FoundationExtras.DateComponentsFormatter.UnitsStyle, expected: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.calendar = english
    #expect(formatter.string(from: 9 * 3600 + 41 * 60 + 30) == expected)
  }

  @Test func zerosGoOrStayAsAsked() {
    let formatter = DateComponentsFormatter()
    formatter.calendar = english
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 300) == "5m")
    #expect(formatter.string(from: 0) == "0m")
    formatter.zeroFormattingBehavior = .pad
    formatter.unitsStyle = .positional
    #expect(formatter.string(from: 300) == "00:05")
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 90_000) == "1 day")
  }

  @Test func anotherDateIsWrittenFromThisOne() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = english
    func displayed(_ seconds: Double) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    #expect(displayed(7200) == "in 2 hours")
    #expect(displayed(-7200) == "2 hours ago")
    #expect(displayed(-86_400) == "1 day ago")
    formatter.dateTimeStyle = .named
    #expect(displayed(-86_400) == "yesterday")
    formatter.unitsStyle = .short
    #expect(displayed(-7200) == "2 hr. ago")
    formatter.locale = Locale(identifier: "zh_Hans_CN")
    formatter.unitsStyle = .full
    #expect(displayed(7200) == "2小时后")
  }

  /// Public code works around what is dropped: https://github.com/soliblue/happy-birthday-reminder adds a day before it
  /// formats a midnight some days ahead, and others special-case the first second, of which they say that the formatter
  /// makes “in 0 seconds”.
  @Test(arguments: [
    (0.9, "in 0 seconds"), (90, "in 1 minute"), (-5400, "1 hour ago"), (311_040, "in 3 days"),
    (-169_200, "1 day ago"), (596_160, "in 6 days"), (604_800, "in 1 week"),
  ])
  func whatIsLeftOfTheLargestUnitIsDropped(_ seconds: Double, _ expected: String) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.calendar = english
    #expect(
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now) == expected)
  }

  private var english: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    if let zone = TimeZone(identifier: "UTC") { calendar.timeZone = zone }
    return calendar
  }
}
