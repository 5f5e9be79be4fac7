import SwiftUI

/// Lengths in points. Measured in pictures that Apple's charts made (`ha-energy-…`, @3x), or assumed.
enum ChartMetrics {
  /// Measured: between the plot and the labels below it, or beside it, and between a line and the
  /// label to its right.
  static let labelSpacing: CGFloat = 4
  /// Measured: 1.5 pixels @3x.
  static let gridLineWidth: CGFloat = 0.5
  /// Measured on vertical lines: six pixels on, six off @3x, from the plot's upper edge.
  static let verticalGridDash: [CGFloat] = [2, 2]
  /// Measured: bars of an hour are 0.7 of the hour wide.
  static let barRatio: CGFloat = 0.7
  /// Assumed: a tick reaches from the plot to its label.
  static let tickLength: CGFloat = 4
  /// Assumed: the width of a single bar on an axis without bands.
  static let loneBarWidth: CGFloat = 20
  /// Assumed; public sources that set the radius to zero show that bars have one by default.
  static let barCornerRadius: CGFloat = 2
  /// Assumed.
  static let lineWidth: CGFloat = 2
  static let ruleWidth: CGFloat = 1
  /// Assumed; square points.
  static let symbolArea: CGFloat = 36
  /// Assumed: the share of a band that bars side by side have together, and the share of each in
  /// its part.
  static let groupRatio: CGFloat = 0.8
  static let groupedBarRatio: CGFloat = 0.9
  /// Assumed.
  static let annotationSpacing: CGFloat = 4
  static let legendSpacing: CGFloat = 8
  static let legendItemSpacing: CGFloat = 12
  static let legendSymbolSpacing: CGFloat = 4
  static let legendSymbolSize: CGFloat = 8
  static let titleSpacing: CGFloat = 4
  /// Assumed: the width and height of a chart for which no size is proposed.
  static let idealLength: CGFloat = 150
  /// Assumed.
  static let labelFont = Font.caption2
  static let legendFont = Font.caption2

  /// Measured: a line of half a point takes 58 shades from a white ground and adds 70 to a black one, as 0.3 of the labels'
  /// color does (kasianov-mikhail/scout @c6218f7, SparklineSnapshotTests and TrendCardSnapshotTests, iOS 26, @2x).
  static var gridStyle: AnyShapeStyle { AnyShapeStyle(.tertiary) }
  static var labelStyle: AnyShapeStyle { AnyShapeStyle(.secondary) }

  /// The colours of series, one after the other; as seen in iOS 18.3 by developers who asked how to
  /// reproduce them.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  static let symbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]
  /// Assumed.
  static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
}
