import SwiftUI

/// Layouts that others tested with Apple's SwiftUI, or worked out from what they measured of it.
enum TestedLayouts {
  static let pixels: [KnownLayout] = [
    square(
      "a small square in the middle", .center, 4, [4, 4], test: "testZStackSquareCenterInset"),
    square("a square in the middle", .center, 6, [3, 3], test: "testZStackSquareCenter"),
    square("a square at the top", .top, 6, [3, 0], test: "testZStackSquareTop"),
    square("a square at the side", .trailing, 6, [6, 3], test: "testZStackSquareTrailing"),
    square("a square at the start", .topLeading, 6, [0, 0], test: "testZStackSquareTopLeading"),
    square(
      "a square at the end", .bottomTrailing, 6, [6, 6], test: "testZStackSquareBottomTrailing"),
    KnownLayout(
      "an empty view is no candidate that fits",
      source: .skip("testViewThatFitsChoosesFirstFittingCandidate", "the square after it is shown"),
      nil, nil, size: [12, 12], frames: [[0, 0, 12, 12], [4, 4, 4, 4]]
    ) {
      ZStack {
        block(12, 12)
        ViewThatFits {
          EmptyView()
          block(4, 4)
        }
      }
    },
    KnownLayout(
      "rows and columns fill a square",
      source: .skip("testRenderStacks", "the pixels of each block"), nil, nil, size: [12, 12],
      frames: [
        [0, 0, 1, 2], [0, 2, 1, 1], [1, 0, 6, 3], [7, 0, 5, 3], [0, 3, 3, 9], [3, 3, 9, 9],
      ]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            block(1, 2)
            block(1, 1)
          }
          block(6, 3)
          block(5, 3)
        }
        HStack(spacing: 0) {
          block(3, 9)
          block(9, 9)
        }
      }.frame(width: 12, height: 12)
    },
    KnownLayout(
      "columns of their own height share a row's width",
      source: .skip("testHStackAlignmentExpand", "each has a third, the lower ones the bottom"),
      nil, nil, size: [12, 12], frames: [[0, 2, 4, 10], [4, 0, 4, 12], [8, 2, 4, 10]]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        Color.red.frame(height: 10)
        Color.red.frame(height: 12)
        Color.red.frame(height: 10)
      }.frame(width: 12, height: 12)
    },
    KnownLayout(
      "spacers of a row that is too narrow keep 8 points", source: .spacerSkip, nil, nil,
      size: [12, 12], frames: [[0, 0, 2, 12], [10, 0, 2, 12]]
    ) {
      HStack {
        Spacer()
        Color.red.frame(width: 2)
        Spacer()
        Color.red.frame(width: 2)
        Spacer()
      }.frame(width: 12, height: 12)
    },
    KnownLayout(
      "spacers of a column that is too low keep 8 points",
      source: .skip("testVStackAlignment", "the rows at both ends are black"), nil, nil,
      size: [12, 12], frames: [[0, 0, 12, 2], [0, 10, 12, 2]]
    ) {
      VStack {
        Spacer()
        Color.red.frame(height: 2)
        Spacer()
        Color.red.frame(height: 2)
        Spacer()
      }.frame(width: 12, height: 12)
    },
    KnownLayout(
      "a maximum over the parent's width stays within it",
      source: .skip("testFrameMaxWidthRespectsParentBounds", "12 wide and 4 high, in the middle"),
      12, 6, size: [12, 6], frames: [[0, 0, 12, 6], [0, 1, 12, 4]]
    ) {
      ZStack {
        block(12, 6)
        Color.red.frame(maxWidth: 20, maxHeight: 4)
      }
    },
  ]

  private static func square(
    _ name: String, _ alignment: Alignment, _ side: CGFloat, _ corner: [CGFloat], test: String
  ) -> KnownLayout {
    KnownLayout(
      name, source: .skip(test, "the pixels of the square in one of 12 by 12"), nil, nil,
      size: [12, 12], frames: [[0, 0, 12, 12], corner + [side, side]]
    ) {
      ZStack(alignment: alignment) {
        block(12, 12)
        block(side, side)
      }
    }
  }

  static let stacks: [KnownLayout] = [
    KnownLayout(
      "a spacer between two blocks", source: .spacerTest, nil, nil, size: [200, 80],
      frames: [[0, 15, 50, 50], [150, 15, 50, 50]]
    ) {
      HStack {
        block(50, 50)
        Spacer()
        block(50, 50)
      }.frame(width: 200, height: 80)
    },
    KnownLayout(
      "a spacer between two blocks of a column", source: .spacerTest, nil, nil, size: [80, 200],
      frames: [[15, 0, 50, 50], [15, 150, 50, 50]]
    ) {
      VStack {
        block(50, 50)
        Spacer()
        block(50, 50)
      }.frame(width: 80, height: 200)
    },
    KnownLayout(
      "two spacers between three blocks", source: .spacerTest, nil, nil, size: [250, 80],
      frames: [[0, 15, 40, 50], [105, 15, 40, 50], [210, 15, 40, 50]]
    ) {
      HStack {
        block(40, 50)
        Spacer()
        block(40, 50)
        Spacer()
        block(40, 50)
      }.frame(width: 250, height: 80)
    },
    KnownLayout(
      "a spacer longer than its minimum", source: .spacerTest, nil, nil, size: [180, 80],
      frames: [[0, 15, 50, 50], [130, 15, 50, 50]]
    ) {
      HStack {
        block(50, 50)
        Spacer(minLength: 50)
        block(50, 50)
      }.frame(width: 180, height: 80)
    },
    KnownLayout(
      "a spacer before two blocks", source: .spacerTest, nil, nil, size: [200, 80],
      frames: [[92, 15, 50, 50], [150, 15, 50, 50]]
    ) {
      HStack {
        Spacer()
        block(50, 50)
        block(50, 50)
      }.frame(width: 200, height: 80)
    },
    KnownLayout(
      "a spacer after two blocks", source: .spacerTest, nil, nil, size: [200, 80],
      frames: [[0, 15, 50, 50], [58, 15, 50, 50]]
    ) {
      HStack {
        block(50, 50)
        block(50, 50)
        Spacer()
      }.frame(width: 200, height: 80)
    },
    KnownLayout(
      "a row in the middle of a frame", source: .stackTest, nil, nil, size: [150, 150],
      frames: [[21, 50, 50, 50], [79, 50, 50, 50]]
    ) {
      HStack {
        block(50, 50)
        block(50, 50)
      }.frame(width: 150, height: 150)
    },
    KnownLayout(
      "a column in the middle of a frame", source: .stackTest, nil, nil, size: [150, 150],
      frames: [[50, 21, 50, 50], [50, 79, 50, 50]]
    ) {
      VStack {
        block(50, 50)
        block(50, 50)
      }.frame(width: 150, height: 150)
    },
    KnownLayout(
      "a row below two blocks", source: .stackTest, nil, nil, size: [150, 150],
      frames: [[55, 7, 40, 40], [55, 55, 40, 40], [31, 103, 40, 40], [79, 103, 40, 40]]
    ) {
      VStack {
        block(40, 40)
        block(40, 40)
        HStack {
          block(40, 40)
          block(40, 40)
        }
      }.frame(width: 150, height: 150)
    },
    KnownLayout(
      "gaps of 20 and 30 points", source: .stackTest, nil, nil, size: [110, 160],
      frames: [[35, 0, 40, 40], [35, 60, 40, 40], [0, 120, 40, 40], [70, 120, 40, 40]]
    ) {
      VStack(spacing: 20) {
        block(40, 40)
        block(40, 40)
        HStack(spacing: 30) {
          block(40, 40)
          block(40, 40)
        }
      }
    },
    KnownLayout(
      "a leading column with a row along its top", source: .stackTest, nil, nil,
      size: [118, 146],
      frames: [[0, 0, 30, 30], [0, 38, 40, 40], [0, 86, 50, 50], [58, 86, 60, 60]]
    ) {
      VStack(alignment: .leading) {
        block(30, 30)
        block(40, 40)
        HStack(alignment: .top) {
          block(50, 50)
          block(60, 60)
        }
      }
    },
    KnownLayout(
      "colours and a row of colours share a square", source: .stackTest, 200, 200,
      size: [200, 200],
      frames: [
        [0, 0, 200, 61.333], [0, 69.333, 200, 61.333], [0, 138.667, 96, 61.333],
        [104, 138.667, 96, 61.333],
      ], scale: 3
    ) {
      VStack {
        Color.red
        Color.red
        HStack {
          Color.red
          Color.red
        }
      }
    },
    KnownLayout(
      "a colour of a higher priority takes all but the gaps", source: .stackTest, 200, 200,
      size: [200, 200],
      frames: [[0, 0, 200, 0], [0, 8, 200, 184], [0, 200, 96, 0], [104, 200, 96, 0]]
    ) {
      VStack {
        Color.red
        Color.red.layoutPriority(1)
        HStack {
          Color.red
          Color.red
        }
      }
    },
    KnownLayout(
      "what a view of a maximum leaves goes to those after it", source: .oleb, 620, 10,
      size: [620, 10], frames: [[0, 0, 100, 10], [110, 0, 250, 10], [370, 0, 250, 10]]
    ) {
      HStack(spacing: 10) {
        Color.red.frame(maxWidth: 100)
        Color.red
        Color.red
      }
    },
    KnownLayout(
      "views of a reader lie over each other", source: .readerTest, 200, 200, size: [200, 200],
      frames: [[0, 0, 100, 100], [0, 0, 66.667, 66.667]], scale: 3
    ) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: proxy.size.height / 2)
        Color.red.frame(width: proxy.size.width / 3, height: proxy.size.height / 3)
      }
    },
    KnownLayout(
      "a tall ratio that fits a wide frame", source: .ratioTest, nil, nil, size: [100, 50],
      frames: [[37.5, 0, 25, 50]]
    ) { Color.red.aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 50) },
    KnownLayout(
      "a tall ratio that fills a tall frame", source: .ratioTest, nil, nil, size: [50, 100],
      frames: [[0, 0, 50, 100]]
    ) { Color.red.aspectRatio(0.5, contentMode: .fill).frame(width: 50, height: 100) },
    KnownLayout(
      "a wide ratio that fills a tall frame", source: .ratioTest, nil, nil, size: [50, 100],
      frames: [[-75, 0, 200, 100]]
    ) {
      Color.red.aspectRatio(CGSize(width: 2, height: 1), contentMode: .fill)
        .frame(width: 50, height: 100)
    },
    KnownLayout(
      "a ratio that isn't given is that of the ideal size", source: .ratioTest, nil, nil,
      size: [100, 50], frames: [[25, 0, 50, 50]]
    ) { Color.red.scaledToFit().frame(width: 100, height: 50) },
    KnownLayout(
      "a ratio that isn't given fills", source: .ratioTest, nil, nil, size: [50, 100],
      frames: [[-25, 0, 100, 100]]
    ) { Color.red.scaledToFill().frame(width: 50, height: 100) },
    KnownLayout(
      "an adaptive item beside a fixed one", source: .objc, nil, nil, size: [200, 10],
      frames: [[0, 0, 70, 10], [78, 0, 57, 10], [143, 0, 57, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }.frame(width: 200)
    },
    KnownLayout(
      "a flexible item of at least 40 beside a fixed one", source: .fieldLazy, 184, nil,
      size: [184, 10], frames: [[0, 0, 116, 10], [124, 0, 60, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 40)), GridItem(.fixed(60))]) {
        ForEach(0..<2) { _ in Color.red.frame(height: 10) }
      }
    },
  ]
}
