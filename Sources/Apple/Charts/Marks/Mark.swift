import SwiftUI

/// One mark as its source gives it, before there are scales.
struct Mark {
  enum Kind: String {
    case bar = "BarMark"
    case line = "LineMark"
    case area = "AreaMark"
    case point = "PointMark"
    case rule = "RuleMark"
    case rectangle = "RectangleMark"
    case sector = "SectorMark"
  }

  /// Where it lies along an axis.
  enum Extent {
    /// All of the plot.
    case all
    case value(Plotted)
    case span(Plotted, Plotted)
    /// Points from the plot's edge at the left or the top; nil for the plot's edge.
    case points(CGFloat?, CGFloat?)
    /// Points from the plot's edge; nil for its middle.
    case point(CGFloat?)

    var parts: [Plotted] {
      switch self {
      case .value(let value): [value]
      case .span(let a, let b): [a, b]
      case .all, .points, .point: []
      }
    }
  }

  var kind: Kind
  var x = Extent.all
  var y = Extent.all
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var series: Plotted?
  /// nil for marks that don't stack.
  var stacking: MarkStackingMethod?
  /// Of a sector.
  var sector: Sector?
  var look = MarkLook()

  struct Sector {
    var angle: Plotted
    var inner: MarkDimension
    var outer: MarkDimension
    /// Points.
    var inset: CGFloat
  }
}

/// What the modifiers of a mark say.
struct MarkLook {
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

  /// What the ends of a mark are moved by; points.
  struct EdgeOffset {
    var xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  }
}

enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// What stands beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  /// Points; nil for the default.
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: (AnnotationContext) -> AnyView
}
