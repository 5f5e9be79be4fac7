import SwiftUI

/// Chart content that makes a mark for each element of a collection. Its modifiers have the elements at
/// hand.
@MainActor @preconcurrency
public protocol VectorizedChartContent: ChartContent where Body == Never {
  associatedtype DataElement
  nonisolated var _marks: _PlotMarks<DataElement> { get set }
}

extension VectorizedChartContent {
  public nonisolated var body: Never { _noBody(Self.self) }

  @MainActor public static func _collect(_ content: Self, into list: inout _MarkList) {
    list.marks += content._marks.elements.map(\.mark)
    if let function = content._marks.function { list.add(function) }
  }

  /// A copy whose marks' attributes are changed, each with its element at hand.
  private nonisolated func changingEach(
    _ change: (DataElement, inout MarkAttributes) -> Void
  ) -> Self {
    var copy = self
    for i in copy._marks.elements.indices {
      change(copy._marks.elements[i].element, &copy._marks.elements[i].mark.attributes)
    }
    return copy
  }

  public nonisolated func foregroundStyle<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> Self {
    changingEach { if $1.style == nil { $1.styleBy.setIfNil(projection.plotted($0)) } }
  }
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ keyPath: KeyPath<DataElement, S>
  ) -> Self {
    changingEach { if $1.styleBy == nil { $1.style.setIfNil(AnyShapeStyle($0[keyPath: keyPath])) } }
  }
  public nonisolated func symbol<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> Self {
    changingEach { $1.symbolBy.setIfNil(projection.plotted($0)) }
  }
  public nonisolated func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> Self {
    changingEach { $1.symbolArea.setIfNil($0[keyPath: keyPath]) }
  }
  public nonisolated func symbolSize<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>
  ) -> Self {
    changingEach { $1.symbolSizeBy.setIfNil(projection.plotted($0)) }
  }
  public nonisolated func opacity(_ keyPath: KeyPath<DataElement, Double>) -> Self {
    changingEach { $1.opacity *= min(max($0[keyPath: keyPath], 0), 1) }
  }
  public nonisolated func position<D: Plottable>(
    by projection: PlottableProjection<DataElement, D>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> Self {
    changingEach { $1.positionBy.setIfNil((projection.plotted($0), axis, span)) }
  }
  public nonisolated func accessibilityLabel(_ keyPath: KeyPath<DataElement, String>) -> Self {
    changingEach { $1.label.setIfNil(Text(verbatim: $0[keyPath: keyPath])) }
  }
  public nonisolated func accessibilityValue(_ keyPath: KeyPath<DataElement, String>) -> Self {
    changingEach { $1.value.setIfNil(Text(verbatim: $0[keyPath: keyPath])) }
  }
}

/// The marks of a plot, each with its element, and the function that is plotted instead of a collection.
public nonisolated struct _PlotMarks<Element> {
  var elements: [(element: Element, mark: Mark)]
  var function: PlotFunction?

  init<Data: RandomAccessCollection>(_ data: Data, _ mark: (Element) -> Mark)
  where Data.Element == Element {
    elements = data.map { ($0, mark($0)) }
  }

  init(_ function: PlotFunction) {
    elements = []
    self.function = function
  }
}
