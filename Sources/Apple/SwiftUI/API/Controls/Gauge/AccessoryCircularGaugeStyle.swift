import DisplayList
import Foundation

/// An open ring with a marker at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    OpenRing(configuration: configuration)
  }
}

private struct OpenRing: _PartView {
  let configuration: GaugeStyleConfiguration

  private var hasBounds: Bool { configuration.minimumValueLabel != nil }

  var body: some View {
    let opening = hasBounds ? GaugeMetrics.openingWithBounds : GaugeMetrics.opening
    let value = configuration.value
    RingFrame(baseline: hasBounds ? GaugeMetrics.boundsBaseline : GaugeMetrics.labelBaseline) {
      ControlFigure { rect, environment in
        let tint = environment.gaugeTint
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = (min(rect.width, rect.height) - GaugeMetrics.line) / 2
        let start = Double.pi / 2 + opening
        let sweep = 2 * (Double.pi - opening)
        let angle = start + sweep * value
        let ink = tint._ink(0, environment)
        let paint = ink.along(center: center, from: start, sweep: sweep, in: rect)
        let marker = CGPoint(
          x: center.x + radius * CGFloat(cosine(angle)),
          y: center.y + radius * CGFloat(sine(angle)))
        return GaugeMetrics.marked(
          [
            .stroke(
              .arc(center: center, radius: radius, from: start, to: start + sweep),
              Stroke(width: GaugeMetrics.line, cap: .round), paint)
          ], at: marker, ink.point(value, in: rect))
      }
    } center: {
      configuration.currentValueLabel
    } bottom: {
      if hasBounds {
        HStack(spacing: 8) {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      } else {
        configuration.label
      }
    }
  }
}
