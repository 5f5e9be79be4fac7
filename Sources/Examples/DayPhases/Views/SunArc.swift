import SwiftUI
import WidgetKit

/// The sun's way from rising to setting, and how far it has come.
struct SunArc: View {
  let moment: DayMoment
  /// Points across the sun's disc.
  var disc: CGFloat = 16

  var body: some View {
    GeometryReader { proxy in
      let curve = SunCurve(inset: disc)
      let progress = moment.isSunUp ? moment.sunProgress : 0
      let sun = curve.point(at: progress, in: CGRect(origin: .zero, size: proxy.size))
      ZStack {
        Rectangle()
          .fill(.primary.opacity(0.25))
          .frame(height: 1)
          .position(x: proxy.size.width / 2, y: curve.horizon(in: proxy.size))
        curve
          .stroke(
            .primary.opacity(0.35), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 5]))
        if moment.isSunUp {
          SunCurve(inset: disc, progress: progress)
            .stroke(.primary.opacity(0.9), style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
          Circle()
            .fill(
              RadialGradient(
                colors: [Color("Sun").opacity(0.65), Color("Sun").opacity(0)],
                center: .center, startRadius: disc * 0.3, endRadius: disc * 1.3)
            )
            .frame(width: disc * 2.6, height: disc * 2.6)
            .position(sun)
          Circle()
            .fill(Color("Sun"))
            .frame(width: disc, height: disc)
            .position(sun)
        } else {
          Image(systemName: "moon.fill")
            .font(.system(size: disc))
            .position(x: proxy.size.width / 2, y: proxy.size.height * 0.42)
        }
      }
    }
    .unredacted()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("Sunrise \(moment.daylight.sunrise, style: .time)"))
  }
}

/// A parabola that stands on the horizon.
private struct SunCurve: Shape {
  /// Points that the curve stays clear of each edge.
  let inset: CGFloat
  /// The part that is drawn, from sunrise on, as a share of the day. (`trim` would count by length.)
  var progress: Double = 1

  func horizon(in size: CGSize) -> CGFloat { size.height - inset * 0.75 }

  /// `progress` runs from 0 (sunrise) to 1 (sunset).
  func point(at progress: Double, in rect: CGRect) -> CGPoint {
    let width = rect.width - inset * 2
    let floor = horizon(in: rect.size)
    let height = floor - inset
    return CGPoint(
      x: rect.minX + inset + width * progress,
      y: rect.minY + floor - height * 4 * progress * (1 - progress))
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let start = point(at: 0, in: rect)
      path.move(to: start)
      // The control point of the whole parabola is twice as high as its top; that of a part lies on
      // the line from its beginning.
      let top = point(at: 0.5, in: rect)
      path.addQuadCurve(
        to: point(at: progress, in: rect),
        control: CGPoint(
          x: start.x + (top.x - start.x) * progress,
          y: start.y + 2 * (top.y - start.y) * progress))
    }
  }
}
