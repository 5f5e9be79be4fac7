import Foundation
import SwiftUI

/// A plotted value without its type.
struct Plotted {
  let label: Text
  let start: _Datum
  /// The end of a range of values; nil for a single value.
  var end: _Datum?
  /// The unit, such as a day or an hour, that the value fills; nil for a point in time.
  var unit: Calendar.Component?
  /// The calendar; nil for the environment's.
  var calendar: Calendar?
}
