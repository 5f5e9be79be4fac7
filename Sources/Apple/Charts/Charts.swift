// Swift Charts: marks, scales, axes and legends, drawn as views.
//
// The folders, from the bottom up:
//
//   Values         data as a chart plots it: numbers, dates, names
//   Scales         positions of values along an axis; ticks, strides, bins
//   Marks          a mark and its attributes, as its source describes them
//   Content        the builder of a chart's content: marks (`BarMark`, …) and plots (`BarPlot`, …)
//   Axes           the builder of an axis's content: grid lines, ticks, labels
//   Proxy          `ChartProxy`: positions in a chart that is laid out
//   Configuration  the settings of the view modifiers around a chart; lengths and colours
//   Model          the marks in values of their axes, stacked and grouped; the style of each series
//   Legend         the view that explains the styles of the series
//   Drawing        the marks and the axes in points, drawn
//   Composition    `Chart`: the plot with axes, titles and legend around it
//   Modifiers      the modifiers of `View` that configure a chart

// As Apple's Charts does: source that imports it sees SwiftUI's names too.
@_exported import SwiftUI
