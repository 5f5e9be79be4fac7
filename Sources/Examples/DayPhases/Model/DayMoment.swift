import Foundation

/// An instant, placed within its phase and within its daylight.
struct DayMoment {
  let date: Date
  let phase: DayPhase
  let start: Date
  let end: Date
  let daylight: Daylight

  init(_ date: Date, calendar: Calendar = .current) {
    self.date = date
    let today = calendar.startOfDay(for: date)
    func hour(_ hour: Int, dayOffset: Int = 0) -> Date {
      let day = calendar.date(byAdding: .day, value: dayOffset, to: today) ?? today
      return calendar.date(bySettingHour: hour, minute: 0, second: 0, of: day) ?? day
    }
    switch calendar.component(.hour, from: date) {
    case ..<DayPhase.morning.firstHour:
      // The small hours still belong to yesterday's evening.
      phase = .evening
      start = hour(DayPhase.evening.firstHour, dayOffset: -1)
      end = hour(DayPhase.morning.firstHour)
    case ..<DayPhase.noon.firstHour:
      phase = .morning
      start = hour(DayPhase.morning.firstHour)
      end = hour(DayPhase.noon.firstHour)
    case ..<DayPhase.evening.firstHour:
      phase = .noon
      start = hour(DayPhase.noon.firstHour)
      end = hour(DayPhase.evening.firstHour)
    default:
      phase = .evening
      start = hour(DayPhase.evening.firstHour)
      end = hour(DayPhase.morning.firstHour, dayOffset: 1)
    }
    daylight = Daylight(on: date, calendar: calendar)
  }

  /// The share of the phase that is over, 0 to 1.
  var progress: Double {
    min(1, max(0, date.timeIntervalSince(start) / end.timeIntervalSince(start)))
  }

  /// The position of the sun between rising (0) and setting (1); outside of that it is down.
  var sunProgress: Double {
    date.timeIntervalSince(daylight.sunrise)
      / daylight.sunset.timeIntervalSince(daylight.sunrise)
  }

  var isSunUp: Bool { (0...1).contains(sunProgress) }
}
