import SwiftUI

/// Layouts of texts, whose widths, line heights and baselines are measured.
enum MeasuredLayouts {
  /// Two texts of body: 49.667 and 129.667 points wide, 20.333 high.
  @MainActor private static var short: Text { Text(verbatim: "clear()") }
  @MainActor private static var long: Text { Text(verbatim: ".sizes(.minimum)") }
  private static let widths = LayoutSource.measured(
    "text-body-5, text-body-24", "the two texts are 49.667 and 129.667 wide and 20.333 high")

  private static let lineOf34 = LayoutSource.derived(
    "lh-largeTitle", "a line of 34 points is 40.667 high, two are 81.667")
  private static let twoLines = LayoutSource.derived(
    "lh-headline", "two lines of 17 points are 42.333 high")

  private static func texts<V: View>(
    _ name: String, source: LayoutSource = widths, and others: [LayoutSource] = [],
    _ width: CGFloat?, _ height: CGFloat?,
    size: [CGFloat?], frames: [[CGFloat?]], of kind: String = "Text", isMirrored: Bool = false,
    change: @escaping @Sendable (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> KnownLayout {
    KnownLayout(
      name, source: source, and: others, width, height, size: size, frames: frames, of: kind,
      within: 0.34,
      scale: 3, isMirrored: isMirrored, change: change, view: view)
  }

  static let rows: [KnownLayout] = [
    texts(
      "a row of texts is their sum and the gap", and: [.gap], nil, nil, size: [187.333, 20.333],
      frames: [[0, 0, 49.667, 20.333], [57.667, 0, 129.667, 20.333]]
    ) {
      HStack {
        short
        long
      }
    },
    texts(
      "a spacer between texts", and: [.spacer], 300, 40, size: [300, 20.333],
      frames: [[0, 0, 49.667, 20.333], [170.333, 0, 129.667, 20.333]]
    ) {
      HStack {
        short
        Spacer()
        long
      }
    },
    texts(
      "a spacer between texts from right to left", and: [.spacer, .mirrored], 300, 40,
      size: [300, 20.333],
      frames: [[250.333, 0, 49.667, 20.333], [0, 0, 129.667, 20.333]], isMirrored: true
    ) {
      HStack {
        short
        Spacer()
        long
      }
    },
    texts(
      "a column of texts at its trailing edge", and: [.stackAlignment], nil, nil,
      size: [129.667, 40.667],
      frames: [[80, 0, 49.667, 20.333], [0, 20.333, 129.667, 20.333]]
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        short
        long
      }
    },
    texts(
      "a text at the trailing edge of a frame", and: [.frame], nil, nil, size: [200, 20.333],
      frames: [[150.333, 0, 49.667, 20.333]]
    ) { short.frame(width: 200, alignment: .trailing) },
    texts(
      "a text at the leading edge of a wide frame, from right to left",
      and: [.flexible, .mirrored], 200, 40,
      size: [200, 20.333], frames: [[150.333, 0, 49.667, 20.333]], isMirrored: true
    ) { short.frame(maxWidth: .infinity, alignment: .leading) },
    texts(
      "a text of its own size reaches beyond a frame on both sides", and: [.fixed, .frame], nil,
      nil, size: [100, 30],
      frames: [[-14.833, 4.833, 129.667, 20.333]]
    ) { long.fixedSize().frame(width: 100, height: 30) },
    texts(
      "a background reaches around a padding", and: [.paddingAmount, .background], nil, nil,
      size: [81.667, 52.333],
      frames: [[0, 0, 81.667, 52.333]], of: "Color"
    ) { short.padding().background { Color.red } },
    texts(
      "a badge at a text's corner", and: [.layers, .offset], nil, nil, size: [49.667, 20.333],
      frames: [[45.667, -4, 8, 8]], of: "Color"
    ) { short.overlay(alignment: .topTrailing) { block(8, 8).offset(x: 4, y: -4) } },
    texts(
      "a text over a colour's corner", and: [.zstack], nil, nil, size: [200, 50],
      frames: [[0, 29.667, 49.667, 20.333]]
    ) {
      ZStack(alignment: .bottomLeading) {
        block(200, 50)
        short
      }
    },
    texts(
      "the text of the higher priority is whole", source: .priority, and: [widths], 250, 40,
      size: [nil, 20.333],
      frames: [[0, 0, 129.667, 20.333], [137.667, 0, nil, 20.333]]
    ) {
      HStack(spacing: 8) {
        long.layoutPriority(1)
        Text(verbatim: "Test one of many in a suite")
      }.lineLimit(1)
    },
    texts(
      "the longer text is shown where it fits", source: .fits, and: [widths], 130, 40,
      size: [129.667, 20.333],
      frames: [[0, 0, 129.667, 20.333]]
    ) {
      ViewThatFits(in: .horizontal) {
        long
        short
      }
    },
    texts(
      "the shorter text is shown where the longer doesn't fit", source: .fits, and: [widths], 129,
      40,
      size: [49.667, 20.333], frames: [[0, 0, 49.667, 20.333]]
    ) {
      ViewThatFits(in: .horizontal) {
        long
        short
      }
    },
    texts(
      "a grid's column is as wide as its widest text", source: .grid,
      and: [.gridAlignment, widths], nil, nil,
      size: [187.333, 40.667],
      frames: [
        [0, 0, 49.667, 20.333], [137.667, 0, 49.667, 20.333], [0, 20.333, 129.667, 20.333],
        [137.667, 20.333, 49.667, 20.333],
      ]
    ) { table(.leading) },
    texts(
      "a grid's column of texts at its trailing edge", source: .columnAlignment,
      and: [.gridAlignment, widths], nil, nil,
      size: [187.333, 40.667],
      frames: [
        [80, 0, 49.667, 20.333], [137.667, 0, 49.667, 20.333], [0, 20.333, 129.667, 20.333],
        [137.667, 20.333, 49.667, 20.333],
      ]
    ) { table(.trailing) },
    texts(
      "a grid from right to left begins at the right", source: .mirrored,
      and: [.gridAlignment, widths], nil, nil,
      size: [187.333, 40.667],
      frames: [
        [137.667, 0, 49.667, 20.333], [0, 0, 49.667, 20.333], [57.667, 20.333, 129.667, 20.333],
        [0, 20.333, 49.667, 20.333],
      ], isMirrored: true
    ) { table(.leading) },
    texts(
      "a label without its icon is its title", source: .label, and: [widths], nil, nil,
      size: [49.667, 20.333],
      frames: [[0, 0, 49.667, 20.333]]
    ) { Label("clear()", systemImage: "bolt").labelStyle(.titleOnly) },
    texts(
      "the alignment of lines doesn't move a text of one line", source: .lines, and: [widths], nil,
      nil,
      size: [200, 20.333], frames: [[0, 0, 49.667, 20.333]]
    ) { short.multilineTextAlignment(.trailing).frame(width: 200, alignment: .leading) },
    texts(
      "a divider in a column is a pixel high", source: .line, and: [widths], 300, 100,
      size: [300, 41],
      frames: [[0, 20.333, 300, 0.333]], of: "Divider"
    ) {
      VStack(spacing: 0) {
        short
        Divider()
        long
      }
    },
    texts(
      "a divider in a row is a pixel wide", source: .line, 300, 100, size: [40.333, 100],
      frames: [[20, 0, 0.333, 100]], of: "Divider"
    ) {
      HStack(spacing: 0) {
        block(20, 40)
        Divider()
        block(20, 40)
      }
    },
    texts(
      "texts in frames of a height lie 8 apart", source: .resetSpacing, and: [widths], nil, nil,
      size: [49.667, 48],
      frames: [[0, -0.167, 49.667, 20.333], [0, 27.833, 49.667, 20.333]]
    ) {
      VStack {
        short.frame(height: 20)
        short.frame(height: 20)
      }
    },
  ]

  @MainActor private static func table(_ alignment: HorizontalAlignment) -> some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
      GridRow {
        short.gridColumnAlignment(alignment)
        short
      }
      GridRow {
        long
        short
      }
    }
  }

  static let lines: [KnownLayout] = [
    texts(
      "a block lies on a text's baseline", source: .ascender, and: [.baseline, widths], nil, nil,
      size: [59.667, 20.333],
      frames: [[49.667, 6.187, 10, 10]], of: "Color"
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        short
        block(10, 10)
      }
    },
    texts(
      "a small text lies on a large one's baseline", source: .ascender,
      and: [.stackAlignment, lineOf34, widths], nil, nil,
      size: [nil, 40.667], frames: [[0, 0, nil, 40.667], [nil, 16.187, nil, 20.333]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "34").font(.system(size: 34))
        Text(verbatim: "17").font(.system(size: 17))
      }
    },
    texts(
      "a small text lies on a large one's baseline in a grid", source: .ascender,
      and: [.rowAlignment, .cellGuides, lineOf34, widths], nil, nil,
      size: [nil, 40.667], frames: [[0, 0, nil, 40.667], [nil, 16.187, nil, 20.333]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text(verbatim: "34").font(.system(size: 34))
          Text(verbatim: "17").font(.system(size: 17))
        }
      }
    },
    texts(
      "a text lies on the last line of two", source: .leading, and: [.baseline, twoLines, widths],
      nil, nil, size: [nil, 42.333],
      frames: [[0, 0, nil, 42.333], [nil, 22, nil, 20.333]]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(verbatim: "a\nb")
        Text(verbatim: "c")
      }
    },
    texts(
      "a text lies on the first line of two", source: .baseline, and: [twoLines, widths], nil, nil,
      size: [nil, 42.333],
      frames: [[0, 0, nil, 42.333], [nil, 0, nil, 20.333]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(verbatim: "a\nb")
        Text(verbatim: "c")
      }
    },
    texts(
      "a row of a grid has room for both sides of a baseline", source: .ascender,
      and: [.rowAlignment, .cellGuides, lineOf34, twoLines], nil, nil,
      size: [nil, 58.519], frames: [[0, 0, nil, 40.667], [nil, 16.187, nil, 42.333]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .firstTextBaseline) {
          Text(verbatim: "34").font(.system(size: 34))
          Text(verbatim: "a\nb")
        }
      }
    },
    texts(
      "three lines of a headline are reserved", source: .reserved,
      and: [.derived("lh-headline", "three lines are 64.333 high")], nil,
      nil, size: [nil, 64.333], frames: [[0, 0, nil, 64.333]]
    ) { Text(verbatim: "x").font(.headline).lineLimit(3, reservesSpace: true) },
    texts(
      "three lines of a caption are reserved", source: .reserved,
      and: [.derived("lh-caption", "three lines are 46.333 high")], nil, nil,
      size: [nil, 46.333], frames: [[0, 0, nil, 46.333]]
    ) { Text(verbatim: "x").font(.caption).lineLimit(3, reservesSpace: true) },
    texts(
      "two lines of a large title are reserved", source: .reserved, and: [lineOf34], nil,
      nil, size: [nil, 81.667], frames: [[0, 0, nil, 81.667]]
    ) { Text(verbatim: "x").font(.largeTitle).lineLimit(2, reservesSpace: true) },
    texts(
      "two lines of three are left by a limit",
      source: .measured("gb-largetitle-3lines", "the text has three lines at this width"),
      and: [lineOf34], 390, 844,
      size: [nil, 81.667], frames: [[0, 0, nil, 81.667]]
    ) {
      Text(verbatim: "Iceland wayfarers fam, austin taxidermy pok pok bruh viral try-hard")
        .font(.largeTitle).lineLimit(2)
    },
    texts(
      "a text that is cut has one line",
      source: .measured("text-body-37", "the text is 202 wide and 20.333 high on one line"), 100,
      40, size: [nil, 20.333], frames: [[0, 0, nil, 20.333]]
    ) { Text(verbatim: "Test one of many in a suite").lineLimit(1) },
    texts(
      "three lines of body at AX1", source: .lineHeight, and: [.leading], nil, nil,
      size: [nil, 101.414],
      frames: [[0, 0, nil, 101.414]], change: { $0.dynamicTypeSize = .accessibility1 }
    ) { Text(verbatim: "A\nB\nC") },
  ]

  /// A line of each style at a text size: `UIFont.lineHeight`, up to the next of three pixels a point.
  static let sizes: [KnownLayout] = [
    line("largeTitle", .largeTitle, "xSmall", .xSmall, 36.994),
    line("title", .title, "xSmall", .xSmall, 29.834),
    line("headline", .headline, "xSmall", .xSmall, 16.707),
    line("body", .body, "small", .small, 17.9),
    line("callout", .callout, "xxxLarge", .xxxLarge, 26.254),
    line("largeTitle", .largeTitle, "AX1", .accessibility1, 52.508),
    line("title3", .title3, "AX1", .accessibility1, 36.994),
    line("body", .body, "AX1", .accessibility1, 33.414),
    line("footnote", .footnote, "AX5", .accessibility5, 52.508),
    line("caption", .caption, "AX5", .accessibility5, 51.314),
    line("caption2", .caption2, "AX5", .accessibility5, 47.734),
  ]

  private static func line(
    _ name: String, _ style: Font.TextStyle, _ sizeName: String, _ size: DynamicTypeSize,
    _ height: CGFloat
  ) -> KnownLayout {
    let height = (height * 3).rounded(.up) / 3
    return KnownLayout(
      "a line of \(name) at \(sizeName)", source: .lineHeight, nil, nil, size: [nil, height],
      frames: [[0, 0, nil, height]], of: "Text", scale: 3, change: { $0.dynamicTypeSize = size }
    ) { Text(verbatim: "Ag").font(.system(style)) }
  }
}
