import Testing

@testable import SwiftUI

private typealias Source = LayoutSource

/// Stacks, spacers, priorities, layers and guides.
@MainActor @Suite struct StackLayouts {
  nonisolated static let rows: [LayoutCase] = [
    LayoutCase(
      "a row puts its views beside each other", source: Source.stack, nil, nil, size: [60, 20],
      frames: [[0, 0, 20, 20], [20, 0, 40, 20]]
    ) {
      HStack(spacing: 0) {
        block(20, 20)
        block(40, 20)
      }
    },
    LayoutCase(
      "a row's views lie 8 apart", source: Source.stack, nil, nil, size: [68, 20],
      frames: [[0, 0, 20, 20], [28, 0, 40, 20]]
    ) {
      HStack {
        block(20, 20)
        block(40, 20)
      }
    },
    LayoutCase(
      "a column's views lie 8 apart", source: Source.stack, nil, nil, size: [20, 48],
      frames: [[0, 0, 20, 20], [0, 28, 20, 20]]
    ) {
      VStack {
        block(20, 20)
        block(20, 20)
      }
    },
    LayoutCase(
      "a spacing is given", source: Source.stack, nil, nil, size: [20, 45],
      frames: [[0, 0, 20, 20], [0, 25, 20, 20]]
    ) {
      VStack(spacing: 5) {
        block(20, 20)
        block(20, 20)
      }
    },
    LayoutCase(
      "a negative spacing overlaps", source: Source.stack, nil, nil, size: [30, 20],
      frames: [[0, 0, 20, 20], [10, 0, 20, 20]]
    ) {
      HStack(spacing: -10) {
        block(20, 20)
        block(20, 20)
      }
    },
    LayoutCase(
      "a row aligns at the top", source: Source.stack, nil, nil, size: [40, 30],
      frames: [[0, 0, 20, 30], [20, 0, 20, 10]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        block(20, 30)
        block(20, 10)
      }
    },
    LayoutCase(
      "a row aligns at the bottom", source: Source.stack, nil, nil, size: [40, 30],
      frames: [[0, 0, 20, 30], [20, 20, 20, 10]]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        block(20, 30)
        block(20, 10)
      }
    },
    LayoutCase(
      "a row centres", source: Source.stack, nil, nil, size: [40, 30],
      frames: [[0, 0, 20, 30], [20, 10, 20, 10]]
    ) {
      HStack(spacing: 0) {
        block(20, 30)
        block(20, 10)
      }
    },
    LayoutCase(
      "a column aligns at its leading edge", source: Source.stack, nil, nil, size: [50, 20],
      frames: [[0, 0, 50, 10], [0, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        block(50, 10)
        block(20, 10)
      }
    },
    LayoutCase(
      "a column aligns at its trailing edge", source: Source.stack, nil, nil, size: [50, 20],
      frames: [[0, 0, 50, 10], [30, 10, 20, 10]]
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        block(50, 10)
        block(20, 10)
      }
    },
    LayoutCase(
      "what is flexible shares equally", source: Source.stack, 90, 10, size: [90, 10],
      frames: [[0, 0, 30, 10], [30, 0, 30, 10], [60, 0, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.red
        Color.red
      }
    },
    LayoutCase(
      "what is flexible shares what fixed views leave", source: Source.stack, 100, 10,
      size: [100, 10], frames: [[0, 0, 30, 10], [30, 0, 40, 10], [70, 0, 30, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        block(40, 10)
        Color.red
      }
    },
    LayoutCase(
      "gaps are kept before sharing", source: Source.stack, 100, 10, size: [100, 10],
      frames: [[0, 0, 45, 10], [55, 0, 45, 10]]
    ) {
      HStack(spacing: 10) {
        Color.red
        Color.red
      }
    },
    LayoutCase(
      "a maximum hands on what it doesn't take", source: Source.stack, 100, 10, size: [100, 10],
      frames: [[0, 0, 20, 10], [20, 0, 80, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 20)
        Color.red
      }
    },
    LayoutCase(
      "a minimum is kept from the others", source: Source.stack, 100, 10, size: [100, 10],
      frames: [[0, 0, 30, 10], [30, 0, 70, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Color.red.frame(minWidth: 70)
      }
    },
    LayoutCase(
      "fixed views that don't fit overflow on both sides", source: Source.stack, 50, 10,
      size: [80, 10], frames: [[0, 0, 40, 10], [40, 0, 40, 10]]
    ) {
      HStack(spacing: 0) {
        block(40, 10)
        block(40, 10)
      }
    },
    LayoutCase(
      "a stack is as high as its highest view", source: Source.stack, 50, 100, size: [20, 30],
      frames: [[0, 0, 10, 30], [10, 5, 10, 20]]
    ) {
      HStack(spacing: 0) {
        block(10, 30)
        block(10, 20)
      }
    },
    LayoutCase(
      "stacks nest", source: Source.stack, nil, nil, size: [30, 20],
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
    LayoutCase(
      "a view that isn't there takes no gap", source: Source.stack, nil, nil, size: [48, 20],
      frames: [[0, 0, 20, 20], [28, 0, 20, 20]]
    ) {
      HStack {
        block(20, 20)
        if false { block(90, 90) }
        block(20, 20)
      }
    },
    LayoutCase(
      "a group's views are the stack's own", source: Source.stack, nil, nil, size: [76, 20],
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
    LayoutCase(
      "a modifier of a group is on each of its views", source: Source.stack, nil, nil,
      size: [48, 24], frames: [[2, 2, 20, 20], [26, 2, 20, 20]]
    ) {
      HStack(spacing: 0) {
        Group {
          block(20, 20)
          block(20, 20)
        }.padding(2)
      }
    },
    LayoutCase(
      "a repeated view is repeated", source: Source.stack, nil, nil, size: [20, 30],
      frames: [[0, 0, 20, 10], [0, 10, 20, 10], [0, 20, 20, 10]]
    ) {
      VStack(spacing: 0) { ForEach(0..<3) { _ in block(20, 10) } }
    },
    LayoutCase(
      "several views at the root are laid out in a column", source: Source.root, nil, nil,
      size: [20, 28], frames: [[0, 0, 20, 10], [0, 18, 20, 10]]
    ) {
      block(20, 10)
      block(20, 10)
    },
  ]

  nonisolated static let spacers: [LayoutCase] = [
    LayoutCase(
      "a spacer pushes apart", source: Source.spacer, 100, 20, size: [100, 20],
      frames: [[0, 0, 20, 20], [80, 0, 20, 20]]
    ) {
      HStack {
        block(20, 20)
        Spacer()
        block(20, 20)
      }
    },
    LayoutCase(
      "a spacer in front pushes to the end", source: Source.spacer, 100, 20, size: [100, 20],
      frames: [[80, 0, 20, 20]]
    ) {
      HStack {
        Spacer()
        block(20, 20)
      }
    },
    LayoutCase(
      "two spacers share", source: Source.spacer, 100, 20, size: [100, 20],
      frames: [[40, 0, 20, 20]]
    ) {
      HStack {
        Spacer()
        block(20, 20)
        Spacer()
      }
    },
    LayoutCase(
      "a spacer is at least 8 long", source: Source.spacer, 30, 20, size: [48, 20],
      frames: [[0, 0, 20, 20], [28, 0, 20, 20]]
    ) {
      HStack {
        block(20, 20)
        Spacer()
        block(20, 20)
      }
    },
    LayoutCase(
      "a spacer's minimum is given", source: Source.spacer, 30, 20, size: [43, 20],
      frames: [[0, 0, 20, 20], [23, 0, 20, 20]]
    ) {
      HStack {
        block(20, 20)
        Spacer(minLength: 3)
        block(20, 20)
      }
    },
    LayoutCase(
      "a spacer has its minimum where nothing is proposed", source: Source.spacer, nil, nil,
      size: [20, 48], frames: [[0, 0, 20, 20], [0, 28, 20, 20]]
    ) {
      VStack {
        block(20, 20)
        Spacer()
        block(20, 20)
      }
    },
    LayoutCase(
      "a spacer in a column takes no width", source: Source.spacer, 100, 100, size: [20, 100],
      frames: [[0, 0, 20, 20]]
    ) {
      VStack {
        block(20, 20)
        Spacer()
      }
    },
    LayoutCase(
      "a spacer leaves all to a colour but its minimum", source: Source.spacer, 100, 20,
      size: [100, 20], frames: [[0, 0, 92, 20]]
    ) {
      HStack(spacing: 0) {
        Color.red
        Spacer()
      }
    },
    LayoutCase(
      "a spacer in an endless frame shares with a colour",
      source: Source.spacer + "; LayoutView.swift: a frame's priority is 0", 334, 20,
      size: [334, 20], frames: [[0, 0, 163, 20]]
    ) {
      HStack(spacing: 8) {
        Color.red
        Spacer().frame(maxWidth: .infinity)
      }
    },
    LayoutCase(
      "a spacer of a fixed length", source: Source.spacer, 100, 20, size: [52, 20],
      frames: [[0, 0, 20, 20], [32, 0, 20, 20]]
    ) {
      HStack(spacing: 0) {
        block(20, 20)
        Spacer().frame(width: 12)
        block(20, 20)
      }
    },
    LayoutCase(
      "the higher priority has all but the others' minimum", source: Source.priority, 100, 10,
      size: [100, 10], frames: [[0, 0, 80, 10], [80, 0, 20, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.red.frame(minWidth: 20)
      }
    },
    LayoutCase(
      "a lower priority gives way", source: Source.priority, 100, 10, size: [100, 10],
      frames: [[0, 0, 0, 10], [0, 0, 100, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(-1)
        Color.red
      }
    },
    LayoutCase(
      "equal priorities share", source: Source.priority, 100, 10, size: [100, 10],
      frames: [[0, 0, 50, 10], [50, 0, 50, 10], [100, 0, 0, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(3)
        Color.red.layoutPriority(3)
        Color.red
      }
    },
    LayoutCase(
      "a priority in a padding isn't the padding's",
      source: Source.priority + "; LayoutView.swift", 100, 10, size: [100, 10],
      frames: [[1, 0, 48, 10], [50, 0, 50, 10]]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1).padding(.horizontal, 1)
        Color.red
      }
    },
  ]

  nonisolated static let layers: [LayoutCase] = [
    LayoutCase(
      "a ZStack is as large as its largest", source: Source.zstack, nil, nil, size: [40, 30],
      frames: [[0, 10, 40, 10], [15, 0, 10, 30]]
    ) {
      ZStack {
        block(40, 10)
        block(10, 30)
      }
    },
    LayoutCase(
      "a ZStack aligns at a corner", source: Source.zstack, nil, nil, size: [40, 30],
      frames: [[0, 20, 40, 10], [30, 0, 10, 30]]
    ) {
      ZStack(alignment: .bottomTrailing) {
        block(40, 10)
        block(10, 30)
      }
    },
    LayoutCase(
      "a ZStack with a colour takes what is proposed", source: Source.zstack, 100, 50,
      size: [100, 50], frames: [[0, 0, 100, 50], [0, 0, 10, 10]]
    ) {
      ZStack(alignment: .topLeading) {
        Color.red
        block(10, 10)
      }
    },
    LayoutCase(
      "an overlay is proposed the size of what it is on", source: Source.layers, 100, 50,
      size: [30, 20], frames: [[0, 0, 30, 20], [0, 0, 30, 20]]
    ) { block(30, 20).overlay { Color.red } },
    LayoutCase(
      "an overlay is centred", source: Source.layers, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [10, 5, 10, 10]]
    ) { block(30, 20).overlay { block(10, 10) } },
    LayoutCase(
      "an overlay is aligned", source: Source.layers, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [20, 0, 10, 10]]
    ) { block(30, 20).overlay(alignment: .topTrailing) { block(10, 10) } },
    LayoutCase(
      "an overlay may be larger", source: Source.layers, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [-10, -10, 50, 40]]
    ) { block(30, 20).overlay { block(50, 40) } },
    LayoutCase(
      "a background lies behind", source: Source.layers, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [5, 5, 20, 10]]
    ) { block(20, 10).padding(5).background { Color.blue } },
    LayoutCase(
      "several views of an overlay lie over each other", source: Source.layers, nil, nil,
      size: [30, 20], frames: [[0, 0, 30, 20], [10, 5, 10, 10], [13, 8, 4, 4]]
    ) {
      block(30, 20).overlay {
        block(10, 10)
        block(4, 4)
      }
    },
    LayoutCase(
      "a badge hangs over a corner by its offset", source: Source.offset, nil, nil,
      size: [30, 20], frames: [[0, 0, 30, 20], [25, -5, 10, 10]]
    ) {
      block(30, 20).overlay(alignment: .topTrailing) { block(10, 10).offset(x: 5, y: -5) }
    },
    LayoutCase(
      "what is hidden keeps its place", source: "Apple's documentation of hidden()", nil, nil,
      size: [60, 20], frames: [[0, 0, 20, 20], [40, 0, 20, 20]]
    ) {
      HStack(spacing: 0) {
        block(20, 20)
        block(20, 20).hidden()
        block(20, 20)
      }
    },
    LayoutCase(
      "a scaled view keeps its place", source: "Apple's documentation of scaleEffect(_:anchor:)",
      nil, nil, size: [40, 20], frames: [[0, 0, 20, 20], [20, 0, 20, 20]]
    ) {
      HStack(spacing: 0) {
        block(20, 20).scaleEffect(2)
        block(20, 20)
      }
    },
    LayoutCase(
      "a guide of one's own moves a view against its neighbours", source: Source.guide, nil, nil,
      size: [40, 25], frames: [[0, 0, 20, 20], [20, 5, 20, 20]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        block(20, 20)
        block(20, 20).alignmentGuide(.top) { $0[.top] - 5 }
      }
    },
    LayoutCase(
      "a guide of one's own at the bottom", source: Source.guide, nil, nil, size: [40, 25],
      frames: [[0, 5, 20, 20], [20, 0, 20, 20]]
    ) {
      HStack(alignment: .bottom, spacing: 0) {
        block(20, 20)
        block(20, 20).alignmentGuide(.bottom) { $0[.bottom] + 5 }
      }
    },
    LayoutCase(
      "a leading guide indents", source: Source.guide, nil, nil, size: [30, 20],
      frames: [[0, 0, 20, 10], [10, 10, 20, 10]]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        block(20, 10)
        block(20, 10).alignmentGuide(.leading) { _ in -10 }
      }
    },
    LayoutCase(
      "a guide for another alignment has no effect", source: Source.guide, nil, nil,
      size: [40, 20], frames: [[0, 0, 20, 20], [20, 0, 20, 20]]
    ) {
      HStack(alignment: .top, spacing: 0) {
        block(20, 20)
        block(20, 20).alignmentGuide(.bottom) { _ in 90 }
      }
    },
    LayoutCase(
      "an overlay's guide hangs it outside", source: Source.guide, nil, nil, size: [30, 20],
      frames: [[0, 0, 30, 20], [10, 20, 10, 10]]
    ) {
      block(30, 20).overlay(alignment: .bottom) {
        block(10, 10).alignmentGuide(.bottom) { $0[.top] }
      }
    },
  ]

  @Test(arguments: rows) func aRowIsLaidOutAsKnown(_ layout: LayoutCase) { layout.check() }
  @Test(arguments: spacers) func aSpacerIsLaidOutAsKnown(_ layout: LayoutCase) { layout.check() }
  @Test(arguments: layers) func aLayerIsLaidOutAsKnown(_ layout: LayoutCase) { layout.check() }
}
