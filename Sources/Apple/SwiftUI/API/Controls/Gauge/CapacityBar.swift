import DisplayList
import Foundation

/// A capsule filled from its leading end.
struct CapacityBar: _PartView {
  enum Track { case fill, tertiaryFill, fadedTint }
  /// 0…1
  let fraction: Double
  /// Points.
  let height: CGFloat
  /// The tint; nil for the environment's.
  var tint: AnyShapeStyle?
  var track: Track
  /// Whether a gradient runs along the bar.
  var isGauge = false
  /// Whether its ends are those of a continuous rounded rectangle.
  var isContinuous = false

  var body: some View {
    ControlFigure { rect, environment in
      let style = tint ?? environment.tintStyle
      let isMirrored = environment.layoutDirection == .rightToLeft
      let paint =
        isGauge
        ? style._ink(0, environment).along(bar: rect, isMirrored: isMirrored)
        : style._paint(environment, in: rect)
      let empty =
        switch track {
        case .fill: FillShapeStyle()._paint(environment, in: rect)
        case .tertiaryFill: FillShapeStyle().tertiary._paint(environment, in: rect)
        case .fadedTint: paint.faded(to: GaugeMetrics.track)
        }
      let length = rect.width * min(max(CGFloat(fraction), 0), 1)
      var filled = rect
      // What is filled is a capsule itself, so no shorter than it is high.
      filled.size.width = fraction > 0 ? max(length, min(rect.height, rect.width)) : 0
      if isMirrored { filled.origin.x = rect.maxX - filled.width }
      var commands: [Command] = [.fill(capsule(rect), .nonZero, empty)]
      if filled.width > 0 { commands.append(.fill(capsule(filled), .nonZero, paint)) }
      return commands
    }
    .frame(height: height)
  }

  private func capsule(_ rect: CGRect) -> Outline {
    let radius = min(rect.width, rect.height) / 2
    return .roundedRect(
      rect, cornerSize: CGSize(width: radius, height: radius), continuous: isContinuous)
  }
}
