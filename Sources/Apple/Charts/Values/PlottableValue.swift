import Foundation
import SwiftUI

/// A value with the name of what it measures, for the position or the style of a mark.
public struct PlottableValue<Value: Plottable> {
  let plotted: Plotted

  init(_ plotted: Plotted) { self.plotted = plotted }

  init(_ label: Text, _ value: Value) { plotted = Plotted(label: label, start: value.datum) }

  init(_ label: Text, from start: Value, to end: Value) {
    plotted = Plotted(label: label, start: start.datum, end: end.datum)
  }
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
  /// The date fills the whole `unit` that contains it.
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
