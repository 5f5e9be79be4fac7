import Foundation
import SwiftUI

/// A value with the name of what it measures, for a mark's place or look.
public struct PlottableValue<Value: Plottable> {
  let plotted: Plotted

  init(_ plotted: Plotted) { self.plotted = plotted }

  init(_ label: Text, _ value: Value) { plotted = Plotted(label: label, start: value.datum) }

  init(_ label: Text, from start: Value, to end: Value) {
    plotted = Plotted(label: label, start: start.datum, end: end.datum)
  }
}

/// A value whose type no longer matters.
struct Plotted {
  let label: Text
  let start: _Datum
  /// Of a span of values; nil for one value.
  var end: _Datum?
  /// The value stands for all of the day, the hour … that it is in.
  var unit: Calendar.Component?
  /// nil for the environment's.
  var calendar: Calendar?

  /// It takes room along its axis: a bar can stand on it.
  var isSpan: Bool { end != nil || unit != nil }
}

extension PlottableValue {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey), value)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(Text(label), value)
  }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label, value)
  }
}

extension PlottableValue where Value == Date {
  /// The date stands for the whole `unit` that it is in.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    self.value(Text(labelKey), value, unit: unit, calendar: calendar)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    self.value(Text(label), value, unit: unit, calendar: calendar)
  }
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    PlottableValue(
      Plotted(label: label, start: value.datum, unit: unit, calendar: calendar))
  }
}

extension PlottableValue where Value: Comparable {
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue {
    PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(Text(label), from: range.lowerBound, to: range.upperBound)
  }
  public static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue {
    PlottableValue(label, from: range.lowerBound, to: range.upperBound)
  }
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>
  ) -> PlottableValue {
    PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>
  ) -> PlottableValue {
    PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }
}
