import Foundation
import SwiftUI

/// The automatic format of a value.
enum LabelFormat: Equatable {
  /// - Parameter decimals: the number of decimals that the labels of a scale share; nil where none is enough.
  case number(decimals: Int? = nil)
  case category
  /// The format of dates on an axis whose step is this unit. The styles are assumed; Apple's aren't
  /// published.
  case date(Calendar.Component)

  func text(_ datum: _Datum) -> Text {
    switch datum.value {
    case .category(let name): Text(verbatim: name)
    case .number(let number):
      // Numbers with many zeros are unreadable otherwise.
      if abs(number) >= 1e15 || (number != 0 && abs(number) < 1e-5) {
        Text(number, format: .number.notation(.scientific))
      } else if case .number(let decimals?) = self {
        Text(number, format: .number.precision(.fractionLength(decimals)))
      } else {
        Text(number, format: .number)
      }
    case .date(let seconds): dateText(Date(timeIntervalSinceReferenceDate: seconds))
    }
  }

  /// The decimals that the labels of these numbers share, as Apple's charts have 2.0, 1.5 and 1.0 on one scale;
  /// nil for numbers that more than five don't write out.
  static func decimals(of numbers: [Double]) -> Int? {
    var power = 1.0
    for decimals in 0...5 {
      let isEnough = numbers.allSatisfy { number in
        let whole = number * power
        return abs(whole - whole.rounded()) <= max(abs(whole), 1) * 1e-9
      }
      if isEnough { return decimals }
      power *= 10
    }
    return nil
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
