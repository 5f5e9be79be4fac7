import SwiftUI
import SystemDesigns

/// Blocks as gonzalezreal/swift-markdown-ui @8371aeb sets them, in the middle of an iPhone 8 below its
/// status bar of 20 points. Its text size is medium there: body is 16 points, and so is an em.
@MainActor
enum MarkdownBlocks {
  static let pictures: [ReferencePicture] = [
    shot("centeredparagraphs") { Paragraphs().padding().multilineTextAlignment(.center) },
    shot("trailingparagraphs") { Paragraphs().padding().multilineTextAlignment(.trailing) },
    shot("table") { CommandTable().padding().border(Color.accentColor) },
    shot("tablebackground") {
      // Its own style leaves the theme's `fixedSize` out.
      CommandTable(
        header: .mint, even: Color(.secondarySystemBackground), keepsItsHeight: false
      )
      .padding().border(Color.accentColor)
    },
    shot("tasklist") {
      TaskList(
        tasks: [
          ("A finished task", true), ("An unfinished task", false),
          ("Another unfinished task", false),
        ]
      )
      .border(Color.accentColor).padding()
    },
  ]

  private static func shot<V: View>(
    _ id: String, @ViewBuilder _ view: @escaping () -> V
  ) -> ReferencePicture {
    ReferencePicture("md-" + id, .fitting, Traits(design: .iOS18)) {
      view().frame(width: 375, height: 647).padding(.top, 20)
    }
  }
}

private struct Paragraphs: View {
  @Environment(\.multilineTextAlignment) private var alignment
  private let texts = [
    "The sky above the port was the color of television, tuned to a dead channel.",
    "It was a bright cold day in April, and the clocks were striking thirteen.",
  ]

  var body: some View {
    VStack(alignment: alignment == .center ? .center : .trailing, spacing: 0) {
      ForEach(0..<4) { index in
        Text(verbatim: texts[index % 2])
          .font(.system(size: 16))
          .fixedSize(horizontal: false, vertical: true)
          .lineSpacing(2)
          .padding(.top, index == 0 ? 0 : 16)
      }
    }
    .border(Color.accentColor)
  }
}

private struct CellBounds: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]
  static func reduce(
    value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct CommandTable: View {
  var header = Color.clear
  var even = Color.clear
  var keepsItsHeight = true
  private let rows = [
    ["Command", "Description"],
    ["git status", "List all new or modified files"],
    ["git diff", "Show file differences that haven't been staged"],
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(verbatim: "A table with some padding:")
        .font(.system(size: 16))
        .fixedSize(horizontal: false, vertical: true)
        .lineSpacing(2)
      table
        .fixedSize(horizontal: false, vertical: keepsItsHeight)
        .padding(.top, 16)
    }
  }

  private var table: some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      ForEach(rows.indices, id: \.self) { row in
        GridRow {
          ForEach(rows[row].indices, id: \.self) { column in
            cell(row, column).gridColumnAlignment(.leading)
          }
        }
      }
    }
    .padding(1)
    .backgroundPreferenceValue(CellBounds.self) { anchors in
      GeometryReader { fills($0, anchors) }
    }
    .overlayPreferenceValue(CellBounds.self) { anchors in
      GeometryReader { borders($0, anchors) }
    }
  }

  private func cell(_ row: Int, _ column: Int) -> some View {
    Text(verbatim: rows[row][column])
      .font(.system(size: 16, weight: row == 0 ? .semibold : .regular))
      .fixedSize(horizontal: false, vertical: true)
      .lineSpacing(2)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .anchorPreference(key: CellBounds.self, value: .bounds) { [row * 2 + column: $0] }
  }

  /// The rectangle of a row and a column: as wide and as high as its largest cell.
  private func bounds(
    _ proxy: GeometryProxy, _ anchors: [Int: Anchor<CGRect>], _ row: Int, _ column: Int
  ) -> CGRect {
    var rect = CGRect.null
    var others = CGRect.null
    for (key, anchor) in anchors {
      if key / 2 == row { rect = rect.union(proxy[anchor]) }
      if key % 2 == column { others = others.union(proxy[anchor]) }
    }
    return CGRect(x: others.minX, y: rect.minY, width: others.width, height: rect.height)
  }

  private func fills(
    _ proxy: GeometryProxy, _ anchors: [Int: Anchor<CGRect>]
  ) -> some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<3) { row in
        ForEach(0..<2) { column in
          let place = bounds(proxy, anchors, row, column)
          Rectangle()
            .fill(row == 0 ? header : row == 2 ? even : Color.clear)
            .offset(x: place.minX, y: place.minY)
            .frame(width: place.width, height: place.height)
        }
      }
    }
  }

  private func borders(
    _ proxy: GeometryProxy, _ anchors: [Int: Anchor<CGRect>]
  ) -> some View {
    ZStack(alignment: .topLeading) {
      let lines = lines(proxy, anchors)
      ForEach(lines.indices, id: \.self) { index in
        Rectangle()
          .strokeBorder(Color.secondary, style: StrokeStyle(lineWidth: 1))
          .offset(x: lines[index].minX, y: lines[index].minY)
          .frame(width: lines[index].width, height: lines[index].height)
      }
    }
  }

  private func lines(_ proxy: GeometryProxy, _ anchors: [Int: Anchor<CGRect>]) -> [CGRect] {
    let all = proxy.frame(in: .local)
    let first = bounds(proxy, anchors, 0, 0), second = bounds(proxy, anchors, 1, 0)
    return [
      CGRect(x: 0, y: first.maxY, width: all.width, height: 1),
      CGRect(x: 0, y: second.maxY, width: all.width, height: 1),
      CGRect(x: first.maxX, y: 0, width: 1, height: all.height),
      all,
    ]
  }
}

private struct TaskList: View {
  let tasks: [(title: String, isDone: Bool)]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(tasks.indices, id: \.self) { index in
        Label {
          Text(verbatim: tasks[index].title)
            .font(.system(size: 16))
            .fixedSize(horizontal: false, vertical: true)
            .lineSpacing(2)
        } icon: {
          Image(systemName: tasks[index].isDone ? "checkmark.square.fill" : "square")
            .symbolRenderingMode(.hierarchical)
            .imageScale(.small)
            .frame(minWidth: 24, alignment: .trailing)
            .font(.system(size: 16))
        }
      }
    }
    .labelStyle(.titleAndIcon)
  }
}
