import SwiftUI
import WidgetKit

/// The background of the hours.
struct BackdropView: View {
  let backdrop: Backdrop
  let moment: DayMoment

  var body: some View {
    switch backdrop {
    case .sky: Sky(phase: moment.phase)
    case .dunes: scene("Dunes")
    case .forest: scene("Forest")
    case .paper: Color("WidgetBackground")
    }
  }

  /// A picture, in the light of the hour.
  private func scene(_ name: String) -> some View {
    ZStack {
      Image(name)
        .resizable()
        .scaledToFill()
      LinearGradient(
        colors: Sky.colors(for: moment.phase).map { $0.opacity(0.45) },
        startPoint: .top, endPoint: .bottom)
      LinearGradient(
        colors: [.black.opacity(0.35), .clear, .black.opacity(0.35)],
        startPoint: .top, endPoint: .bottom)
    }
  }
}

/// The air itself, from the top of the sky to the horizon.
struct Sky: View {
  let phase: DayPhase

  static func colors(for phase: DayPhase) -> [Color] {
    switch phase {
    case .morning: [Color("MorningTop"), Color("MorningMiddle"), Color("MorningBottom")]
    case .noon: [Color("NoonTop"), Color("NoonMiddle"), Color("NoonBottom")]
    case .evening: [Color("EveningTop"), Color("EveningMiddle"), Color("EveningBottom")]
    }
  }

  var body: some View {
    ZStack {
      LinearGradient(colors: Self.colors(for: phase), startPoint: .top, endPoint: .bottom)
      if phase == .evening {
        Stars()
      }
    }
  }
}

/// A few stars that stay where they are.
private struct Stars: View {
  /// Place as shares of width and height, and size in points.
  private static let all: [(x: CGFloat, y: CGFloat, size: CGFloat)] = [
    (0.08, 0.36, 1.5), (0.22, 0.10, 1), (0.35, 0.30, 1), (0.47, 0.08, 2), (0.58, 0.24, 1),
    (0.66, 0.06, 1.5), (0.74, 0.34, 1), (0.83, 0.14, 2), (0.91, 0.28, 1), (0.95, 0.07, 1),
    (0.15, 0.52, 1), (0.52, 0.44, 1), (0.88, 0.48, 1.5),
  ]

  var body: some View {
    GeometryReader { proxy in
      ForEach(Self.all.indices, id: \.self) { index in
        let star = Self.all[index]
        Circle()
          .fill(.white.opacity(star.size > 1 ? 0.8 : 0.5))
          .frame(width: star.size, height: star.size)
          .position(x: proxy.size.width * star.x, y: proxy.size.height * star.y)
      }
    }
  }
}
