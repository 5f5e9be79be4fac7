import SwiftUI

extension EnvironmentValues {
  /// The calendar that dates are counted by here.
  var chartCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }
}
