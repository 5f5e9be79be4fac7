import SwiftUI

/// Frames, paddings, aspect ratios, offsets and positions.
enum FrameLayouts {
  static let cases: [KnownLayout] = [
    KnownLayout(
      "a frame centres", source: .frame, nil, nil, size: [100, 60],
      frames: [[40, 20, 20, 20]]
    ) { block(20, 20).frame(width: 100, height: 60) },
    KnownLayout(
      "a frame aligns at its top leading corner", source: .frame, nil, nil, size: [100, 60],
      frames: [[0, 0, 20, 20]]
    ) { block(20, 20).frame(width: 100, height: 60, alignment: .topLeading) },
    KnownLayout(
      "a frame aligns at its bottom trailing corner", source: .frame, nil, nil,
      size: [100, 60], frames: [[80, 40, 20, 20]]
    ) { block(20, 20).frame(width: 100, height: 60, alignment: .bottomTrailing) },
    KnownLayout(
      "a frame aligns at its top", source: .frame, nil, nil, size: [100, 60],
      frames: [[40, 0, 20, 20]]
    ) { block(20, 20).frame(width: 100, height: 60, alignment: .top) },
    KnownLayout(
      "a frame aligns at its trailing edge", source: .frame, nil, nil, size: [100, 60],
      frames: [[80, 20, 20, 20]]
    ) { block(20, 20).frame(width: 100, height: 60, alignment: .trailing) },
    KnownLayout(
      "what is larger than its frame overflows on both sides", source: .frame, nil, nil,
      size: [40, 40], frames: [[-20, -5, 80, 50]]
    ) { block(80, 50).frame(width: 40, height: 40) },
    KnownLayout(
      "what is larger than its frame overflows where it isn't aligned", source: .frame, nil,
      nil, size: [40, 40], frames: [[0, -10, 80, 50]]
    ) { block(80, 50).frame(width: 40, height: 40, alignment: .bottomLeading) },
    KnownLayout(
      "a frame of one length leaves the other to its content", source: .frame, 200, 80,
      size: [50, 80], frames: [[0, 0, 50, 80]]
    ) { Color.red.frame(width: 50) },
    KnownLayout(
      "an endless maximum takes what is proposed", source: .flexible, 200, 80,
      size: [200, 20], frames: [[90, 0, 20, 20]]
    ) { block(20, 20).frame(maxWidth: .infinity) },
    KnownLayout(
      "an endless maximum aligns what is in it", source: .flexible, 200, 80,
      size: [200, 80], frames: [[180, 60, 20, 20]]
    ) {
      block(20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    },
    KnownLayout(
      "a maximum limits what is proposed", source: .flexible, 200, 80, size: [120, 80],
      frames: [[0, 0, 120, 80]]
    ) { Color.red.frame(maxWidth: 120) },
    KnownLayout(
      "a minimum widens what is smaller", source: .flexible, 200, 80, size: [60, 20],
      frames: [[20, 0, 20, 20]]
    ) { block(20, 20).frame(minWidth: 60) },
    KnownLayout(
      "a minimum is kept where less is proposed", source: .flexible, 30, 80,
      size: [60, 80], frames: [[0, 0, 60, 80]]
    ) { Color.red.frame(minWidth: 60) },
    KnownLayout(
      "both limits take what is proposed between them", source: .flexible, 80, 80,
      size: [80, 20], frames: [[30, 0, 20, 20]]
    ) { block(20, 20).frame(minWidth: 60, maxWidth: 100) },
    KnownLayout(
      "an ideal length counts where none is proposed", source: .flexible, nil, nil,
      size: [70, 30], frames: [[0, 0, 70, 30]]
    ) { Color.red.frame(idealWidth: 70, idealHeight: 30) },
    KnownLayout(
      "a colour's ideal length is 10", source: .idealColour, nil, nil, size: [10, 10],
      frames: [[0, 0, 10, 10]]
    ) { Color.red },
    KnownLayout(
      "a padding is 16 on all sides", source: .paddingAmount, nil, nil, size: [52, 52],
      frames: [[16, 16, 20, 20]]
    ) { block(20, 20).padding() },
    KnownLayout(
      "a padding of a length", source: .insets, nil, nil, size: [30, 30],
      frames: [[5, 5, 20, 20]]
    ) { block(20, 20).padding(5) },
    KnownLayout(
      "a padding at two sides", source: .padding, nil, nil, size: [36, 20],
      frames: [[8, 0, 20, 20]]
    ) { block(20, 20).padding(.horizontal, 8) },
    KnownLayout(
      "a padding at one side", source: .padding, nil, nil, size: [20, 32],
      frames: [[0, 12, 20, 20]]
    ) { block(20, 20).padding(.top, 12) },
    KnownLayout(
      "paddings add up", source: .padding, nil, nil, size: [46, 26],
      frames: [[13, 3, 20, 20]]
    ) { block(20, 20).padding(3).padding(.horizontal, 10) },
    KnownLayout(
      "a padding takes from what is proposed", source: .insets, 100, 50, size: [100, 50],
      frames: [[10, 10, 80, 30]]
    ) { Color.red.padding(10) },
    KnownLayout(
      "a negative padding lets its content reach beyond", source: .padding, 100, 50,
      size: [100, 50], frames: [[-10, 0, 120, 50]]
    ) { Color.red.padding(.horizontal, -10) },
    KnownLayout(
      "insets are each its own", source: .insets, nil, nil, size: [26, 24],
      frames: [[2, 1, 20, 20]]
    ) { block(20, 20).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)) },
    KnownLayout(
      "a ratio that fits is as wide as there is room", source: .ratio, 100, 100,
      size: [100, 50], frames: [[0, 0, 100, 50]]
    ) { Color.red.aspectRatio(2, contentMode: .fit) },
    KnownLayout(
      "a ratio that fits is as high as there is room", source: .ratio, 100, 30,
      size: [60, 30], frames: [[0, 0, 60, 30]]
    ) { Color.red.aspectRatio(2, contentMode: .fit) },
    KnownLayout(
      "a ratio that fills reaches beyond what is proposed", source: .ratio, 100, 30,
      size: [100, 50],
      frames: [[0, 0, 100, 50]]
    ) { Color.red.aspectRatio(2, contentMode: .fill) },
    KnownLayout(
      "a square in a frame", source: .ratio, nil, nil, size: [80, 40],
      frames: [[20, 0, 40, 40]]
    ) { Color.red.aspectRatio(1, contentMode: .fit).frame(width: 80, height: 40) },
    KnownLayout(
      "a ratio with one length proposed", source: .ratio, nil, 40, size: [20, 40],
      frames: [[0, 0, 20, 40]]
    ) { Color.red.aspectRatio(0.5, contentMode: .fit) },
    KnownLayout(
      "an offset moves its content alone", source: .offset, nil, nil, size: [20, 20],
      frames: [[5, -3, 20, 20]]
    ) { block(20, 20).offset(x: 5, y: -3) },
    KnownLayout(
      "an offset doesn't move its neighbours", source: .offset, nil, nil, size: [20, 40],
      frames: [[9, 0, 20, 20], [0, 20, 20, 20]]
    ) {
      VStack(spacing: 0) {
        block(20, 20).offset(x: 9)
        block(20, 20)
      }
    },
    KnownLayout(
      "a position is that of the middle", source: .position, 100, 100, size: [100, 100],
      frames: [[20, 60, 20, 20]]
    ) { block(20, 20).position(x: 30, y: 70) },
    KnownLayout(
      "a fixed size is the ideal one", source: .colourFixed, 100, 100, size: [10, 10],
      frames: [[0, 0, 10, 10]]
    ) { Color.red.fixedSize() },
    KnownLayout(
      "a fixed width leaves the height", source: .fixed, 100, 100, size: [10, 100],
      frames: [[0, 0, 10, 100]]
    ) { Color.red.fixedSize(horizontal: true, vertical: false) },
    KnownLayout(
      "a fixed size keeps an ideal width", source: .fixed, 20, 20, size: [70, 20],
      frames: [[0, 0, 70, 20]]
    ) { Color.red.frame(idealWidth: 70).fixedSize(horizontal: true, vertical: false) },
    KnownLayout(
      "the first that fits is shown", source: .fits, 50, 50, size: [40, 20],
      frames: [[0, 0, 40, 20]]
    ) {
      ViewThatFits {
        block(80, 20)
        block(40, 20)
        block(10, 20)
      }
    },
    KnownLayout(
      "the last is shown where none fits", source: .fits, 5, 50, size: [10, 20],
      frames: [[0, 0, 10, 20]]
    ) {
      ViewThatFits {
        block(80, 20)
        block(10, 20)
      }
    },
    KnownLayout(
      "only the given axis has to fit", source: .fits, 50, 10, size: [40, 20],
      frames: [[0, 0, 40, 20]]
    ) {
      ViewThatFits(in: .horizontal) {
        block(80, 20)
        block(40, 20)
        block(10, 5)
      }
    },
  ]

}
