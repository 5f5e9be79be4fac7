import Foundation
import Testing

@testable import SwiftUI

/// Views that are written once for both directions: one direction's picture is the mirror image of the other's.
@MainActor
@Suite struct MirroredPairs {
  @Test func mirroredViewsEqualTheirReferences() { for pair in Self.pairs { pair.check() } }

  private static func mirrored<One: View, Other: View>(
    _ rule: String, @ViewBuilder _ one: () -> One, @ViewBuilder is other: () -> Other
  ) -> ReferencePair {
    ReferencePair(rule) {
      one().environment(\.layoutDirection, .rightToLeft)
    } is: {
      other()
    }
  }

  static let pairs: [ReferencePair] = [
    mirrored("a row begins at the right") {
      HStack(spacing: 3) {
        ink.frame(width: 20, height: 30)
        mark
        leaf.frame(width: 10)
      }
    } is: {
      HStack(spacing: 3) {
        leaf.frame(width: 10)
        mark
        ink.frame(width: 20, height: 30)
      }
    },
    mirrored("a column's leading edge is the right one") {
      VStack(alignment: .leading, spacing: 4) {
        ink.frame(width: 20, height: 10)
        mark.frame(width: 60, height: 10)
      }
    } is: {
      VStack(alignment: .trailing, spacing: 4) {
        ink.frame(width: 20, height: 10)
        mark.frame(width: 60, height: 10)
      }
    },
    mirrored("leading padding is at the right") {
      ink.padding(.leading, 20).padding(.trailing, 5)
    } is: {
      ink.padding(.trailing, 20).padding(.leading, 5)
    },
    mirrored("frames align from the other side") {
      ink.frame(width: 30, height: 10).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    } is: {
      ink.frame(width: 30, height: 10).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    },
    mirrored("overlays do") {
      ink.overlay(alignment: .topTrailing) { mark.frame(width: 20, height: 20) }
    } is: {
      ink.overlay(alignment: .topLeading) { mark.frame(width: 20, height: 20) }
    },
    mirrored("ZStacks do") {
      ZStack(alignment: .leading) {
        ink
        mark.frame(width: 20, height: 20)
      }
    } is: {
      ZStack(alignment: .trailing) {
        ink
        mark.frame(width: 20, height: 20)
      }
    },
    mirrored("a guide is counted from the leading edge") {
      VStack(alignment: .leading, spacing: 0) {
        ink.frame(width: 60, height: 10)
        mark.frame(width: 20, height: 10).alignmentGuide(.leading) { $0[.leading] - 15 }
      }
    } is: {
      VStack(alignment: .trailing, spacing: 0) {
        ink.frame(width: 60, height: 10)
        mark.frame(width: 20, height: 10).alignmentGuide(.trailing) { $0[.trailing] + 15 }
      }
    },
    mirrored("positions are counted from the right") {
      ink.frame(width: 20, height: 20).position(x: 20, y: 30)
    } is: {
      ink.frame(width: 20, height: 20).position(x: 100, y: 30)
    },
    mirrored("grids begin at the right") {
      Grid(alignment: .leading, horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          ink.frame(width: 20, height: 10)
          mark.frame(width: 40, height: 10)
        }
        GridRow {
          leaf.frame(width: 30, height: 10)
          ink.frame(width: 10, height: 10)
        }
      }
    } is: {
      Grid(alignment: .trailing, horizontalSpacing: 5, verticalSpacing: 5) {
        GridRow {
          mark.frame(width: 40, height: 10)
          ink.frame(width: 20, height: 10)
        }
        GridRow {
          ink.frame(width: 10, height: 10)
          leaf.frame(width: 30, height: 10)
        }
      }
    },
    mirrored("lazy grids fill from the right") {
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(50))], spacing: 4) {
        ink.frame(height: 20)
        mark.frame(height: 20)
        leaf.frame(height: 20)
      }
    } is: {
      LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(30))], spacing: 4) {
        mark.frame(height: 20)
        ink.frame(height: 20)
        Color.clear.frame(height: 20)
        leaf.frame(height: 20)
      }
    },
    mirrored("insets stand at the other side") {
      ink.safeAreaInset(edge: .leading, spacing: 4) { mark.frame(width: 20, height: 30) }
    } is: {
      ink.safeAreaInset(edge: .trailing, spacing: 4) { mark.frame(width: 20, height: 30) }
    },
  ]
}
