import SwiftUI

/// Images, and custom layouts.
enum ContentLayouts {
  static let images: [KnownLayout] = [
    image("an image keeps its size in a larger frame", [100, 60], [30, 20, 40, 20]) {
      drawn.frame(width: 100, height: 60)
    },
    image("an image reaches beyond a smaller frame", [20, 10], [-10, -5, 40, 20]) {
      drawn.frame(width: 20, height: 10)
    },
    image("a resizable image takes its frame", [100, 60], [0, 0, 100, 60]) {
      drawn.resizable().frame(width: 100, height: 60)
    },
    image("an image that fits a square", [100, 100], [0, 25, 100, 50]) {
      drawn.resizable().scaledToFit().frame(width: 100, height: 100)
    },
    image("an image that fills a square", [100, 100], [-50, 0, 200, 100]) {
      drawn.resizable().scaledToFill().frame(width: 100, height: 100)
    },
    image("an image of another ratio", [100, 100], [25, 0, 50, 100]) {
      drawn.resizable().aspectRatio(0.5, contentMode: .fit).frame(width: 100, height: 100)
    },
    image("a fixed size is the image's own", [40, 20], [0, 0, 40, 20]) {
      drawn.resizable().fixedSize()
    },
  ]

  /// An image of 40 by 20 points.
  @MainActor private static var drawn: Image {
    Image(size: CGSize(width: 40, height: 20)) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(.red))
    }
  }

  private static func image<V: View>(
    _ name: String, _ size: [CGFloat], _ frame: [CGFloat],
    @ViewBuilder view: @escaping @MainActor @Sendable () -> V
  ) -> KnownLayout {
    KnownLayout(
      name, source: .image, nil, nil, size: size, frames: [frame], of: "Image", view: view)
  }

  static let custom: [KnownLayout] = [
    KnownLayout(
      "a row whose views are as wide as its widest", source: .equalWidths, nil, nil,
      size: [166, 10], frames: [[0, 0, 50, 10], [58, 0, 50, 10], [116, 0, 50, 10]]
    ) { equal() },
    KnownLayout(
      "a row of equal widths from right to left", source: .ownLayout, nil, nil, size: [166, 10],
      frames: [[116, 0, 50, 10], [58, 0, 50, 10], [0, 0, 50, 10]], isMirrored: true
    ) { equal() },
    KnownLayout(
      "a custom layout reads values of its views", source: .ownLayout, nil, nil,
      size: [40, 35], frames: [[0, 0, 40, 10], [0, 25, 40, 10]]
    ) {
      Steps {
        block(40, 10).layoutValue(key: StepAfter.self, value: 15)
        block(40, 10)
      }
    },
    KnownLayout(
      "a custom layout places by an anchor", source: .ownLayout, 100, 60, size: [100, 60],
      frames: [[80, 50, 20, 10]]
    ) { BottomCorner { block(20, 10) } },
    KnownLayout(
      "a stack's layout arranges as the stack", source: .ownLayout, nil, nil, size: [20, 25],
      frames: [[0, 0, 10, 10], [0, 15, 20, 10]]
    ) {
      AnyLayout(VStackLayout(alignment: .leading, spacing: 5)) {
        block(10, 10)
        block(20, 10)
      }
    },
  ]

  @MainActor private static func equal() -> some View {
    EqualWidths {
      Color.red.frame(idealWidth: 30, idealHeight: 10)
      Color.red.frame(idealWidth: 50, idealHeight: 10)
      Color.red.frame(idealWidth: 20, idealHeight: 10)
    }
  }
}

/// A row in which each view is proposed the widest ideal size, with the gaps that the views prefer.
private struct EqualWidths: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = largest(subviews)
    return CGSize(
      width: size.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +),
      height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let size = largest(subviews)
    var x = bounds.minX
    for (view, gap) in zip(subviews, gaps(subviews)) {
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width + gap
    }
  }

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      index + 1 < subviews.count
        ? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal) : 0
    }
  }
}

private struct StepAfter: LayoutValueKey { static let defaultValue: CGFloat = 0 }

/// A column whose views say how far below them the next one is.
private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.reduce(.zero) { size, view in
      let own = view.sizeThatFits(.unspecified)
      return CGSize(
        width: max(size.width, own.width), height: size.height + own.height + view[StepAfter.self])
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for view in subviews {
      view.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += view.sizeThatFits(.unspecified).height + view[StepAfter.self]
    }
  }
}

/// A layout that takes what is proposed and puts its views at the bottom trailing corner.
private struct BottomCorner: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews {
      view.place(
        at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
        proposal: .unspecified)
    }
  }
}
