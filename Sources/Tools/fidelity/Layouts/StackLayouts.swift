import SwiftUI

/// Stacks, spacers, priorities, layers and guides.
enum StackLayouts {
  static let rows: [KnownLayout] = [
    KnownLayout(
      "a row puts its views beside each other", source: .stack, nil, nil, size: [60, 20],
      frames: [[0, 0, 20, 20], [20, 0, 40, 20]]
    ) {
      HStack(spacing: 0) {
        block(20, 20)
        block(40, 20)
      }
    },
    KnownLayout(
      "a row's views lie 8 apart", source: .gap, nil, nil, size: [68, 20],
      frames: [[0, 0, 20, 20], [28, 0, 40, 20]]
    ) {
      HStack {
        block(20, 20)
        block(40, 20)
      }
    },
    KnownLayout(
      "a column's views lie 8 apart", source: .gap, nil, nil, size: [20, 48],
      frames: [[0, 0, 20, 20], [0, 28, 20, 20]]
    ) {
      VStack {
        block(20, 20)
        block(20, 20)
      }
    },
    KnownLayout(
      "a spacing is given", source: .given, nil, nil, size: [20, 45],
      frames: [[0, 0, 20, 20], [0, 25, 20, 20]]
    ) {
      VStack(spacing: 5) {
        block(20, 20)
        block(20, 20)
      }
    },
    KnownLayout(
      "a negative spacing overlaps", source: .given, nil, nil, size: [30, 20],
      frames: [[0, 0, 20, 20], [10, 0, 20, 20]]
    ) {
      HStack(spacing: -10) {
        block(20, 20)
        block(20, 20)
      }
    },
    KnownLayout(
      "a row aligns at the top", source: .stackAlignment, nil, nil, size: [40, 30],
      frames: [[0, 0, 20, 30], [20, 0, 20, 10]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        block(20, 30)
        block(20, 10)
      }
    },
    KnownLayout(
      "a row aligns at the bottom", source: .stackAlignment, nil, nil, size: [40, 30],
      frames: [[0, 0, 20, 30], [20, 20, 20, 10]]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        block(20, 30)
        block(20, 10)
      }
    },
    KnownLayout(
      "a row centres", source: .stackAlignment, nil, nil, size: [40, 30],
      frames: [[0, 0, 20, 30], [20, 10, 20, 10]]
    ) {
      HStack(spacing: 0) {
        block(20, 30)
        block(20, 10)
      }
    },
    KnownLayout(
      "a column aligns at its leading edge", source: .stackAlignment, nil, nil, size: [50, 20],
      frames: [[0, 0, 50, 10], [0, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        block(50, 10)
        block(20, 10)
      }
    },
    KnownLayout(
      "a column aligns at its trailing edge", source: .stackAlignment, nil, nil, size: [50, 20],
      frames: [[0, 0, 50, 10], [30, 10, 20, 10]]
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        block(50, 10)
        block(20, 10)
      }
    },
    KnownLayout(
      "what is flexible shares equally", source: .stack, 90, 10, size: [90, 10],
      frames: [[0, 0, 30, 10], [30, 0, 30, 10], [60, 0, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.red
        Color.red
      }
    },
    KnownLayout(
      "what is flexible shares what fixed views leave", source: .stack, 100, 10,
      size: [100, 10], frames: [[0, 0, 30, 10], [30, 0, 40, 10], [70, 0, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        block(40, 10)
        Color.red
      }
    },
    KnownLayout(
      "gaps are kept before sharing", source: .stack, 100, 10, size: [100, 10],
      frames: [[0, 0, 45, 10], [55, 0, 45, 10]]
    ) {
      HStack(spacing: 10) {
        Color.red
        Color.red
      }
    },
    KnownLayout(
      "the others share what a view of a maximum doesn't take", source: .stack, 100, 10,
      size: [100, 10],
      frames: [[0, 0, 20, 10], [20, 0, 80, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20)
        Color.red
      }
    },
    KnownLayout(
      "a minimum is kept from the others", source: .stack, 100, 10, size: [100, 10],
      frames: [[0, 0, 30, 10], [30, 0, 70, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.red.frame(minWidth: 70)
      }
    },
    KnownLayout(
      "fixed views that don't fit overflow on both sides", source: .stack, 50, 10,
      size: [80, 10], frames: [[0, 0, 40, 10], [40, 0, 40, 10]]
    ) {
      HStack(spacing: 0) {
        block(40, 10)
        block(40, 10)
      }
    },
    KnownLayout(
      "a stack is as high as its highest view", source: .stack, 50, 100, size: [20, 30],
      frames: [[0, 0, 10, 30], [10, 5, 10, 20]]
    ) {
      HStack(spacing: 0) {
        block(10, 30)
        block(10, 20)
      }
    },
    KnownLayout(
      "stacks nest", source: .stack, nil, nil, size: [30, 20],
      frames: [[0, 0, 10, 20], [10, 0, 20, 10], [10, 10, 20, 10]]
    ) {
      HStack(spacing: 0) {
        block(10, 20)
        VStack(spacing: 0) {
          block(20, 10)
          block(20, 10)
        }
      }
    },
    KnownLayout(
      "a view that isn't there takes no gap", source: .stack, nil, nil, size: [48, 20],
      frames: [[0, 0, 20, 20], [28, 0, 20, 20]]
    ) {
      HStack {
        block(20, 20)
        if false { block(90, 90) }
        block(20, 20)
      }
    },
    KnownLayout(
      "a group's views are the stack's own", source: .group, nil, nil, size: [76, 20],
      frames: [[0, 0, 20, 20], [28, 0, 20, 20], [56, 0, 20, 20]]
    ) {
      HStack {
        block(20, 20)
        Group {
          block(20, 20)
          block(20, 20)
        }
      }
    },
    KnownLayout(
      "a modifier of a group is on each of its views", source: .group, nil, nil,
      size: [48, 24], frames: [[2, 2, 20, 20], [26, 2, 20, 20]]
    ) {
      HStack(spacing: 0) {
        Group {
          block(20, 20)
          block(20, 20)
        }.padding(2)
      }
    },
    KnownLayout(
      "a repeated view is repeated", source: .stack, nil, nil, size: [20, 30],
      frames: [[0, 0, 20, 10], [0, 10, 20, 10], [0, 20, 20, 10]]
    ) {
      VStack(spacing: 0) { ForEach(0..<3) { _ in block(20, 10) } }
    },
    KnownLayout(
      "several views at the root are laid out in a column", source: .root, nil, nil,
      size: [20, 28], frames: [[0, 0, 20, 10], [0, 18, 20, 10]]
    ) {
      block(20, 10)
      block(20, 10)
    },
  ]

  static let spacers: [KnownLayout] = [
    KnownLayout(
      "a spacer pushes apart", source: .spacer, 100, 20, size: [100, 20],
      frames: [[0, 0, 20, 20], [80, 0, 20, 20]]
    ) {
      HStack {
        block(20, 20)
        Spacer()
        block(20, 20)
      }
    },
    KnownLayout(
      "a spacer in front pushes to the end", source: .spacer, 100, 20, size: [100, 20],
      frames: [[80, 0, 20, 20]]
    ) {
      HStack {
        Spacer()
        block(20, 20)
      }
    },
    KnownLayout(
      "two spacers share", source: .spacer, 100, 20, size: [100, 20],
      frames: [[40, 0, 20, 20]]
    ) {
      HStack {
        Spacer()
        block(20, 20)
        Spacer()
      }
    },
    KnownLayout(
      "a spacer is at least 8 long", source: .spacerSkip, 30, 20, size: [48, 20],
      frames: [[0, 0, 20, 20], [28, 0, 20, 20]]
    ) {
      HStack {
        block(20, 20)
        Spacer()
        block(20, 20)
      }
    },
    KnownLayout(
      "a spacer's minimum is given", source: .spacer, 30, 20, size: [43, 20],
      frames: [[0, 0, 20, 20], [23, 0, 20, 20]]
    ) {
      HStack {
        block(20, 20)
        Spacer(minLength: 3)
        block(20, 20)
      }
    },
    KnownLayout(
      "a spacer has its minimum where nothing is proposed", source: .spacerSkip, nil, nil,
      size: [20, 48], frames: [[0, 0, 20, 20], [0, 28, 20, 20]]
    ) {
      VStack {
        block(20, 20)
        Spacer()
        block(20, 20)
      }
    },
    KnownLayout(
      "a spacer in a column takes no width", source: .spacer, 100, 100, size: [20, 100],
      frames: [[0, 0, 20, 20]]
    ) {
      VStack {
        block(20, 20)
        Spacer()
      }
    },
    KnownLayout(
      "a spacer leaves all to a colour but its minimum", source: .spacer, 100, 20,
      size: [100, 20], frames: [[0, 0, 92, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Spacer()
      }
    },
    KnownLayout(
      "a spacer in an endless frame shares with a colour", source: .ownPriority, 334, 20,
      size: [334, 20], frames: [[0, 0, 163, 20]]
    ) {
      HStack(spacing: 8) {
        Color.red
        Spacer().frame(maxWidth: .infinity)
      }
    },
    KnownLayout(
      "a spacer outside of stacks expands both ways", source: .spacerAlone, and: [.background],
      100, 50, size: [100, 50], frames: [[0, 0, 100, 50]]
    ) { Spacer().background { Color.red } },
    KnownLayout(
      "a spacer of a fixed length", source: .spacer, 100, 20, size: [52, 20],
      frames: [[0, 0, 20, 20], [32, 0, 20, 20]]
    ) {
      HStack(spacing: 0) {
        block(20, 20)
        Spacer().frame(width: 12)
        block(20, 20)
      }
    },
    KnownLayout(
      "the higher priority has all but the others' minimum", source: .priority, 100, 10,
      size: [100, 10], frames: [[0, 0, 80, 10], [80, 0, 20, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.red.frame(minWidth: 20)
      }
    },
    KnownLayout(
      "a lower priority gives way", source: .priority, 100, 10, size: [100, 10],
      frames: [[0, 0, 0, 10], [0, 0, 100, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(-1)
        Color.red
      }
    },
    KnownLayout(
      "equal priorities share", source: .priority, 100, 10, size: [100, 10],
      frames: [[0, 0, 50, 10], [50, 0, 50, 10], [100, 0, 0, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(3)
        Color.red.layoutPriority(3)
        Color.red
      }
    },
    KnownLayout(
      "a priority in a padding isn't the padding's", source: .ownPriority, 100, 10,
      size: [100, 10],
      frames: [[1, 0, 48, 10], [50, 0, 50, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).padding(.horizontal, 1)
        Color.red
      }
    },
  ]

  static let layers: [KnownLayout] = [
    KnownLayout(
      "a ZStack is as large as its largest", source: .zstack, nil, nil, size: [40, 30],
      frames: [[0, 10, 40, 10], [15, 0, 10, 30]]
    ) {
      ZStack {
        block(40, 10)
        block(10, 30)
      }
    },
    KnownLayout(
      "a ZStack aligns at a corner", source: .zstack, nil, nil, size: [40, 30],
      frames: [[0, 20, 40, 10], [30, 0, 10, 30]]
    ) {
      ZStack(alignment: .bottomTrailing) {
        block(40, 10)
        block(10, 30)
      }
    },
    KnownLayout(
      "a ZStack with a colour takes what is proposed", source: .zstack, 100, 50,
      size: [100, 50], frames: [[0, 0, 100, 50], [0, 0, 10, 10]]
    ) {
      ZStack(alignment: .topLeading) {
        Color.red
        block(10, 10)
      }
    },
    KnownLayout(
      "an overlay is proposed the size of what it is on", source: .layers, 100, 50,
      size: [30, 20], frames: [[0, 0, 30, 20], [0, 0, 30, 20]]
    ) { block(30, 20).overlay { Color.red } },
    KnownLayout(
      "an overlay is centred", source: .layers, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [10, 5, 10, 10]]
    ) { block(30, 20).overlay { block(10, 10) } },
    KnownLayout(
      "an overlay is aligned", source: .layers, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [20, 0, 10, 10]]
    ) { block(30, 20).overlay(alignment: .topTrailing) { block(10, 10) } },
    KnownLayout(
      "an overlay may be larger", source: .layers, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [-10, -10, 50, 40]]
    ) { block(30, 20).overlay { block(50, 40) } },
    KnownLayout(
      "a background lies behind", source: .background, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [5, 5, 20, 10]]
    ) { block(20, 10).padding(5).background { Color.blue } },
    KnownLayout(
      "several views of an overlay lie over each other", source: .layers, nil, nil,
      size: [30, 20], frames: [[0, 0, 30, 20], [10, 5, 10, 10], [13, 8, 4, 4]]
    ) {
      block(30, 20).overlay {
        block(10, 10)
        block(4, 4)
      }
    },
    KnownLayout(
      "a badge hangs over a corner by its offset", source: .offset, nil, nil,
      size: [30, 20], frames: [[0, 0, 30, 20], [25, -5, 10, 10]]
    ) {
      block(30, 20).overlay(alignment: .topTrailing) { block(10, 10).offset(x: 5, y: -5) }
    },
    KnownLayout(
      "what is hidden keeps its place", source: .hidden, nil, nil,
      size: [60, 20], frames: [[0, 0, 20, 20], [40, 0, 20, 20]]
    ) {
      HStack(spacing: 0) {
        block(20, 20)
        block(20, 20).hidden()
        block(20, 20)
      }
    },
    KnownLayout(
      "a scaled view keeps its place", source: .scale,
      nil, nil, size: [40, 20], frames: [[0, 0, 20, 20], [20, 0, 20, 20]]
    ) {
      HStack(spacing: 0) {
        block(20, 20).scaleEffect(2)
        block(20, 20)
      }
    },
    KnownLayout(
      "a custom guide moves a view against its neighbours", source: .guide, nil, nil,
      size: [40, 25], frames: [[0, 0, 20, 20], [20, 5, 20, 20]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        block(20, 20)
        block(20, 20).alignmentGuide(.top) { $0[.top] - 5 }
      }
    },
    KnownLayout(
      "a custom guide at the bottom", source: .guide, nil, nil, size: [40, 25],
      frames: [[0, 5, 20, 20], [20, 0, 20, 20]]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        block(20, 20)
        block(20, 20).alignmentGuide(.bottom) { $0[.bottom] + 5 }
      }
    },
    KnownLayout(
      "a leading guide indents", source: .indent, nil, nil, size: [30, 20],
      frames: [[0, 0, 20, 10], [10, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        block(20, 10)
        block(20, 10).alignmentGuide(.leading) { _ in -10 }
      }
    },
    KnownLayout(
      "a guide for another alignment has no effect", source: .icon, nil, nil,
      size: [40, 20], frames: [[0, 0, 20, 20], [20, 0, 20, 20]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        block(20, 20)
        block(20, 20).alignmentGuide(.bottom) { _ in 90 }
      }
    },
    KnownLayout(
      "an overlay's guide hangs it outside", source: .guide, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [10, 20, 10, 10]]
    ) {
      block(30, 20).overlay(alignment: .bottom) {
        block(10, 10).alignmentGuide(.bottom) { $0[.top] }
      }
    },
  ]

}
