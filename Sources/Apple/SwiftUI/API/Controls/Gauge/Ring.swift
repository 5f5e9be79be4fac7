import DisplayList
import Foundation

/// A ring that fills, with something in its middle.
struct Ring<Center: View>: _PartView {
  let fraction: Double
  /// The tint; nil for the environment's.
  var tint: AnyShapeStyle?
  var fallsBackToAccent = false
  @ViewBuilder let center: Center

  var body: some View {
    RingFrame {
      ControlFigure { rect, environment in
        let style = tint ?? (fallsBackToAccent ? environment.tintStyle : environment.gaugeTint)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        let radius = (min(rect.width, rect.height) - GaugeMetrics.line) / 2
        let start = -Double.pi / 2
        let ink = style._ink(0, environment)
        let paint = ink.along(center: middle, from: start, sweep: 2 * .pi, in: rect)
        func arc(_ part: Double) -> Outline {
          .arc(center: middle, radius: radius, from: start, to: start + 2 * .pi * part)
        }
        var line = Stroke(width: GaugeMetrics.line, cap: .round)
        var commands: [Command] = [.stroke(arc(1), line, paint.faded(to: GaugeMetrics.track))]
        if fraction == 0 { return commands }
        guard case .gradient = ink.fill else {
          commands.append(.stroke(arc(fraction), line, paint))
          return commands
        }
        // Before its first colour a gradient that closes has its last: the ends are drawn apart.
        line.cap = .butt
        commands.append(.stroke(arc(fraction), line, paint))
        for end in [0, fraction] {
          let angle = start + 2 * .pi * end
          let place = CGPoint(
            x: middle.x + radius * CGFloat(cosine(angle)),
            y: middle.y + radius * CGFloat(sine(angle)))
          let dot = GaugeMetrics.circle(GaugeMetrics.line, at: place)
          commands.append(.fill(dot, .nonZero, ink.point(end, in: rect)))
        }
        return commands
      }
    } center: {
      center
    } bottom: {
      EmptyView()
    }
  }
}

/// The ring at its own size, its labels placed on it.
struct RingFrame<Line: View, Center: View, Bottom: View>: _PartView {
  var baseline = GaugeMetrics.boundsBaseline
  @ViewBuilder let line: Line
  @ViewBuilder let center: Center
  @ViewBuilder let bottom: Bottom

  var body: some View {
    line
      .frame(width: GaugeMetrics.diameter, height: GaugeMetrics.diameter)
      .overlay {
        center
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .changingEnvironment {
            $0.font = $0.font ?? .system(size: GaugeMetrics.valueSize, weight: .medium)
            $0.fields.spaceBelowText = GaugeMetrics.spaceBelowText
          }
          .frame(maxWidth: GaugeMetrics.centerWidth)
      }
      .overlay(alignment: .bottom) {
        bottom
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .changingEnvironment { $0.font = $0.font ?? .system(size: 11, weight: .medium) }
          .frame(maxWidth: 38)
          .alignmentGuide(.bottom) {
            $0[.lastTextBaseline] + GaugeMetrics.diameter / 2 - baseline
          }
      }
      .modifier(ShrinkingRing())
  }
}
