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
///
/// Source of its figures: a picture at ten pixels a point that Apple's SwiftUI made on iOS 17
/// (pawello2222/WidgetExamples @3597d22, LockScreenWidget.png). In 120 points, 0.67 is filled to 80.4; the bar is 16 high
/// with continuous corners, 10 below its label's line; its track on white is (239, 239, 240), the tertiary fill.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 10) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        CapacityBar(
          fraction: configuration.value, height: 16, track: .tertiaryFill, isGauge: true,
          isContinuous: true)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar with a marker at the value, for small places. Labels at its ends have the font around them; without them the
/// value's label stands before the bar.
///
/// Source of its figures: a picture as above, LiveActivityWidget.png: a bar and a marker of 8, 8 of 11 minutes along; a
/// hole of 16 around the marker; labels as large as body text's, their ink 10.1 points beside the bar. The value's label:
/// fourteen gauges of meshtastic/Meshtastic-Apple @9f0d810 (aqi_all_modes_light.png and _dark.png, iOS 18), with letters of
/// 17 points, rounded and semibold. Their rows are as far apart as the captions beside them demand, 22.3 points with gaps of
/// 8: the gauge isn't higher than 14.3, so neither the hole nor the label adds to the bar's 8. The labels at its ends don't
/// either: in LiveActivityWidget.png the bar's middle is 14.2 below the line of a headline in a `VStack`, 10.4 of which are
/// the distance below a text.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      if configuration.minimumValueLabel == nil, configuration.maximumValueLabel == nil {
        configuration.currentValueLabel
          .font(.system(.body, design: .rounded, weight: .semibold))
          .fixedSize()
          .frame(height: MarkedBar.line)
      }
      configuration.minimumValueLabel?.frame(height: MarkedBar.line)
      MarkedBar(fraction: configuration.value)
      configuration.maximumValueLabel?.frame(height: MarkedBar.line)
    }
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
  static let line: CGFloat = 8
  private static let hole: CGFloat = 16

  var body: some View {
    ControlFigure { rect, environment in
      let line = Self.line
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
        ], at: center, dot: line, hole: Self.hole, ink.point(fraction, in: bar))
    }
    .frame(height: Self.line)
  }
}

/// Gauges for small places have the foreground's colour where no tint is set.
nonisolated struct GaugeTint: _EnvironmentModifier {
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
