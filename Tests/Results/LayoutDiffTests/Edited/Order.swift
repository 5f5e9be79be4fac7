import SwiftUI

/// A layout of one's own.
struct Fan: Layout {
  var gap: CGFloat = 4
  var slope: CGFloat = 2
  var isReversed = false
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let s = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: s.map(\.width).reduce(0, +) + gap * CGFloat(max(s.count - 1, 0)),
      height: (s.map(\.height).max() ?? 0) + slope * CGFloat(s.count))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (i, s) in (isReversed ? Array(subviews.reversed()) : Array(subviews)).enumerated() {
      s.place(at: CGPoint(x: x, y: bounds.minY + slope * CGFloat(i)), proposal: .unspecified)
      x += s.sizeThatFits(.unspecified).width + gap
    }
  }
}

/// Guides, grids and spacers.
struct Order: View {
  let e: Made
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Fan(gap: e.pick("gap", 4, 9), slope: e.pick("slope", 2, 5), isReversed: e("reversed")) {
        Text(verbatim: "one").font(.caption)
        Text(verbatim: "two").font(.caption)
        Text(verbatim: "three").font(.caption)
      }
      HStack(alignment: .top) {
        Text(verbatim: "Guide").font(.caption)
          .alignmentGuide(.top) { $0[.top] - e.pick("guide", 2, 7) }
        Text(verbatim: "Other").font(e.pick("otherFont", .caption, .body))
        Text(verbatim: "End").font(.caption).alignmentGuide(.top) {
          $0[.bottom] + e.pick("guideBottom", 0, 3)
        }
      }
      Grid(horizontalSpacing: e.pick("gridSpacing", 4, 10), verticalSpacing: 3) {
        GridRow {
          Text(verbatim: "a").font(.caption)
          Text(verbatim: "bb").font(.caption)
        }
        GridRow {
          Text(verbatim: "ccc").font(.caption)
          Text(verbatim: "d").font(.caption).gridColumnAlignment(
            e.pick("columnAlign", .center, .trailing))
        }
      }
      HStack(spacing: 0) {
        Text(verbatim: "left").font(.caption)
        Spacer().frame(width: e.pick("spacerFrame", 10, 30))
        Text(verbatim: "right").font(.caption).layoutPriority(e.pick("priority", 0, 1))
        Color.clear.frame(width: e.pick("clear", 5, 15), height: 1)
        Text(
          verbatim: e("longName") ? "A very long name of something that cannot be shown" : "name"
        ).font(.caption)
      }
      .lineLimit(1)
      GeometryReader { room in
        Capsule().fill(.blue).frame(width: room.size.width * e.pick("share", 0.3, 0.6))
      }.frame(height: 5)
    }
    .padding(e.pick("outerPad", 0, 5))
    .containerBackground(.white, for: .widget)
  }
}
