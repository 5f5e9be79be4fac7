import DisplayList
import Foundation

/// The style where none is set.
public struct DefaultGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that fills, with its labels around it.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        CapacityBar(fraction: configuration.value, height: 4, track: .fill, isGauge: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar with a marker at the value, for small places.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      MarkedBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .changingEnvironment { $0.font = $0.font ?? .system(size: 12, weight: .medium) }
  }
}

/// A bar that fills, for small places: the label above, the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        CapacityBar(
          fraction: configuration.value, height: GaugeMetrics.line, track: .fadedTint, isGauge: true
        )
        .modifier(GaugeTint())
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

private struct MarkedBar: _PartView {
  let fraction: Double
  var body: some View {
    ControlFigure { rect, environment in
      let line = GaugeMetrics.line
      let bar = CGRect(x: rect.minX, y: rect.midY - line / 2, width: rect.width, height: line)
      let isMirrored = environment.layoutDirection == .rightToLeft
      let ink = environment.gaugeTint._ink(0, environment)
      let paint = ink.along(bar: bar, isMirrored: isMirrored)
      let along = CGFloat(isMirrored ? 1 - fraction : fraction)
      let center = CGPoint(
        x: bar.minX + line / 2 + max(bar.width - line, 0) * along, y: rect.midY)
      return GaugeMetrics.marked(
        [
          .fill(
            .roundedRect(
              bar, cornerSize: CGSize(width: line / 2, height: line / 2), continuous: false),
            .nonZero, paint)
        ], at: center, ink.point(fraction, in: bar))
    }
    .frame(height: GaugeMetrics.hole)
  }
}

/// Gauges for small places have the foreground's colour where no tint is set.
nonisolated struct GaugeTint: _EnvironmentModifier {
  typealias Body = Never
  nonisolated init() {}
  @MainActor func _change(_ environment: inout EnvironmentValues) {
    environment.fields.tint = environment.gaugeTint
  }
}

extension EnvironmentValues {
  var gaugeTint: AnyShapeStyle {
    fields.tint ?? fields.foregroundStyles.first ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
  }
}
