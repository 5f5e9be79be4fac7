import Foundation
import Testing

@testable import Charts

@Suite struct DateTicksTests {
  private func dates(
    _ from: Double, _ to: Double, _ component: Calendar.Component, _ count: Int,
    zone: String = "UTC"
  ) -> [Double] {
    DateTicks.ticks(
      from: from, to: to, DateStride(component: component, count: count), calendar(zone))
  }

  /// The ticks of `ha-energy-systemmedium`.
  @Test func everySixHoursOfADay() {
    let ticks = dates(seconds(2023, 11, 14), seconds(2023, 11, 15), .hour, 6)
    #expect(
      ticks == [
        seconds(2023, 11, 14), seconds(2023, 11, 14, 6), seconds(2023, 11, 14, 12),
        seconds(2023, 11, 14, 18), seconds(2023, 11, 15),
      ])
  }

  @Test func hoursAreThoseOfTheClock() {
    let from = seconds(2026, 1, 9, 3, 41)
    let ticks = dates(from, from + 6 * 3600, .hour, 3)
    #expect(ticks == [seconds(2026, 1, 9, 6), seconds(2026, 1, 9, 9)])
  }

  @Test func hoursAreThoseOfTheTimeZone() {
    // Kathmandu is 5:45 ahead: its full hours lie at a quarter past.
    let from = seconds(2026, 1, 9, 3)
    #expect(
      dates(from, from + 2 * 3600, .hour, 1, zone: "Asia/Kathmandu")
        == [seconds(2026, 1, 9, 3, 15), seconds(2026, 1, 9, 4, 15)])
  }

  @Test func threeMonthsBeginWithAQuarter() {
    let ticks = dates(seconds(2026, 1, 15), seconds(2026, 12, 31), .month, 3)
    #expect(ticks == [seconds(2026, 4, 1), seconds(2026, 7, 1), seconds(2026, 10, 1)])
  }

  @Test func theStrideFollowsTheSpan() {
    func chosen(_ from: Double, _ to: Double) -> DateStride {
      DateTicks.stride(from: from, to: to, atMost: 5, calendar("UTC"))
    }
    let day = seconds(2026, 1, 1)
    #expect(chosen(day, day + 86400) == DateStride(component: .hour, count: 6))
    #expect(chosen(day, day + 3600) == DateStride(component: .minute, count: 15))
    #expect(chosen(day, day + 3 * 86400) == DateStride(component: .day, count: 1))
    #expect(chosen(day, seconds(2026, 12, 31)) == DateStride(component: .month, count: 3))
    #expect(chosen(day, seconds(2030, 1, 1)) == DateStride(component: .year, count: 1))
  }

  @Test func tooManyTicksAreNone() {
    let far = Date.distantFuture.timeIntervalSinceReferenceDate
    let near = Date.distantPast.timeIntervalSinceReferenceDate
    #expect(dates(near, far, .second, 1) == [])
    let stride = DateTicks.stride(from: near, to: far, atMost: 5, calendar("UTC"))
    #expect(stride.component == .year)
    #expect(dates(.nan, far, .day, 1) == [])
    #expect(dates(far, near, .day, 1) == [])
  }

  /// The clocks go forward between the second and the third.
  @Test func daysBeginAtMidnightOverAChangeOfClocks() {
    let zone = "Europe/Berlin"
    let from = seconds(2026, 3, 27, 23)
    let ticks = dates(from, from + 3 * 86400, .day, 1, zone: zone)
    #expect(
      ticks == [
        seconds(2026, 3, 27, 23), seconds(2026, 3, 28, 23), seconds(2026, 3, 29, 22),
        seconds(2026, 3, 30, 22),
      ])
  }
}
