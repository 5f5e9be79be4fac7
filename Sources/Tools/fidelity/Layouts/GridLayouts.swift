import SwiftUI

/// Grids, and layouts from right to left.
enum GridLayouts {
  static let grids: [KnownLayout] = [
    KnownLayout(
      "a column is as wide as its widest cell", source: .grid,
      and: [.gridAlignment, .columnAlignment], nil, nil, size: [60, 20],
      frames: [[0, 0, 20, 10], [40, 0, 20, 10], [0, 10, 40, 10], [45, 10, 10, 10]]
    ) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(20, 10)
          block(20, 10)
        }
        GridRow {
          block(40, 10)
          block(10, 10).gridColumnAlignment(.center)
        }
      }
    },
    KnownLayout(
      "cells are centred", source: .gridAlignment, and: [.grid], nil, nil, size: [40, 40],
      frames: [[10, 0, 20, 10], [0, 10, 40, 30]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { block(20, 10) }
        GridRow { block(40, 30) }
      }
    },
    KnownLayout(
      "a grid's gaps are 8", source: .gap, nil, nil, size: [48, 28],
      frames: [[0, 0, 20, 10], [28, 0, 20, 10], [0, 18, 20, 10], [28, 18, 20, 10]]
    ) {
      Grid {
        GridRow {
          block(20, 10)
          block(20, 10)
        }
        GridRow {
          block(20, 10)
          block(20, 10)
        }
      }
    },
    KnownLayout(
      "a grid's gaps are given", source: .gridAlignment, and: [.grid], nil, nil, size: [43, 21],
      frames: [[0, 0, 20, 10], [23, 0, 20, 10], [0, 11, 20, 10], [23, 11, 20, 10]]
    ) {
      Grid(horizontalSpacing: 3, verticalSpacing: 1) {
        GridRow {
          block(20, 10)
          block(20, 10)
        }
        GridRow {
          block(20, 10)
          block(20, 10)
        }
      }
    },
    KnownLayout(
      "a view that isn't in a row spans all columns", source: .divider, and: [.unsized], nil, nil,
      size: [40, 15], frames: [[0, 0, 20, 10], [20, 0, 20, 10], [0, 10, 40, 5]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(20, 10)
          block(20, 10)
        }
        Color.red.frame(height: 5).gridCellUnsizedAxes(.horizontal)
      }
    },
    KnownLayout(
      "a cell spans two columns", source: .spans, and: [.wideCell], nil, nil, size: [60, 20],
      frames: [
        [5, 0, 30, 10], [40, 0, 20, 10], [0, 10, 20, 10], [20, 10, 20, 10], [40, 10, 20, 10],
      ]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(30, 10).gridCellColumns(2)
          block(20, 10)
        }
        GridRow {
          block(20, 10)
          block(20, 10)
          block(20, 10)
        }
      }
    },
    KnownLayout(
      "an empty cell keeps a column", source: .emptyCell, and: [.grid], nil, nil, size: [40, 20],
      frames: [[20, 0, 20, 10], [0, 10, 20, 10], [20, 10, 20, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.clear.frame(width: 0, height: 0).hidden()
          block(20, 10)
        }
        GridRow {
          block(20, 10)
          block(20, 10)
        }
      }
    },
    KnownLayout(
      "a row aligns at its bottom", source: .rowAlignment, nil, nil, size: [40, 30],
      frames: [[0, 20, 20, 10], [20, 0, 20, 30]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          block(20, 10)
          block(20, 30)
        }
      }
    },
    KnownLayout(
      "an anchor places a cell in its box", source: .anchor, nil, nil, size: [40, 30],
      frames: [[0, 0, 20, 10], [20, 0, 20, 30]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(20, 10).gridCellAnchor(.topLeading)
          block(20, 30)
        }
      }
    },
    KnownLayout(
      "flexible columns share equally", source: .grid, 100, 10, size: [100, 10],
      frames: [[0, 0, 50, 10], [50, 0, 50, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
          Color.red
        }
      }
    },
    KnownLayout(
      "a flexible column takes what a fixed one leaves", source: .grid, 100, 10,
      size: [100, 10], frames: [[0, 0, 30, 10], [30, 0, 70, 10]]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(30, 10)
          Color.red
        }
      }
    },
    KnownLayout(
      "fixed tracks are centred in what is proposed", source: .lazyMiddle, 100, nil,
      size: [100, 10],
      frames: [[25, 0, 20, 10], [45, 0, 30, 10]]
    ) {
      LazyVGrid(
        columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30), spacing: 0)], spacing: 0
      ) {
        Color.red.frame(height: 10)
        Color.red.frame(height: 10)
      }
    },
    KnownLayout(
      "flexible tracks share equally", source: .lazy, 98, nil, size: [98, 10],
      frames: [[0, 0, 45, 10], [53, 0, 45, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
        Color.red.frame(height: 10)
        Color.red.frame(height: 10)
      }
    },
    KnownLayout(
      "tracks lie 8 apart, and rows as given", source: .objc, 98, nil, size: [98, 23],
      frames: [[0, 0, 45, 10], [53, 0, 45, 10], [0, 13, 45, 10]]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 3) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    },
    KnownLayout(
      "as many adaptive tracks as fit", source: .adaptive, 100, nil, size: [100, 20],
      frames: [[0, 0, 50, 10], [50, 0, 50, 10], [0, 10, 50, 10]]
    ) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40), spacing: 0)], spacing: 0) {
        ForEach(0..<3) { _ in Color.red.frame(height: 10) }
      }
    },
    KnownLayout(
      "a flexible track takes what a fixed one leaves", source: .fieldLazy, 100, nil,
      size: [100, 10], frames: [[0, 0, 20, 10], [20, 0, 80, 10]]
    ) {
      LazyVGrid(
        columns: [GridItem(.fixed(20), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0
      ) {
        Color.red.frame(height: 10)
        Color.red.frame(height: 10)
      }
    },
    KnownLayout(
      "a track's alignment", source: .items, 100, nil, size: [100, 10],
      frames: [[0, 0, 20, 10], [80, 0, 20, 10]]
    ) {
      LazyVGrid(
        columns: [
          GridItem(.flexible(), spacing: 0, alignment: .leading),
          GridItem(.flexible(), spacing: 0, alignment: .trailing),
        ], spacing: 0
      ) {
        block(20, 10)
        block(20, 10)
      }
    },
    KnownLayout(
      "a row of a horizontal grid", source: .lazy, nil, 50, size: [40, 50],
      frames: [[0, 0, 20, 25], [0, 25, 20, 25], [20, 0, 20, 25]]
    ) {
      LazyHGrid(
        rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0
      ) {
        ForEach(0..<3) { _ in Color.red.frame(width: 20) }
      }
    },
  ]

  static let mirrored: [KnownLayout] = [
    KnownLayout(
      "a row begins at the right", source: .mirrored, nil, nil, size: [60, 20],
      frames: [[40, 0, 20, 20], [0, 0, 40, 20]], isMirrored: true
    ) {
      HStack(spacing: 0) {
        block(20, 20)
        block(40, 20)
      }
    },
    KnownLayout(
      "the leading edge is the right one", source: .mirrored, nil, nil, size: [50, 20],
      frames: [[0, 0, 50, 10], [30, 10, 20, 10]], isMirrored: true
    ) {
      VStack(alignment: .leading, spacing: 0) {
        block(50, 10)
        block(20, 10)
      }
    },
    KnownLayout(
      "a leading padding is at the right", source: .mirrored, nil, nil, size: [30, 20],
      frames: [[0, 0, 20, 20]], isMirrored: true
    ) { block(20, 20).padding(.leading, 10) },
    KnownLayout(
      "a frame's leading alignment is at the right", source: .mirrored, nil, nil,
      size: [50, 20], frames: [[30, 0, 20, 20]], isMirrored: true
    ) { block(20, 20).frame(width: 50, alignment: .leading) },
    KnownLayout(
      "an overlay's trailing corner is at the left", source: .mirrored, nil, nil,
      size: [30, 20], frames: [[0, 0, 30, 20], [0, 0, 10, 10]], isMirrored: true
    ) { block(30, 20).overlay(alignment: .topTrailing) { block(10, 10) } },
    KnownLayout(
      "a spacer pushes to the left", source: .mirrored, 100, 20, size: [100, 20],
      frames: [[0, 0, 20, 20]], isMirrored: true
    ) {
      HStack {
        Spacer()
        block(20, 20)
      }
    },
    KnownLayout(
      "a grid begins at the right", source: .mirrored, nil, nil, size: [50, 10],
      frames: [[30, 0, 20, 10], [0, 0, 30, 10]], isMirrored: true
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          block(20, 10)
          block(30, 10)
        }
      }
    },
    KnownLayout(
      "a ZStack's leading edge is at the right", source: .mirrored, nil, nil,
      size: [40, 30], frames: [[0, 0, 40, 10], [30, 0, 10, 30]], isMirrored: true
    ) {
      ZStack(alignment: .topLeading) {
        block(40, 10)
        block(10, 30)
      }
    },
    KnownLayout(
      "a row can be kept from left to right", source: .mirrored, nil, nil, size: [60, 20],
      frames: [[0, 0, 20, 20], [20, 0, 40, 20]], isMirrored: true
    ) {
      HStack(spacing: 0) {
        block(20, 20)
        block(40, 20)
      }.environment(\.layoutDirection, .leftToRight)
    },
    KnownLayout(
      "a leading guide counts from the right", source: .indent, nil, nil,
      size: [30, 20], frames: [[10, 0, 20, 10], [0, 10, 20, 10]], isMirrored: true
    ) {
      VStack(alignment: .leading, spacing: 0) {
        block(20, 10)
        block(20, 10).alignmentGuide(.leading) { _ in -10 }
      }
    },
    KnownLayout(
      "insets' leading is at the right", source: .mirrored, nil, nil, size: [26, 20],
      frames: [[4, 0, 20, 20]], isMirrored: true
    ) { block(20, 20).padding(EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 4)) },
  ]

}
