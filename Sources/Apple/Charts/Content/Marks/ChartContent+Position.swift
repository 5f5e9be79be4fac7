import SwiftUI

extension ChartContent {
  /// Places marks of different values side by side.
  public nonisolated func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing { $0.positionBy.setIfNil((value.plotted, axis, span)) }
  }

  /// - Parameters: points, to the right and down.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    changing { $0.offset = (($0.offset?.x ?? 0) + x, ($0.offset?.y ?? 0) + y) }
  }

  public nonisolated func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  public nonisolated func offset(
    x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    edges(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    edges(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    edges(xStart: xStart, xEnd: xEnd, yStart: yStart, yEnd: yEnd)
  }

  private nonisolated func edges(
    xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
  ) -> _ModifiedChartContent<Self> {
    changing {
      $0.edgeOffset.xStart += xStart
      $0.edgeOffset.xEnd += xEnd
      $0.edgeOffset.yStart += yStart
      $0.edgeOffset.yEnd += yEnd
    }
  }

  public nonisolated func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.zIndex.setIfNil(value) }
  }

  /// The shape lies in the plot's rectangle.
  public nonisolated func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    let shape = AnyShape(shape)
    return changing { $0.clips.append(shape) }
  }

  /// - Support: at rest; the marks are drawn whole, with a diagnostic
  public nonisolated func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent {
    _ModifiedChartContent(
      self,
      note: ("chart-mask", "Marks with a mask of other marks are drawn whole; clipShape works")
    ) { _ in }
  }

  public nonisolated func compositingLayer() -> some ChartContent { changing { _ in } }

  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.label.setIfNil(label) }
  }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }
  public nonisolated func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.value.setIfNil(value) }
  }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.isHidden.setIfNil(hidden) }
  }
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.identifier.setIfNil(identifier) }
  }
}

extension ChartContent {
  /// - Parameter spacing: points between the mark and the annotation; nil for the default.
  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
  }

  public nonisolated func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private nonisolated func annotated(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> AnyView
  ) -> _ModifiedChartContent<Self> {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow,
      content: content)
    return changing { $0.annotations.append(annotation) }
  }
}
