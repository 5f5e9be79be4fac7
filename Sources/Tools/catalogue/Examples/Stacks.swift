import SwiftUI

private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

let stacks = Chapter(
  title: "Stacks",
  examples: [
    Example("HStack") {
      HStack {
        Block(.red)
        Block(.green)
        Block(.blue)
      }
    },
    Example("VStack") {
      VStack(alignment: .leading) {
        Text("Title").font(.headline)
        Text("Subtitle").font(.caption).foregroundStyle(.secondary)
      }
    },
    Example("ZStack") {
      ZStack(alignment: .bottomTrailing) {
        Block(.blue, width: 72, height: 48)
        Block(.orange)
      }
    },
    Example("Spacer") {
      HStack {
        Text("Leading")
        Spacer()
        Text("Trailing")
      }
    },
    Example("Divider") {
      VStack {
        Text("Above")
        Divider()
        Text("Below")
      }
    },
    Example("LazyHStack") {
      LazyHStack(spacing: 4) {
        ForEach(0..<4) { index in Block(.teal).opacity(1 - Double(index) / 5) }
      }
      .frame(height: 24)
    },
    Example("LazyVStack") {
      LazyVStack(spacing: 4) {
        ForEach(1..<4) { index in Text("Row \(index)") }
      }
    },
    Example("ViewThatFits") {
      VStack(alignment: .leading) {
        ViewThatFits {
          Text("A long form that needs room")
          Text("Short")
        }
        .frame(width: 80, alignment: .leading)
        ViewThatFits {
          Text("A long form that needs room")
          Text("Short")
        }
      }
      .lineLimit(1)
    },
    Example("Layout") {
      Diagonal {
        Block(.red)
        Block(.green)
        Block(.blue)
      }
    },
    Example("Group") {
      HStack {
        Group {
          Text("One")
          Text("Two")
        }
        .padding(6)
        .background(.quaternary, in: .capsule)
      }
    },
    Example("ForEach") {
      HStack {
        ForEach(["sun.max", "cloud", "cloud.rain"], id: \.self) { Image(systemName: $0) }
      }
    },
    Example("EmptyView") {
      HStack {
        Block()
        EmptyView()
        Block()
      }
    },
    Example("GeometryReader") {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
      }
      .frame(width: 120, height: 24)
    },
    Example("View.layoutPriority") {
      HStack {
        Text("This one gives way first").lineLimit(1)
        Text("This one stays whole").lineLimit(1).layoutPriority(1)
      }
      .frame(width: 220)
    },
    Example("View.zIndex") {
      ZStack {
        Block(.red).offset(x: -8, y: -6).zIndex(1)
        Block(.blue).offset(x: 8, y: 6)
      }
    },
    Example("View.alignmentGuide") {
      HStack(alignment: .top) {
        Block(.red)
        Block(.blue).alignmentGuide(.top) { $0[VerticalAlignment.center] }
      }
    },
  ])
