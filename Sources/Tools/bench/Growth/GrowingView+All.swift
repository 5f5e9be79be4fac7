import SwiftUI

extension GrowingView {
  /// Containers by the number of their children, in proportion to which their times should grow.
  static let containers: [GrowingView] = {
    let counts = [10, 30, 100, 300, 1000, 3000, 10_000]
    return [
      GrowingView("VStack, children", counts) { count, _ in VStack(spacing: 1) { rows(count) } },
      GrowingView("HStack, children", counts) { count, _ in HStack { rows(count) } },
      GrowingView("ZStack, children", counts) { count, _ in ZStack { rows(count) } },
      GrowingView("Grid, rows of 5 cells", counts) { count, _ in
        Grid { ForEach(0..<(count / 5)) { _ in GridRow { rows(5) } } }
      },
      GrowingView("Grid, 2 rows of cells", counts) { count, _ in
        Grid { ForEach(0..<2) { _ in GridRow { rows(count / 2) } } }
      },
      GrowingView("LazyVGrid, cells", counts) { count, _ in
        LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 5)) { rows(count) }
      },
      GrowingView("LazyHGrid, cells", counts) { count, _ in
        LazyHGrid(rows: Array(repeating: GridItem(.flexible()), count: 5)) { rows(count) }
      },
      GrowingView("List, rows", counts) { count, _ in List { rows(count) } },
      GrowingView("ForEach in ForEach", counts) { count, _ in
        ForEach(0..<(count / 5), id: \.self) { _ in rows(5) }
      },
      GrowingView("ViewThatFits, choices", counts) { count, _ in
        ViewThatFits {
          ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0 % 50)").frame(width: 400) }
        }
      },
      GrowingView("Layout, subviews", counts) { count, _ in ColumnLayout { rows(count) } },
    ]
  }()

  /// Views by their depth, and texts by their length.
  static let depthsAndTexts: [GrowingView] = {
    let depths = [1, 3, 10, 30, 100, 300]
    let lengths = [10, 30, 100, 300, 1000, 3000, 10_000, 30_000]
    return [
      GrowingView("stacks in stacks, depth", depths) { depth, _ in Nest(depth: depth) },
      GrowingView("frames in frames, depth", depths) { depth, _ in Wrapped(depth: depth) },
      GrowingView("new text, characters", lengths) { length, turn in
        Text(verbatim: prose(length, turn))
      },
      GrowingView("new text of lines", lengths) { length, turn in
        Text(verbatim: lines(length, turn)).fixedSize()
      },
      GrowingView("joined texts, parts", [10, 30, 100, 300, 1000]) { count, turn in
        joined(count, turn)
      },
    ]
  }()

  private static func rows(_ count: Int) -> some View {
    ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0 % 50)").font(.caption2) }
  }

  private static func prose(_ length: Int, _ turn: Int) -> String {
    var text = "\(turn) "
    var word = turn
    while text.utf8.count < length {
      word += 1
      text += ["brown", "fox", "jumps", "over", "lazy", "dogs"][word % 6] + " "
    }
    return String(text.prefix(length))
  }

  /// Lines of ten characters, the end of the line among them.
  private static func lines(_ length: Int, _ turn: Int) -> String {
    (0..<max(length / 10, 1)).map { String(format: "%09d", $0 + turn) }.joined(separator: "\n")
  }

  private static func joined(_ count: Int, _ turn: Int) -> Text {
    (0..<count).reduce(Text(verbatim: "\(turn)")) { text, part in
      text + Text(verbatim: " part \(part)").bold(part % 2 == 0)
    }
  }
}

/// A column, as a developer's own layout.
private struct ColumnLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

/// A column in a row in a column, each with a text.
private struct Nest: View {
  let depth: Int

  var body: some View { Nest.level(depth) }

  private static func level(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(Text(verbatim: "end")) }
    let inner = level(depth - 1)
    return depth % 2 == 0
      ? AnyView(
        VStack(spacing: 0) {
          Text(verbatim: "a")
          inner
        })
      : AnyView(
        HStack(spacing: 0) {
          Text(verbatim: "b")
          inner
        })
  }
}

/// A text with frames, paddings and layers around it, one around the other.
private struct Wrapped: View {
  let depth: Int

  var body: some View { Wrapped.level(depth) }

  private static func level(_ depth: Int) -> AnyView {
    if depth == 0 { return AnyView(Text(verbatim: "end")) }
    let inner = level(depth - 1)
    switch depth % 3 {
    case 0: return AnyView(inner.padding(0.1))
    case 1: return AnyView(inner.frame(minWidth: 10, maxWidth: .infinity))
    default: return AnyView(inner.background { Color.red })
    }
  }
}
