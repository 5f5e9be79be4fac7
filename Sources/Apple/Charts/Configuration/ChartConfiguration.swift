import SwiftUI

/// The settings of the modifiers around a chart.
struct ChartConfiguration {
  var x = Axis()
  var y = Axis()
  var foreground = StyleScale<AnyShapeStyle>()
  var symbols = StyleScale<MarkSymbol>()
  var lineStyles = StyleScale<StrokeStyle>()
  var symbolAreas = StyleScale<CGFloat>()
  var legend = Legend()
  /// The styles of the plot, from the innermost modifier out.
  var plotStyles: [@MainActor (AnyView) -> AnyView] = []
  var backgrounds: [Layer] = []
  var overlays: [Layer] = []
  /// The names of modifiers whose effect a still picture can't show.
  var notes: [String] = []

  struct Axis {
    var visibility = Visibility.automatic
    /// The axis's content; nil for the automatic axis.
    var content: AnyAxisContent?
    /// The result of `content`; nil until ``readContent()`` is called.
    var spec: _AxisSpec?
    var domain: _DomainSpec?
    var insets: ((CGFloat) -> (start: CGFloat, end: CGFloat))?
    var type: ScaleType?
    var titles: [Title] = []

    @MainActor mutating func readContent() {
      guard let content else { return }
      var found = _AxisSpec()
      AnyAxisContent._collect(content, into: &found)
      spec = found
    }
  }

  struct Title {
    var content: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
  }

  struct StyleScale<Value> {
    /// Names in the legend's order.
    var domain: [_Datum]?
    var range: [Value]?
    var mapping: ((_Datum) -> Value?)?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  struct Layer {
    var alignment: Alignment
    var content: @MainActor (ChartProxy) -> AnyView
  }
}

extension EnvironmentValues {
  @Entry var chartConfiguration: ChartConfiguration = ChartConfiguration()
}

extension View {
  nonisolated func configuringCharts(
    _ change: @escaping (inout ChartConfiguration) -> Void
  ) -> some View {
    transformEnvironment(\.chartConfiguration, transform: change)
  }
}
