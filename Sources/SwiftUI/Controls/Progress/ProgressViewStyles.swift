import DisplayList
import Foundation

/// A bar where the progress is known, a spinner where it isn't.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar between its label and its value.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      CapacityBar(
        fraction: configuration.fractionCompleted ?? 0, height: 4,
        tint: tint.map { AnyShapeStyle($0) }, track: .fill)
      configuration.currentValueLabel
        .changingEnvironment {
          $0.font = $0.font ?? .caption
          $0.setForeground([AnyShapeStyle(HierarchicalShapeStyle.secondary)])
        }
    }
  }
}

/// A ring, or the spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public nonisolated init() { tint = nil }
  public nonisolated init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      ProgressRing(
        fraction: fraction, tint: tint.map { AnyShapeStyle($0) },
        center: configuration.currentValueLabel.map { AnyView($0) }
          ?? configuration.label.map { AnyView($0) })
    } else {
      VStack {
        Spinner(tint: tint)
        configuration.label
      }
    }
  }
}

private struct ProgressRing: View {
  let fraction: Double
  let tint: AnyShapeStyle?
  let center: AnyView?
  var body: some View {
    Ring(fraction: fraction, tint: tint, fallsBackToAccent: true) { center }
  }
}

/// UIKit's activity indicator at rest: eight spokes, from strong to faint.
private struct Spinner: View {
  let tint: Color?
  var body: some View {
    ControlFigure(size: CGSize(width: 20, height: 20)) { rect, environment in
      let color = tint ?? Color.gray
      let paint = color._paint(environment, in: rect)
      return (0..<8).map { index in
        let angle = -Double.pi / 2 + Double(index) * .pi / 4
        let direction = CGPoint(x: CGFloat(cosine(angle)), y: CGFloat(sine(angle)))
        func point(_ radius: CGFloat) -> CGPoint {
          CGPoint(x: rect.midX + direction.x * radius, y: rect.midY + direction.y * radius)
        }
        return .stroke(
          .path([.move(point(5)), .line(point(8.5))]), Stroke(width: 2.5, cap: .round),
          paint.faded(to: 0.3 + 0.7 * Double(index) / 7))
      }
    }
  }
}
