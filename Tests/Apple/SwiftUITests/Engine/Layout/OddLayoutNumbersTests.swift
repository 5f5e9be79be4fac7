import SwiftUI
import Testing

private let box = Color.black

@MainActor
@Suite struct OddLayoutNumbersTests {
  @Test func frames() {
    drawsOddNumbers { box.frame(width: $0) }
    drawsOddNumbers { box.frame(width: $0, height: $0, alignment: .bottomTrailing) }
    drawsOddNumbers { box.frame(minWidth: $0, minHeight: $0) }
    drawsOddNumbers { box.frame(idealWidth: $0, idealHeight: $0).fixedSize() }
    drawsOddNumbers { box.frame(maxWidth: $0, maxHeight: $0) }
    drawsOddNumbers { box.frame(minWidth: $0, idealWidth: $0, maxWidth: $0) }
    drawsOddNumbers { n in box.containerRelativeFrame(.horizontal) { length, _ in length * n } }
    drawsOddNumbers { box.containerRelativeFrame(.horizontal, count: 3, spacing: $0) }
    drawsOddNumbers { box.aspectRatio($0, contentMode: .fit) }
    drawsOddNumbers { box.aspectRatio($0, contentMode: .fill) }
    drawsOddNumbers { box.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit) }
    drawsOddNumbers { box.aspectRatio(CGSize(width: 1, height: $0), contentMode: .fill) }
  }

  @Test func paddingAndPlaces() {
    drawsOddNumbers { box.padding($0) }
    drawsOddNumbers { box.padding(.leading, $0) }
    drawsOddNumbers { box.padding(EdgeInsets(top: $0, leading: 0, bottom: 0, trailing: $0)) }
    drawsOddNumbers { box.safeAreaPadding($0) }
    drawsOddNumbers { box.contentMargins($0) }
    drawsOddNumbers { n in box.safeAreaInset(edge: .top, spacing: n) { box.frame(height: n) } }
    drawsOddNumbers { box.offset(x: $0, y: $0) }
    drawsOddNumbers { box.offset(CGSize(width: $0, height: 0)) }
    drawsOddNumbers { box.position(x: $0, y: $0) }
    drawsOddNumbers { n in
      HStack(alignment: .top) {
        box.alignmentGuide(.top) { _ in n }
        box.alignmentGuide(.top) { $0.height / n }
      }
    }
    drawsOddNumbers { box.zIndex(Double($0)).layoutPriority(Double($0)) }
  }

  @Test func stacksAndGrids() {
    drawsOddNumbers { n in
      HStack(spacing: n) {
        box
        box
        Text("a")
      }
    }
    drawsOddNumbers { n in
      VStack(spacing: n) {
        box
        box
        Text("a")
      }
    }
    drawsOddNumbers { n in
      LazyVStack(spacing: n) {
        box
        box
      }
    }
    drawsOddNumbers { n in
      HStack {
        box
        Spacer(minLength: n)
        box
      }
    }
    drawsOddNumbers { n in
      Grid(horizontalSpacing: n, verticalSpacing: n) {
        GridRow {
          box
          Text("a")
        }
        GridRow { box }
      }
    }
    drawsOddNumbers { n in
      LazyVGrid(columns: [GridItem(.fixed(n), spacing: n), GridItem()], spacing: n) {
        box
        box
        box
      }
    }
    drawsOddNumbers { n in
      LazyVGrid(columns: [GridItem(.flexible(minimum: n, maximum: n))]) {
        box
        box
        box
      }
    }
    drawsOddNumbers { n in
      LazyHGrid(rows: [GridItem(.adaptive(minimum: n))]) {
        box
        box
        box
      }
    }
    drawsOddNumbers { n in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 5, maximum: n), spacing: n)]) {
        box
        box
      }
    }
    drawsOddNumbers { n in
      ViewThatFits {
        box.frame(width: n)
        Text("a").frame(height: n)
      }
    }
    drawsOddNumbers { n in ScrollView { box.frame(height: n) } }
    drawsOddNumbers { n in GeometryReader { box.frame(width: $0.size.width / n) } }
  }
}
