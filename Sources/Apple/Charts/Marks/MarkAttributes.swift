import SwiftUI

/// The settings of a mark's modifiers; nil where no modifier sets them.
struct MarkAttributes {
  var style: AnyShapeStyle?
  var styleBy: Plotted?
  var symbol: MarkSymbol?
  var symbolBy: Plotted?
  /// Square points.
  var symbolArea: CGFloat?
  var symbolSizeBy: Plotted?
  var lineStyle: StrokeStyle?
  var lineStyleBy: Plotted?
  var interpolation: InterpolationMethod?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var annotations: [MarkAnnotation] = []
  var offset: (x: CGFloat, y: CGFloat)?
  var edgeOffset = EdgeOffset()
  var zIndex: Double?
  var positionBy: (value: Plotted, axis: Axis?, span: MarkDimension)?
  var effects: [DrawnFigure.Effect] = []
  /// Shapes in the plot's rectangle, outside of which nothing of the mark is seen.
  var clips: [AnyShape] = []
  var blendMode: BlendMode?
  var alignsWithPlot: Bool?
  var label: Text?
  var value: Text?
  var isHidden: Bool?
  var identifier: String?

  /// The distances, in points, by which the ends of a mark are moved.
  struct EdgeOffset {
    var xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  }
}

enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// A view beside a mark, or over it.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// Points; nil for the default.
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}
