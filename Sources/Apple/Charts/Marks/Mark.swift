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

  /// The position or range of a mark along an axis.
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
  /// The method by which the mark is stacked; nil for a mark that isn't.
  var stacking: MarkStackingMethod?
  /// The measures of a sector; nil for other marks.
  var sector: Sector?
  var attributes = MarkAttributes()

  struct Sector {
    var angle: Plotted
    var inner: MarkDimension
    var outer: MarkDimension
    /// Points.
    var inset: CGFloat
  }
}
