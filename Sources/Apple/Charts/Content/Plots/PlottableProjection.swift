import SwiftUI

/// The property of each element that is plotted, with the name of what it measures.
public struct PlottableProjection<Element, Value: Plottable> {
  let plotted: (Element) -> Plotted

  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    value(Text(labelKey), keyPath)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    value(Text(label), keyPath)
  }
  public static func value(
    _ label: Text, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { Plotted(label: label, start: $0[keyPath: keyPath].datum) }
  }
}

extension PlottableProjection where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableProjection {
    PlottableProjection {
      Plotted(
        label: Text(labelKey), start: $0[keyPath: keyPath].datum, unit: unit, calendar: calendar)
    }
  }
}
