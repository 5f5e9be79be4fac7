import SwiftUI

/// Which property of each element is plotted, and what it measures.
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

/// Marks of a whole collection at once; modifiers may look at each element.
@MainActor @preconcurrency
public protocol VectorizedChartContent: ChartContent where Body == Never {
  associatedtype DataElement
  nonisolated func _changing(
    _ change: @escaping (DataElement, inout MarkLookBox) -> Void
  ) -> Self
}

/// A mark's look, for the plots' modifiers.
public struct MarkLookBox {
  var look: MarkLook
}

extension VectorizedChartContent {
  public nonisolated var body: Never { _noBody(Self.self) }

  private nonisolated func each(
    _ change: @escaping (DataElement, inout MarkLook) -> Void
  ) -> Self {
    _changing { change($0, &$1.look) }
  }

  public nonisolated func foregroundStyle<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> Self {
    each { if $1.style == nil { $1.styleBy.setIfNil(projection.plotted($0)) } }
  }
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> Self {
    each { if $1.styleBy == nil { $1.style.setIfNil(AnyShapeStyle($0[keyPath: keyPath])) } }
  }
  public nonisolated func symbol<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> Self {
    each { $1.symbolBy.setIfNil(projection.plotted($0)) }
  }
  public nonisolated func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    each { $1.symbolArea.setIfNil($0[keyPath: keyPath]) }
  }
  public nonisolated func symbolSize<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> Self {
    each { $1.symbolSizeBy.setIfNil(projection.plotted($0)) }
  }
  public nonisolated func opacity(_ keyPath: KeyPath<DataElement, Double>) -> Self {
    each { $1.opacity *= min(max($0[keyPath: keyPath], 0), 1) }
  }
  public nonisolated func position<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> Self {
    each { $1.positionBy.setIfNil((projection.plotted($0), axis, span)) }
  }
  public nonisolated func accessibilityLabel(_ keyPath: KeyPath<DataElement, String>) -> Self {
    each { $1.label.setIfNil(Text(verbatim: $0[keyPath: keyPath])) }
  }
  public nonisolated func accessibilityValue(_ keyPath: KeyPath<DataElement, String>) -> Self {
    each { $1.value.setIfNil(Text(verbatim: $0[keyPath: keyPath])) }
  }
}

/// The marks of a plot with the elements they stand for.
struct PlotMarks<Element> {
  var elements: [(element: Element, mark: Mark)]

  init<Data: RandomAccessCollection>(_ data: Data, _ mark: (Element) -> Mark)
  where Data.Element == Element {
    elements = data.map { ($0, mark($0)) }
  }

  func changing(_ change: (Element, inout MarkLookBox) -> Void) -> PlotMarks {
    var result = self
    for i in result.elements.indices {
      var box = MarkLookBox(look: result.elements[i].mark.look)
      change(result.elements[i].element, &box)
      result.elements[i].mark.look = box.look
    }
    return result
  }
}
