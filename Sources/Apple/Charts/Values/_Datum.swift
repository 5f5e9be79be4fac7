import DisplayList
import Foundation

/// A value as a chart plots it: on a line of numbers, on a line of time, or one of several names.
public struct _Datum: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    case number(Double)
    /// Seconds since 2001.
    case date(Double)
    case category(String)
  }

  let value: Value
  /// The value comes from an integer type.
  var isWhole = false

  init(_ value: Value, isWhole: Bool = false) {
    self.value = value
    self.isWhole = isWhole
  }

  /// The value on the line of numbers or of time; nil for a name, NaN and infinity.
  var number: Double? {
    switch value {
    case .number(let number), .date(let number): number.isFinite ? number : nil
    case .category: nil
    }
  }

  var category: String? {
    if case .category(let name) = value { name } else { nil }
  }

  var isDate: Bool {
    if case .date = value { true } else { false }
  }

  /// The name of the value, for a caption in a legend or the key of a series.
  var name: String {
    switch value {
    case .category(let name): name
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds).description
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15
        ? String(Int64(clamping: number)) : String(number)
    }
  }
}
