import DisplayList
import Foundation
import SystemDesigns

/// The circular progress style: a ring in widgets and on watches, empty where the progress isn't known; an
/// activity indicator in an iPhone's apps, whether it is known or not.
///
/// Source: Apple's documentation of `CircularProgressViewStyle`; its forums, thread 682757.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

private struct CircularProgress: _PartView {
  @Environment(\.surfaceOfControls) private var surface
  @Environment(\.systemDesign) private var design
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  private var isRing: Bool {
    switch design.controls.circularProgress {
    case .ring: true
    case .ringWhereKnown: configuration.fractionCompleted != nil
    case .ringInWidgets: surface == .widget
    }
  }

  var body: some View {
    if isRing {
      ProgressRing(
        fraction: configuration.fractionCompleted ?? 0, tint: tint.map { AnyShapeStyle($0) },
        center: configuration.currentValueLabel.map { AnyView($0) }
          ?? configuration.label.map { AnyView($0) })
    } else {
      VStack {
        PlatformBacked("ProgressView", isDrawnInWidgets: true) { Spinner(tint: tint) }
        // Fainter, as remembered.
        configuration.label.changingEnvironment {
          $0.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        }
      }
    }
  }
}

private struct ProgressRing: _PartView {
  let fraction: Double
  let tint: AnyShapeStyle?
  let center: AnyView?
  var body: some View {
    Ring(fraction: fraction, tint: tint, fallsBackToAccent: true) { center }
      .modifier(ShrinkingRing())
  }
}

/// UIKit's activity indicator at rest: eight spokes, half of them faint, the others weaker from the left one down to
/// the lower right; 20 points across, 37 where the control is large.
///
/// Source: a white indicator of iOS 26 in isamercan/ThemeKit's picture `testThemeButton_states` (@c412840, three
/// pixels a point): its spokes reach from 3.33 to 10 points from the middle and are 2.5 wide. Without a tint it has the
/// color of secondary labels: on a ground of (142, 142, 147) the spokes are 100, 114 and 129 in
/// f3rn4d0n/BitsoChallenge's picture `testDSImageCapability.Image` (@892e6fe, iOS 17).
private struct Spinner: _PartView {
  /// The strengths, clockwise from the upper spoke.
  private static let strengths = [0.27, 0.27, 0.27, 0.417, 0.561, 0.704, 0.852, 0.27]

  @Environment(\.controlSize) private var controlSize
  let tint: Color?
  var body: some View {
    let side: CGFloat = controlSize == .large || controlSize == .extraLarge ? 37 : 20
    return ControlFigure(size: CGSize(width: side, height: side)) { rect, environment in
      let paint =
        tint.map { $0._paint(environment, in: rect) }
        ?? environment.fields.tint?._paint(environment, in: rect)
        ?? Color.secondary._paint(environment, in: rect)
      let unit = side / 20
      return Self.strengths.enumerated().map { index, strength in
        let angle = -Double.pi / 2 + Double(index) * .pi / 4
        let direction = CGPoint(x: CGFloat(cosine(angle)), y: CGFloat(sine(angle)))
        func point(_ radius: CGFloat) -> CGPoint {
          CGPoint(
            x: rect.midX + direction.x * radius * unit, y: rect.midY + direction.y * radius * unit)
        }
        return .stroke(
          .path([.move(point(4.583)), .line(point(8.75))]), Stroke(width: 2.5 * unit, cap: .round),
          paint.faded(to: strength))
      }
    }
  }
}
