import SwiftUI

extension VerticalAlignment {
  private enum Marked: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }
  fileprivate static let marked = VerticalAlignment(Marked.self)
}

/// Baselines, guides, priorities, fixed sizes and further grids.
enum GuideLayouts {
  static let layouts: [KnownLayout] = [
    KnownLayout(
      "a row's baseline is the bottom of what has no text", source: .baseline, nil, nil,
      size: [40, 20],
      frames: [[0, 0, 20, 20], [20, 10, 20, 10]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        block(20, 20)
        block(20, 10)
      }
    },
    KnownLayout(
      "the last baseline is the bottom as well", source: .baseline, nil, nil, size: [40, 20],
      frames: [[0, 10, 20, 10], [20, 0, 20, 20]]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        block(20, 10)
        block(20, 20)
      }
    },
    KnownLayout(
      "a custom baseline lifts a view", source: .baseline, nil, nil, size: [40, 25],
      frames: [[0, 0, 20, 20], [20, 5, 20, 20]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        block(20, 20)
        block(20, 20).alignmentGuide(.firstTextBaseline) { $0.height - 5 }
      }
    },
    KnownLayout(
      "a column has its first view's first baseline", source: .combined, nil, nil,
      size: [40, 30],
      frames: [[0, 0, 20, 20], [0, 20, 20, 10], [20, 10, 20, 10]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          block(20, 20).alignmentGuide(.firstTextBaseline) { $0.height }
          block(20, 10).alignmentGuide(.firstTextBaseline) { $0.height }
        }
        block(20, 10)
      }
    },
    KnownLayout(
      "a column has its last view's last baseline", source: .combined, nil, nil,
      size: [40, 30],
      frames: [[0, 0, 20, 20], [0, 20, 20, 10], [20, 20, 20, 10]]
    ) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          block(20, 20)
          block(20, 10)
        }
        block(20, 10)
      }
    },
    KnownLayout(
      "a padding moves a baseline with its content", source: .baseline, nil, nil,
      size: [40, 24],
      frames: [[0, 4, 20, 10], [20, 4, 20, 10]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        block(20, 10).alignmentGuide(.firstTextBaseline) { $0.height }
          .padding(.top, 4).padding(.bottom, 10)
        block(20, 10)
      }
    },
    KnownLayout(
      "a custom alignment crosses stacks", source: .custom, nil, nil, size: [40, 45],
      frames: [[0, 15, 20, 10], [0, 25, 20, 20], [20, 0, 20, 40]]
    ) {
      HStack(alignment: .marked, spacing: 0) {
        VStack(spacing: 0) {
          block(20, 10)
          block(20, 20).alignmentGuide(.marked) { $0[VerticalAlignment.center] - 5 }
        }
        block(20, 40).alignmentGuide(.marked) { $0[.bottom] - 10 }
      }
    },
    KnownLayout(
      "a guide may read another one", source: .guide, nil, nil, size: [40, 30],
      frames: [[0, 0, 20, 20], [20, 10, 20, 20]]
    ) {
      HStack(alignment: .center, spacing: 0) {
        block(20, 20).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
        block(20, 20)
      }
    },
    KnownLayout(
      "guides move what is in a ZStack and not its size", source: .zstack, nil, nil,
      size: [30, 20],
      frames: [[5, 0, 30, 20], [0, 5, 20, 20]]
    ) {
      ZStack(alignment: .topLeading) {
        block(30, 20)
        block(20, 20).alignmentGuide(.leading) { _ in 5 }.alignmentGuide(.top) { _ in -5 }
      }
    },
    KnownLayout(
      "a column goes around a guide's views on both sides", source: .guide, nil, nil,
      size: [40, 20],
      frames: [[20, 0, 20, 10], [0, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        block(20, 10)
        block(20, 10).alignmentGuide(.leading) { $0.width }
      }
    },
    KnownLayout(
      "a priority in a column is of its height", source: .priority, 10, 100, size: [10, 100],
      frames: [[0, 0, 10, 100], [0, 100, 10, 0]]
    ) {
      VStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.red
      }
    },
    KnownLayout(
      "a priority leaves the others their minimum", source: .priority, 100, 10,
      size: [100, 10],
      frames: [[0, 0, 70, 10], [70, 0, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.red.frame(minWidth: 30)
      }
    },
    KnownLayout(
      "a priority takes no more than its maximum", source: .priority, 100, 10,
      size: [100, 10],
      frames: [[0, 0, 40, 10], [40, 0, 30, 10], [70, 0, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 40).layoutPriority(1)
        Color.red
        Color.red
      }
    },
    KnownLayout(
      "a priority isn't handed to views in a stack", source: .ownPriority, 100, 10,
      size: [100, 10],
      frames: [[0, 0, 50, 10], [50, 0, 50, 10]]
    ) {
      HStack(spacing: 0) {
        HStack(spacing: 0) { Color.red.layoutPriority(1) }
        Color.red
      }
    },
    KnownLayout(
      "a fixed height leaves the width", source: .fixed, 100, 100, size: [100, 10],
      frames: [[0, 0, 100, 10]]
    ) {
      Color.red.fixedSize(horizontal: false, vertical: true)
    },
    KnownLayout(
      "a fixed size in a frame reaches beyond it", source: .fixed, nil, nil, size: [20, 20],
      frames: [[-25, 5, 70, 10]]
    ) {
      Color.red.frame(idealWidth: 70, idealHeight: 10).fixedSize().frame(width: 20, height: 20)
    },
    KnownLayout(
      "a stack of a fixed size has its views' ideal sizes", source: .fixed, 100, 100,
      size: [30, 10],
      frames: [[0, 0, 10, 10], [10, 0, 20, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.red.frame(idealWidth: 20)
      }
      .fixedSize()
    },
    KnownLayout(
      "rows of a fixed width are as wide as the widest", source: .fixed, 200, 60,
      size: [50, 60],
      frames: [[0, 0, 50, 20], [0, 20, 50, 20], [0, 40, 50, 20]]
    ) {
      VStack(spacing: 0) {
        Color.red.frame(idealWidth: 30)
        Color.red.frame(idealWidth: 50)
        Color.red.frame(idealWidth: 20)
      }
      .fixedSize(horizontal: true, vertical: false)
    },
    KnownLayout(
      "a column's alignment is set in one of its cells", source: .columnAlignment, nil, nil,
      size: [40, 30],
      frames: [[0, 0, 40, 10], [20, 10, 20, 10], [20, 20, 20, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { block(40, 10) }
        GridRow { block(20, 10).gridColumnAlignment(.trailing) }
        GridRow { block(20, 10) }
      }
    },
    KnownLayout(
      "a row may have more cells than others", source: .grid, nil, nil, size: [60, 20],
      frames: [[0, 0, 20, 10], [20, 0, 20, 10], [40, 0, 20, 10], [0, 10, 20, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(20, 10)
          block(20, 10)
          block(20, 10)
        }
        GridRow { block(20, 10) }
      }
    },
    KnownLayout(
      "a cell over two columns includes their gap", source: .spans, nil, nil, size: [48, 20],
      frames: [[0, 0, 48, 10], [0, 10, 20, 10], [28, 10, 20, 10]]
    ) {
      Grid(horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow { Color.red.frame(height: 10).gridCellUnsizedAxes(.horizontal).gridCellColumns(2) }
        GridRow {
          block(20, 10)
          block(20, 10)
        }
      }
    },
    KnownLayout(
      "adaptive tracks share what is left", source: .adaptive, 130, nil, size: [130, 10],
      frames: [[0, 0, 65, 10], [65, 0, 65, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 0)], spacing: 0) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    KnownLayout(
      "adaptive tracks go no further than their maximum", source: .adaptive, 130, nil,
      size: [130, 10],
      frames: [[5, 0, 60, 10], [65, 0, 60, 10]]
    ) {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 50, maximum: 60), spacing: 0)], spacing: 0
      ) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    KnownLayout(
      "tracks of a lazy grid lie as far apart as they say", source: .items, 100, nil,
      size: [100, 10],
      frames: [[0, 0, 40, 10], [60, 0, 40, 10]]
    ) {
      LazyVGrid(
        columns: [GridItem(.fixed(40), spacing: 20), GridItem(.fixed(40))], spacing: 0
      ) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    KnownLayout(
      "lazy tracks begin at the right", source: .mirrored, 100, nil, size: [100, 10],
      frames: [[80, 0, 20, 10], [0, 0, 80, 10]], isMirrored: true
    ) {
      LazyVGrid(
        columns: [GridItem(.fixed(20), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0
      ) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
    KnownLayout(
      "a trailing column is at the left", source: .mirrored, nil, nil, size: [50, 20],
      frames: [[0, 0, 20, 10], [0, 10, 50, 10]], isMirrored: true
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        block(20, 10)
        block(50, 10)
      }
    },
  ]

}
