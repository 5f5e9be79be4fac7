import SwiftUI
import WidgetKit

struct BoardEntryView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var systemScheme
  let entry: BoardEntry

  /// Light, where the person asked that the board stays so.
  private var scheme: ColorScheme { entry.theme == .light ? .light : systemScheme }

  var body: some View {
    content
      .environment(\.colorScheme, scheme)
      .containerBackground(for: .widget) {
        BoardBackground()
          .environment(\.colorScheme, scheme)
      }
      .widgetURL(entry.departures.first?.url)
  }

  @ViewBuilder private var content: some View {
    switch family {
    case .accessoryRectangular: RectangularBoard(entry: entry)
    case .systemSmall: NextBoat(entry: entry)
    case .systemMedium: BoardList(entry: entry, limits: [3, 2], isTall: false)
    default: BoardList(entry: entry, limits: [7, 6, 5, 4], isTall: true)
    }
  }
}

/// Sky above water.
private struct BoardBackground: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [Color("BoardTop"), Color("BoardBottom")], startPoint: .top, endPoint: .bottom)
      GeometryReader { proxy in
        Wave(crest: proxy.size.height - 34, depth: 7, phase: 0)
          .fill(Color("Water").opacity(0.5))
        Wave(crest: proxy.size.height - 22, depth: 6, phase: 0.5)
          .fill(Color("Water"))
      }
    }
  }
}

/// A still swell from edge to edge.
private struct Wave: Shape {
  /// Points from the top to the middle of the swell.
  var crest: CGFloat
  /// Half the way from trough to crest, in points.
  var depth: CGFloat
  /// Part of a wave that it is shifted by, 0 to 1.
  var phase: CGFloat

  func path(in rect: CGRect) -> Path {
    let length: CGFloat = 120
    var path = Path()
    var x = rect.minX - phase * length
    path.move(to: CGPoint(x: x, y: crest))
    while x < rect.maxX {
      path.addCurve(
        to: CGPoint(x: x + length, y: crest),
        control1: CGPoint(x: x + length / 3, y: crest - depth * 2),
        control2: CGPoint(x: x + length * 2 / 3, y: crest + depth * 2))
      x += length
    }
    path.addLine(to: CGPoint(x: x, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX - length, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
