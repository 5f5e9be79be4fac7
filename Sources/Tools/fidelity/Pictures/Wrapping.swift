import SwiftUI
import SystemDesigns

/// Lines of boxes and tags from tevelee/SwiftUI-Flow @fb94ea2, on a Mac at @1x.
@MainActor
enum Wrapping {
  static let pictures: [ReferencePicture] = [
    shot("justified", 320, 250) {
      WrapLayout(isJustified: true) {
        ForEach(colors, id: \.self) { Box(color: $0) }
      }
    },
    shot("linebreak", 320, 150) {
      WrapLayout {
        Box(color: .red)
        Box(color: .green)
        Box(color: .blue)
        Color.clear.frame(width: 0, height: 0)
          .layoutValue(key: WrapLayout.Role.self, value: .lineBreak)
        Box(color: .yellow)
      }
    },
    shot("sep-lineseparator-dividers", 344, 240) {
      WrapLayout(lineSpacing: 10) {
        ForEach(tags, id: \.self) { tag in
          Tag(text: tag)
          Divider().layoutValue(key: WrapLayout.Role.self, value: .betweenLines)
        }
      }
      .frame(width: 320, alignment: .leading)
    },
    shot("vflow-colorboxes", 300, 320) {
      WrapLayout(axis: .vertical) {
        ForEach(Array(zip(colors, heights)), id: \.0) { Box(color: $0, height: $1) }
      }
    },
    shot("vflow-maxwidthheader", 420, 360) {
      WrapLayout(axis: .vertical) {
        ForEach(Array(zip(cards, cardHeights)), id: \.0) { Card(color: $0, height: $1) }
      }
      .frame(maxHeight: 320)
    },
  ]

  private static let colors: [Color] = [
    .blue, .orange, .green, .yellow, .brown, .mint, .indigo, .cyan, .gray, .pink,
  ]
  private static let heights: [CGFloat] = [45, 55, 50, 40, 60, 48, 52, 58, 42, 46]
  private static let tags = [
    "Swift", "SwiftUI", "Flow", "Layout", "Stack", "Flexible", "iOS", "macOS", "SPM", "Xcode",
  ]
  private static let cards: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]
  private static let cardHeights: [CGFloat] = [120, 80, 160, 100, 140, 90]

  private static func shot<V: View>(
    _ id: String, _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ view: @escaping () -> V
  ) -> ReferencePicture {
    ReferencePicture("flow-" + id, .fixed(width, height), Traits(design: .macOS26)) {
      view().padding(12).background(Color.white)
    }
  }
}

private struct Box: View {
  let color: Color
  var height: CGFloat = 50
  var body: some View {
    RoundedRectangle(cornerRadius: 10).fill(color.gradient).frame(width: 50, height: height)
  }
}

private struct Tag: View {
  let text: String
  var body: some View {
    Text(text)
      .font(.callout)
      .foregroundStyle(.black)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(Capsule().fill(.blue.opacity(0.15)))
  }
}

private struct Card: View {
  let color: Color
  let height: CGFloat

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Header")
        .font(.caption.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(4)
        .background(Color.black.opacity(0.12))
      RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 80, height: height)
    }
    .padding(6)
    .background(color.opacity(0.15))
    .cornerRadius(8)
  }
}
