import SwiftUI

extension ChartContent {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing {
      if $0.styleBy == nil { $0.style.setIfNil(AnyShapeStyle(style)) }
    }
  }

  /// Each value has a style of its own, which the legend explains.
  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing {
      if $0.style == nil { $0.styleBy.setIfNil(value.plotted) }
    }
  }

  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changing { $0.symbol.setIfNil(.shape(AnyChartSymbolShape(symbol))) }
  }

  public nonisolated func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.symbolBy.setIfNil(value.plotted) }
  }

  /// Any view as the symbol.
  public nonisolated func symbol<V: View>(
    @ViewBuilder symbol: () -> V
  ) -> some ChartContent {
    let view = AnyView(symbol())
    return changing { $0.symbol.setIfNil(.view(view)) }
  }

  /// - Parameter area: square points.
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { $0.symbolArea.setIfNil(area) }
  }

  /// - Parameter size: points; the symbol's box.
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { $0.symbolArea.setIfNil(min(size.width, size.height) * min(size.width, size.height)) }
  }

  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { $0.symbolSizeBy.setIfNil(value.plotted) }
  }

  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { $0.lineStyle.setIfNil(style) }
  }

  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { $0.lineStyleBy.setIfNil(value.plotted) }
  }

  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation.setIfNil(method) }
  }

  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
  }

  /// - Parameter radius: points.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing {
      guard $0.cornerRadius == nil else { return }
      $0.cornerRadius = radius
      $0.cornerStyle = style
    }
  }

  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    changing { $0.effects.append(.blur(radius: radius)) }
  }

  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changing { $0.effects.append(.shadow(color, radius: radius, x: x, y: y)) }
  }

  public nonisolated func blendMode(_ blendMode: BlendMode) -> some ChartContent {
    changing { $0.blendMode.setIfNil(blendMode) }
  }

  /// Gradients reach across the plot instead of across each mark.
  public nonisolated func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent {
    changing { $0.alignsWithPlot.setIfNil(aligns) }
  }
}
