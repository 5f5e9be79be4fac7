import Foundation
import SwiftUI

/// A value on an axis, and which of the axis's marks it is.
public struct AxisValue {
  public let index: Int
  public let count: Int
  let datum: _Datum
  let format: LabelFormat

  /// The value, where it is of this type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.from(datum) }
}

/// How a value is written where nothing is said.
enum LabelFormat: Equatable {
  case number, category
  /// By the step of the axis. The styles are assumed; Apple's aren't published.
  case date(Calendar.Component)

  func text(_ datum: _Datum) -> Text {
    switch datum.value {
    case .category(let name): Text(verbatim: name)
    case .number(let number):
      // Nobody counts zeros.
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

/// Where the marks of an axis stand.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How labels lie to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, extended, aligned, inset }
  let kind: Kind
  public static let automatic = AxisMarkPreset(kind: .automatic)
  /// Labels may reach beyond the plot's corners.
  public static let extended = AxisMarkPreset(kind: .extended)
  /// The first and the last label end with the plot.
  public static let aligned = AxisMarkPreset(kind: .aligned)
  /// Labels stand within the plot.
  public static let inset = AxisMarkPreset(kind: .inset)
}

/// Which values of an axis are marked.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?, minimumStride: Double?)
    case stride(Double)
    case dates(Calendar.Component, count: Int, Calendar?)
    case explicit([_Datum])
  }
  let kind: Kind
  var roundsLower: Bool?
  var roundsUpper: Bool?

  public static var automatic: AxisMarkValues { automatic() }

  /// - Parameter desiredCount: there are as many marks, or less.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: nil), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }

  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .automatic(count: desiredCount, minimumStride: Double(minimumStride)),
      roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  public static func stride<P: Plottable & BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .stride(Double(stepSize)), roundsLower: roundLowerBound, roundsUpper: roundUpperBound)
  }

  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      kind: .dates(component, count: count, calendar), roundsLower: roundLowerBound,
      roundsUpper: roundUpperBound)
  }
}
