import SwiftUI

extension VerticalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }
  fileprivate static let third = VerticalAlignment(Third.self)
}

extension HorizontalAlignment {
  private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
  }
  fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

/// Layouts whose figures stand in Apple's documentation.
enum DocumentedLayouts {
  static let guides: [KnownLayout] = [
    KnownLayout(
      "columns meet at a third of their height", source: .third, nil, nil, size: [32, 120],
      frames: [[0, 20, 10, 60], [11, 0, 10, 120], [22, 10, 10, 90]]
    ) {
      HStack(alignment: .third, spacing: 1) {
        block(10, 60)
        block(10, 120)
        block(10, 90)
      }
    },
    KnownLayout(
      "a column meets the others at two thirds", source: .third, nil, nil, size: [32, 140],
      frames: [[0, 40, 10, 60], [11, 20, 10, 120], [22, 0, 10, 90]]
    ) {
      HStack(alignment: .third, spacing: 1) {
        block(10, 60)
        block(10, 120)
        block(10, 90).alignmentGuide(.third) { $0.height * 2 / 3 }
      }
    },
    KnownLayout(
      "layers meet at a quarter of their widths", source: .quarter, nil, nil, size: [300, 150],
      frames: [[0, 0, 300, 150], [30, 35, 180, 80]]
    ) { quarters() },
    KnownLayout(
      "layers meet at a quarter from the right", source: .quarter, nil, nil, size: [300, 150],
      frames: [[0, 0, 300, 150], [90, 35, 180, 80]], isMirrored: true
    ) { quarters() },
    KnownLayout(
      "a constant guide moves a view out of a column's middle", source: .guide, nil, nil,
      size: [200, 40], frames: [[0, 0, 200, 20], [50, 20, 120, 20]]
    ) {
      VStack(spacing: 0) {
        block(200, 20)
        block(120, 20).alignmentGuide(HorizontalAlignment.center) { _ in 50 }
      }
    },
    KnownLayout(
      "an icon hangs below the baseline by a share of its height", source: .icon, nil, nil,
      size: [50, 30], frames: [[0, 0, 30, 30], [30, 6.4, 20, 20]]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        block(30, 30).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 0.12 * $0.height }
        block(20, 20)
      }
    },
    KnownLayout(
      "a guide of 10 less indents from the right", source: .indent, nil, nil, size: [40, 20],
      frames: [[10, 0, 30, 10], [0, 10, 30, 10]], isMirrored: true
    ) {
      VStack(alignment: .leading, spacing: 0) {
        block(30, 10)
        block(30, 10).alignmentGuide(.leading) { $0[.leading] - 10 }
      }
    },
    KnownLayout(
      "titles of nested columns align", source: .custom, nil, nil, size: [60, 70],
      frames: [
        [0, 0, 30, 40], [0, 40, 30, 10], [30, 0, 30, 40], [30, 40, 30, 10], [30, 50, 30, 20],
      ]
    ) {
      HStack(alignment: .third, spacing: 0) {
        VStack(spacing: 0) {
          block(30, 40)
          block(30, 10).alignmentGuide(.third) { $0[.bottom] }
        }
        VStack(spacing: 0) {
          block(30, 40)
          block(30, 10).alignmentGuide(.third) { $0[.bottom] }
          block(30, 20)
        }
      }
    },
  ]

  @MainActor private static func quarters() -> some View {
    ZStack(alignment: Alignment(horizontal: .quarter, vertical: .center)) {
      block(300, 150)
      block(180, 80)
    }
  }

  static let layers: [KnownLayout] = [
    KnownLayout(
      "an overlay in each corner", source: .layers, nil, nil, size: [200, 100],
      frames: [
        [0, 0, 200, 100], [0, 0, 20, 20], [180, 0, 20, 20], [0, 80, 20, 20], [180, 80, 20, 20],
      ]
    ) {
      block(200, 100)
        .overlay(alignment: .topLeading) { block(20, 20) }
        .overlay(alignment: .topTrailing) { block(20, 20) }
        .overlay(alignment: .bottomLeading) { block(20, 20) }
        .overlay(alignment: .bottomTrailing) { block(20, 20) }
    },
    KnownLayout(
      "an overlay at each side", source: .layers, nil, nil, size: [200, 100],
      frames: [
        [0, 0, 200, 100], [90, 0, 20, 20], [0, 40, 20, 20], [180, 40, 20, 20], [90, 80, 20, 20],
      ]
    ) {
      block(200, 100)
        .overlay(alignment: .top) { block(20, 20) }
        .overlay(alignment: .leading) { block(20, 20) }
        .overlay(alignment: .trailing) { block(20, 20) }
        .overlay(alignment: .bottom) { block(20, 20) }
    },
    KnownLayout(
      "views of an overlay move down together", source: .layers, nil, nil, size: [200, 200],
      frames: [[0, 0, 200, 200], [50, 100, 100, 100], [90, 140, 20, 20]]
    ) {
      block(200, 200).overlay(alignment: .bottom) {
        block(100, 100)
        block(20, 20)
      }
    },
    KnownLayout(
      "views of a background are centred on each other", source: .background, nil, nil,
      size: [200, 10], frames: [[95, -45, 10, 100], [75, -20, 50, 50], [0, 0, 200, 10]]
    ) {
      block(200, 10).background {
        block(10, 100)
        block(50, 50)
      }
    },
    KnownLayout(
      "views of a background move to the edge together", source: .background, nil, nil,
      size: [200, 10], frames: [[20, -45, 10, 100], [0, -20, 50, 50], [0, 0, 200, 10]]
    ) {
      block(200, 10).background(alignment: .leading) {
        block(10, 100)
        block(50, 50)
      }
    },
    KnownLayout(
      "views of a background move to the right edge together", source: .background, nil, nil,
      size: [200, 10], frames: [[170, -45, 10, 100], [150, -20, 50, 50], [0, 0, 200, 10]],
      isMirrored: true
    ) {
      block(200, 10).background(alignment: .leading) {
        block(10, 100)
        block(50, 50)
      }
    },
  ]

  static let sizes: [KnownLayout] = [
    KnownLayout(
      "a minimum alone: less than the view is proposed", source: .flexible, 30, 9, size: [50, 9],
      frames: [[-75, 0, 200, 9]]
    ) { Color.red.frame(width: 200).frame(minWidth: 50) },
    KnownLayout(
      "a maximum alone: the view is larger", source: .flexible, 100, 9, size: [60, 9],
      frames: [[-10, 0, 80, 9]]
    ) { Color.red.frame(width: 80).frame(maxWidth: 60) },
    KnownLayout(
      "both limits: less is proposed", source: .flexible, 30, 9, size: [60, 9],
      frames: [[20, 0, 20, 9]]
    ) { Color.red.frame(width: 20).frame(minWidth: 60, maxWidth: 100) },
    KnownLayout(
      "both limits: more is proposed", source: .flexible, 150, 9, size: [100, 9],
      frames: [[40, 0, 20, 9]]
    ) { Color.red.frame(width: 20).frame(minWidth: 60, maxWidth: 100) },
    KnownLayout(
      "a minimum height alone", source: .flexible, 9, 200, size: [9, 120],
      frames: [[0, 50, 9, 20]]
    ) { Color.red.frame(height: 20).frame(minHeight: 120) },
    KnownLayout(
      "a maximum height alone", source: .flexible, 9, 200, size: [9, 120],
      frames: [[0, 100, 9, 20]]
    ) { Color.red.frame(height: 20).frame(maxHeight: 120, alignment: .bottom) },
    KnownLayout(
      "an ideal length is offered where none is proposed", source: .flexible, nil, 9,
      size: [70, 9], frames: [[0, 0, 70, 9]]
    ) { Color.red.frame(minWidth: 40, idealWidth: 70, maxWidth: 100) },
    KnownLayout(
      "a ratio of three to four in a square frame", source: .ratioPage, nil, nil,
      size: [200, 200], frames: [[25, 0, 150, 200]]
    ) { Color.red.aspectRatio(0.75, contentMode: .fit).frame(width: 200, height: 200) },
    KnownLayout(
      "a position reaches over what is proposed", source: .position, 300, 200, size: [300, 200],
      frames: [[165, 95, 20, 10]]
    ) { block(20, 10).position(x: 175, y: 100) },
    KnownLayout(
      "the first that fits 200 points is the row", source: .fits, 300, 20, size: [200, 20],
      frames: [[28, 0, 36, 20], [72, 8, 100, 4]]
    ) { progress().frame(maxWidth: 200) },
    KnownLayout(
      "the first that fits 100 points is the bar", source: .fits, 300, 20, size: [100, 4],
      frames: [[0, 0, 100, 4]]
    ) { progress().frame(maxWidth: 100) },
    KnownLayout(
      "the first that fits 50 points is the label", source: .fits, 300, 20, size: [50, 20],
      frames: [[7, 0, 36, 20]]
    ) { progress().frame(maxWidth: 50) },
    KnownLayout(
      "three of four columns of a container", source: .relative, 300, 80, size: [222.5, 80],
      frames: [[0, 0, 222.5, 80]]
    ) { Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10) },
    KnownLayout(
      "one of two rows of a container", source: .relative, 100, 210, size: [100, 100],
      frames: [[0, 0, 100, 100]]
    ) { Color.red.containerRelativeFrame(.vertical, count: 2, spacing: 10) },
    KnownLayout(
      "an inset at the bottom takes from the view", source: .inset, 100, 100, size: [100, 100],
      frames: [[0, 0, 100, 80], [0, 80, 100, 20]]
    ) { Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) } },
    KnownLayout(
      "an inset at the leading edge takes from the view", source: .inset, 100, 100,
      size: [100, 100], frames: [[30, 0, 70, 100], [0, 0, 30, 100]]
    ) { Color.red.safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 30) } },
  ]

  @MainActor private static func progress() -> some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        block(36, 20)
        block(100, 4)
      }
      block(100, 4)
      block(36, 20)
    }
  }

  static let grids: [KnownLayout] = [
    KnownLayout(
      "an anchor's point of a cell lies on that of its box", source: .anchor, nil, nil,
      size: [121, 121],
      frames: [[0, 0, 60, 60], [61, 0, 60, 60], [0, 61, 60, 60], [73.5, 98.5, 10, 10]]
    ) { anchored(UnitPoint(x: 0.25, y: 0.75)) },
    KnownLayout(
      "an anchor at the top trailing corner", source: .anchor, nil, nil, size: [121, 121],
      frames: [[0, 0, 60, 60], [61, 0, 60, 60], [0, 61, 60, 60], [111, 61, 10, 10]]
    ) { anchored(.topTrailing) },
    KnownLayout(
      "a cell over two columns is in their middle", source: .wideCell, nil, nil,
      size: [182, 121],
      frames: [
        [0, 0, 60, 60], [61, 0, 60, 60], [122, 0, 60, 60], [0, 61, 60, 60], [116.5, 86, 10, 10],
      ]
    ) {
      Grid(horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          block(60, 60)
          block(60, 60)
          block(60, 60)
        }
        GridRow {
          block(60, 60)
          block(10, 10).gridCellColumns(2)
        }
      }
    },
    KnownLayout(
      "colours share what a grid's first column leaves", source: .grid, and: [.gridAlignment], 290,
      90,
      size: [290, 90],
      frames: [
        [0, 5, 40, 20], [40, 0, 50, 30], [90, 0, 50, 30], [0, 35, 40, 20], [40, 30, 50, 30],
        [90, 30, 50, 30], [140, 30, 50, 30], [190, 30, 50, 30], [240, 30, 50, 30],
        [0, 65, 40, 20], [40, 60, 50, 30], [90, 60, 50, 30], [140, 60, 50, 30],
        [190, 60, 50, 30],
      ]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach([2, 5, 4], id: \.self) { count in
          GridRow {
            block(40, 20)
            ForEach(0..<count, id: \.self) { _ in Color.red }
          }
        }
      }
    },
    KnownLayout(
      "a grid's alignment is seen where a cell is smaller than its box", source: .gridAlignment,
      and: [.grid], 141, 61,
      size: [141, 61],
      frames: [[0, 10, 40, 20], [41, 0, 100, 30], [0, 41, 40, 20], [41, 31, 100, 30]]
    ) {
      Grid(alignment: .bottom, horizontalSpacing: 1, verticalSpacing: 1) {
        GridRow {
          block(40, 20)
          Color.red
        }
        GridRow {
          block(40, 20)
          Color.red
        }
      }
    },
    KnownLayout(
      "a line between rows makes a grid as wide as its parent", source: .divider,
      and: [.gridAlignment], 200, 100,
      size: [200, 21], frames: [[30, 0, 40, 20], [130, 0, 40, 20], [0, 20, 200, 1]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(40, 20)
          block(40, 20)
        }
        Color.red.frame(height: 1)
      }
    },
    KnownLayout(
      "a line that asks for no width leaves a grid as it is", source: .unsized, 200, 100,
      size: [80, 21], frames: [[0, 0, 40, 20], [40, 0, 40, 20], [0, 20, 80, 1]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(40, 20)
          block(40, 20)
        }
        Color.red.frame(height: 1).gridCellUnsizedAxes(.horizontal)
      }
    },
    KnownLayout(
      "an empty colour takes no more than its row and column", source: .unsized,
      and: [.emptyCell], 200, 100,
      size: [80, 40],
      frames: [[0, 0, 30, 10], [30, 0, 50, 10], [0, 10, 30, 30], [30, 10, 50, 30]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          block(50, 10)
        }
        GridRow {
          block(30, 30)
          block(50, 30)
        }
      }
    },
    KnownLayout(
      "a form: trailing names, leading values, a wide cell", source: .columnAlignment,
      and: [.spans, .wideCell], nil, nil, size: [70, 30],
      frames: [
        [20, 0, 20, 10], [40, 0, 30, 10], [0, 10, 40, 10], [40, 10, 10, 10], [0, 20, 60, 10],
      ]
    ) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(20, 10).gridColumnAlignment(.trailing)
          block(30, 10)
        }
        GridRow {
          block(40, 10)
          block(10, 10)
        }
        GridRow { block(60, 10).gridCellColumns(2) }
      }
    },
    KnownLayout(
      "a cell over all columns is aligned as the grid is", source: .wideCell, nil, nil,
      size: [60, 20], frames: [[0, 0, 30, 10], [30, 0, 30, 10], [20, 10, 20, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(30, 10).gridColumnAlignment(.leading)
          block(30, 10)
        }
        block(20, 10)
      }
    },
    KnownLayout(
      "the guides of a row's cells meet", source: .cellGuides, and: [.guide], nil, nil,
      size: [40, 25],
      frames: [[0, 0, 20, 20], [20, 5, 20, 20]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          block(20, 20)
          block(20, 20).alignmentGuide(.top) { $0[.top] - 5 }
        }
      }
    },
    KnownLayout(
      "the guides of a column's cells meet", source: .cellGuides, and: [.guide], nil, nil,
      size: [30, 20],
      frames: [[0, 0, 20, 10], [10, 10, 20, 10]]
    ) {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { block(20, 10) }
        GridRow { block(20, 10).alignmentGuide(.leading) { $0[.leading] - 10 } }
      }
    },
    KnownLayout(
      "a colour over two columns has half of a grid's width", source: .nested, 350, 350,
      size: [350, 350], frames: [[0, 0, 81.5, 350], [89.5, 0, 81.5, 350], [179, 0, 171, 350]]
    ) {
      Grid {
        GridRow {
          Color.red
          Color.red
          Color.red.gridCellColumns(2)
        }
      }
    },
    KnownLayout(
      "rows of a horizontal grid, each with its gap", source: .items, nil, nil, size: [65, 221],
      frames: [
        [0, 0, 30, 30], [0, 31, 30, 60], [0, 101, 30, 90], [0, 211, 30, 10], [35, 0, 30, 30],
      ]
    ) {
      LazyHGrid(
        rows: [
          GridItem(.fixed(30), spacing: 1), GridItem(.fixed(60), spacing: 10),
          GridItem(.fixed(90), spacing: 20), GridItem(.fixed(10), spacing: 50),
        ], spacing: 5
      ) { ForEach(0..<5) { _ in Color.red.frame(width: 30) } }
    },
    KnownLayout(
      "a line of a lazy grid is as high as its highest cell", source: .items, 40, nil,
      size: [40, 45], frames: [[0, 10, 20, 10], [20, 0, 20, 30], [0, 35, 20, 10]]
    ) {
      LazyVGrid(
        columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20), spacing: 0)], spacing: 5
      ) {
        block(20, 10)
        block(20, 30)
        block(20, 10)
      }
    },
    KnownLayout(
      "a flexible item stays within its limits", source: .lazy, 100, nil, size: [100, 10],
      frames: [[0, 0, 20, 10], [20, 0, 80, 10]]
    ) {
      LazyVGrid(
        columns: [
          GridItem(.flexible(maximum: 20), spacing: 0), GridItem(.flexible(), spacing: 0),
        ],
        spacing: 0
      ) { ForEach(0..<2) { _ in Color.red.frame(height: 10) } }
    },
  ]

  @MainActor private static func anchored(_ anchor: UnitPoint) -> some View {
    Grid(horizontalSpacing: 1, verticalSpacing: 1) {
      GridRow {
        block(60, 60)
        block(60, 60)
      }
      GridRow {
        block(60, 60)
        block(10, 10).gridCellAnchor(anchor)
      }
    }
  }
}
