import Foundation
import Testing

@testable import SwiftUI

private struct Columns: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let width = bounds.width / CGFloat(subviews.count)
    for (index, view) in subviews.enumerated() {
      view.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}

private struct Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Dotted: _VariadicView_UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    HStack(spacing: 4) {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { mark.frame(width: 3, height: 3) }
      }
    }
  }
}

/// Rules of stacks, grids, layers and layouts. Source: Apple's documentation of each.
@MainActor
@Suite struct StackPairs {
  @Test func stacksEqualTheirReferences() { for pair in Self.pairs + Self.layered { pair.check() } }

  static let pairs: [ReferencePair] = [
    ReferencePair("colours without spacing share the width in equal parts") {
      HStack(spacing: 0) {
        ink
        mark
        leaf
      }
    } is: {
      ZStack(alignment: .leading) {
        leaf.frame(width: 120)
        mark.frame(width: 80)
        ink.frame(width: 40)
      }
    },
    ReferencePair("views that ask for nothing stand eight points apart") {
      VStack {
        ink
        mark
      }
    } is: {
      VStack(spacing: 8) {
        ink
        mark
      }
    },
    ReferencePair("a spacer is at least eight points long") {
      HStack(spacing: 0) {
        ink.frame(minWidth: 60)
        Spacer()
        mark.frame(minWidth: 60)
      }.frame(width: 100)
    } is: {
      HStack(spacing: 8) {
        ink.frame(width: 60)
        mark.frame(width: 60)
      }.frame(width: 100)
    },
    ReferencePair("nothing stands between a spacer and its neighbours") {
      VStack {
        ink.frame(height: 10)
        Spacer()
        mark.frame(height: 10)
      }
    } is: {
      ZStack {
        ink.frame(height: 10).frame(maxHeight: .infinity, alignment: .top)
        mark.frame(height: 10).frame(maxHeight: .infinity, alignment: .bottom)
      }
    },
    ReferencePair("a spacer in a frame keeps its neighbours as near") {
      HStack {
        ink.frame(width: 20)
        Spacer().frame(width: 12)
        mark.frame(width: 20)
      }
    } is: {
      HStack(spacing: 12) {
        ink.frame(width: 20)
        mark.frame(width: 20)
      }
    },
    ReferencePair("negative spacing lets views overlap") {
      HStack(spacing: -10) {
        ink.frame(width: 40, height: 40)
        mark.frame(width: 40, height: 20)
      }
    } is: {
      ZStack {
        ink.frame(width: 40, height: 40).offset(x: -15)
        mark.frame(width: 40, height: 20).offset(x: 15)
      }
    },
    ReferencePair("a higher priority takes all that the other can spare") {
      HStack(spacing: 0) {
        ink.frame(minWidth: 25)
        mark.layoutPriority(1)
      }
    } is: {
      HStack(spacing: 0) {
        ink.frame(width: 25)
        mark.frame(width: 95)
      }
    },
    ReferencePair("stacks in a group are the stack's own children") {
      HStack(spacing: 3) {
        Group {
          ink
          mark
        }.frame(height: 20)
        leaf
      }
    } is: {
      HStack(spacing: 3) {
        ink.frame(height: 20)
        mark.frame(height: 20)
        leaf
      }
    },
    ReferencePair("ForEach writes its views out") {
      HStack(spacing: 5) { ForEach(1..<4) { ink.frame(width: 10, height: CGFloat($0) * 10) } }
    } is: {
      HStack(spacing: 5) {
        ink.frame(width: 10, height: 10)
        ink.frame(width: 10, height: 20)
        ink.frame(width: 10, height: 30)
      }
    },
    ReferencePair("HStackLayout in AnyLayout is an HStack") {
      AnyLayout(HStackLayout(alignment: .bottom, spacing: 7))() {
        ink.frame(height: 30)
        mark.frame(height: 50)
      }
    } is: {
      HStack(alignment: .bottom, spacing: 7) {
        ink.frame(height: 30)
        mark.frame(height: 50)
      }
    },
    ReferencePair("a layout of one's own can do what a stack does") {
      Columns() {
        ink
        mark.frame(height: 30)
        leaf
      }
    } is: {
      HStack(spacing: 0) {
        ink
        mark.frame(height: 30)
        leaf
      }
    },
    ReferencePair("a grid of one row is an HStack") {
      Grid(horizontalSpacing: 6) {
        GridRow {
          ink.frame(width: 30, height: 20)
          mark.frame(width: 20, height: 40)
        }
      }
    } is: {
      HStack(spacing: 6) {
        ink.frame(width: 30, height: 20)
        mark.frame(width: 20, height: 40)
      }
    },
    ReferencePair("a grid without rows is a VStack") {
      Grid(verticalSpacing: 6) {
        ink.frame(width: 30, height: 20)
        mark.frame(width: 50, height: 10)
      }
    } is: {
      VStack(spacing: 6) {
        ink.frame(width: 30, height: 20)
        mark.frame(width: 50, height: 10)
      }
    },
    ReferencePair("a lazy grid of two flexible columns is rows of equal halves") {
      LazyVGrid(columns: [GridItem(spacing: 10), GridItem()], spacing: 4) {
        ink.frame(height: 20)
        mark.frame(height: 20)
        leaf.frame(height: 20)
      }
    } is: {
      VStack(spacing: 4) {
        HStack(spacing: 10) {
          ink.frame(height: 20)
          mark.frame(height: 20)
        }
        leaf.frame(width: 55, height: 20).frame(maxWidth: .infinity, alignment: .leading)
      }
    },
    ReferencePair("a lazy stack at rest is a stack as wide as it may be") {
      LazyVStack(alignment: .trailing, spacing: 5) {
        ink.frame(width: 30, height: 20)
        mark.frame(width: 50, height: 20)
      }.ground()
    } is: {
      VStack(alignment: .trailing, spacing: 5) {
        ink.frame(width: 30, height: 20)
        mark.frame(width: 50, height: 20)
      }.frame(maxWidth: .infinity, alignment: .trailing).ground()
    },
    ReferencePair("the first view that fits is the view") {
      ViewThatFits {
        ink.frame(width: 200, height: 20)
        mark.frame(width: 100, height: 20)
        leaf.frame(width: 50, height: 20)
      }
    } is: {
      mark.frame(width: 100, height: 20)
    },
    ReferencePair("along one axis only that axis must fit") {
      ViewThatFits(in: .horizontal) {
        ink.frame(width: 100, height: 200)
        leaf.frame(width: 50, height: 20)
      }
    } is: {
      ink.frame(width: 100, height: 200)
    },
    ReferencePair("a variadic root goes through its children") {
      _VariadicView.Tree(Dotted()) {
        ink.frame(width: 20)
        leaf.frame(width: 20)
      }
    } is: {
      HStack(spacing: 4) {
        ink.frame(width: 20)
        mark.frame(width: 3, height: 3)
        leaf.frame(width: 20)
      }
    },
    ReferencePair("Group(subviews:) makes one of many") {
      Group(
        subviews: Group {
          ink
          mark
        }
      ) { views in
        VStack(spacing: 2) {
          views[1].frame(height: 20)
          views[0]
        }
      }
    } is: {
      VStack(spacing: 2) {
        mark.frame(height: 20)
        ink
      }
    },
  ]

  static let layered: [ReferencePair] = [
    ReferencePair("an overlay lies as in a ZStack of its base's size") {
      ink.frame(width: 80, height: 50)
        .overlay(alignment: .bottomTrailing) { mark.frame(width: 20, height: 10) }
    } is: {
      ZStack(alignment: .bottomTrailing) {
        ink
        mark.frame(width: 20, height: 10)
      }.frame(width: 80, height: 50)
    },
    ReferencePair("a background is an overlay from the other side") {
      mark.frame(width: 40, height: 20).background { ink.frame(width: 60, height: 40) }
    } is: {
      ink.frame(width: 60, height: 40).overlay { mark.frame(width: 40, height: 20) }
    },
    ReferencePair("zIndex changes who is in front") {
      ZStack {
        mark.frame(width: 40, height: 40).zIndex(1)
        ink.frame(width: 60, height: 20)
      }
    } is: {
      ZStack {
        ink.frame(width: 60, height: 20)
        mark.frame(width: 40, height: 40)
      }
    },
    ReferencePair("a ZStack is as large as those of highest priority") {
      ZStack {
        ink.frame(width: 30, height: 30).layoutPriority(1)
        mark.opacity(0.5)
      }.ground()
    } is: {
      ink.frame(width: 30, height: 30).overlay { mark.opacity(0.5) }.ground()
    },
    ReferencePair("an explicit guide is an offset of the view") {
      HStack(alignment: .top, spacing: 0) {
        ink.frame(width: 30, height: 30)
        mark.frame(width: 30, height: 30).alignmentGuide(.top) { _ in -12 }
      }
    } is: {
      HStack(alignment: .top, spacing: 0) {
        ink.frame(width: 30, height: 30)
        mark.frame(width: 30, height: 30).padding(.top, 12)
      }
    },
    ReferencePair("a guide of one's own reaches through a stack") {
      HStack(alignment: VerticalAlignment(Middle.self), spacing: 0) {
        ink.frame(width: 30, height: 20)
        VStack(spacing: 0) {
          leaf.frame(width: 20, height: 20)
          mark.frame(width: 20, height: 20)
            .alignmentGuide(VerticalAlignment(Middle.self)) { $0.height / 2 }
        }
      }
    } is: {
      HStack(alignment: .bottom, spacing: 0) {
        ink.frame(width: 30, height: 20)
        VStack(spacing: 0) {
          leaf.frame(width: 20, height: 20)
          mark.frame(width: 20, height: 20)
        }
      }
    },
    ReferencePair("a guide of the box ends at the stack") {
      HStack(alignment: .top, spacing: 0) {
        ink.frame(width: 30, height: 20)
        VStack(spacing: 0) {
          mark.frame(width: 20, height: 20).alignmentGuide(.top) { $0[.bottom] }
        }
      }
    } is: {
      HStack(alignment: .top, spacing: 0) {
        ink.frame(width: 30, height: 20)
        mark.frame(width: 20, height: 20)
      }
    },
    ReferencePair("an anchor gives a geometry reader in the overlay a view's frame") {
      HStack(spacing: 10) {
        ink.frame(width: 20, height: 20)
        leaf.frame(width: 30, height: 40)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let rect = proxy[anchors[index]]
            mark.opacity(0.6).frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }
    } is: {
      HStack(spacing: 10) {
        ink.frame(width: 20, height: 20)
        leaf.frame(width: 30, height: 40).overlay(mark.opacity(0.6))
      }
    },
    ReferencePair("a visual effect is the modifier of the same name") {
      ink.frame(width: 40, height: 20).visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 4).rotationEffect(.degrees(30))
      }
    } is: {
      ink.frame(width: 40, height: 20).offset(x: 10).rotationEffect(.degrees(30))
    },
    ReferencePair("hidden takes its room") {
      HStack(spacing: 0) {
        ink.frame(width: 30, height: 30)
        mark.frame(width: 30, height: 60).hidden()
      }.ground()
    } is: {
      HStack(spacing: 0) {
        ink.frame(width: 30, height: 30)
        Color.clear.frame(width: 30, height: 60)
      }.ground()
    },
    ReferencePair("a border is a rectangle stroked inside") {
      ink.frame(width: 60, height: 40).border(mark, width: 5)
    } is: {
      ink.frame(width: 60, height: 40)
        .overlay { Rectangle().strokeBorder(mark, lineWidth: 5) }
    },
  ]
}
