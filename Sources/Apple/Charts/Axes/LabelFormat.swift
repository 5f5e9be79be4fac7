import Foundation
import SwiftUI

/// The automatic format of a value.
enum LabelFormat: Equatable {
  case number, category
  /// The format of dates on an axis whose step is this unit. The styles are assumed; Apple's aren't
  /// published.
  case date(Calendar.Component)

  func text(_ datum: _Datum) -> Text {
    switch datum.value {
    case .category(let name): Text(verbatim: name)
    case .number(let number):
      // Numbers with many zeros are unreadable otherwise.
      abs(number) >= 1e15 || (number != 0 && abs(number) < 1e-5)
        ? Text(number, format: .number.notation(.scientific)) : Text(number, format: .number)
    case .date(let seconds): dateText(Date(timeIntervalSinceReferenceDate: seconds))
    }
  }

  private func dateText(_ date: Date) -> Text {
    guard case .date(let unit) = self else { return Text(date, format: .dateTime.month().day()) }
    switch unit {
    case .nanosecond, .second: return Text(date, format: .dateTime.hour().minute().second())
    case .minute: return Text(date, format: .dateTime.hour().minute())
    case .hour: return Text(date, format: .dateTime.hour())
    case .month, .quarter: return Text(date, format: .dateTime.month(.abbreviated))
    case .year, .yearForWeekOfYear, .era: return Text(date, format: .dateTime.year())
    default: return Text(date, format: .dateTime.month(.abbreviated).day())
    }
  }
}
