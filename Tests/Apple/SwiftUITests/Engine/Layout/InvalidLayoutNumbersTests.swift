import SwiftUI
import Testing

private let box = Color.black

@MainActor
@Suite struct InvalidLayoutNumbersTests {
  @Test func framesDrawInvalidLengths() {
    drawsInvalidNumbers(.everything) { box.frame(width: $0) }
    drawsInvalidNumbers(.everything) {
      box.frame(width: $0, height: $0, alignment: .bottomTrailing)
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .nothing, large: .everything, negative: .everything,
      below: .everything
    ) { box.frame(minWidth: $0, minHeight: $0) }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .everything, negative: .nothing, below: .nothing
    ) { box.frame(idealWidth: $0, idealHeight: $0).fixedSize() }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .everything, large: .everything, negative: .nothing, below: .nothing
    ) { box.frame(maxWidth: $0, maxHeight: $0) }
    drawsInvalidNumbers(
      nan: .nothing, infinity: .nothing, large: .everything, negative: .nothing, below: .nothing
    ) { box.frame(minWidth: $0, idealWidth: $0, maxWidth: $0) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .everything, negative: .nothing,
      below: .everything
    ) { n in box.containerRelativeFrame(.horizontal) { length, _ in length * n } }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .black(18, 30, .center),
      below: .everything, others: [greatest: .everything]
    ) {
      box.containerRelativeFrame(.horizontal, count: 3, spacing: $0)
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .everything,
      below: .everything, tiny: .nothing
    ) { box.aspectRatio($0, contentMode: .fit) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .everything, negative: .everything,
      below: .everything, tiny: .nothing, others: [greatest: .nothing]
    ) { box.aspectRatio($0, contentMode: .fill) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .everything,
      below: .everything, tiny: .nothing
    ) { box.aspectRatio(CGSize(width: $0, height: 1), contentMode: .fit) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .everything, negative: .everything,
      below: .everything, others: [greatest: .nothing]
    ) { box.aspectRatio(CGSize(width: 1, height: $0), contentMode: .fill) }
  }

  @Test func paddingAndPositionsDrawInvalidLengths() {
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .everything,
      below: .everything, others: [-greatest: .nothing]
    ) { box.padding($0) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .everything,
      below: .everything, others: [-greatest: .nothing]
    ) { box.padding(.leading, $0) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .everything,
      below: .everything, others: [-greatest: .nothing]
    ) { box.padding(EdgeInsets(top: $0, leading: 0, bottom: 0, trailing: $0)) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .everything,
      below: .everything, others: [-greatest: .nothing]
    ) { box.safeAreaPadding($0) }
    drawsInvalidNumbers(.everything) { box.contentMargins($0) }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .everything,
      below: .something, others: [1e9: 100, greatest: .everything, -.infinity: .everything]
    ) { n in
      box.safeAreaInset(edge: .top, spacing: n) { box.frame(height: n) }
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .black(33, 23),
      below: .everything, others: [-greatest: .nothing]
    ) {
      box.offset(x: $0, y: $0)
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .black(33, 30),
      below: .everything, others: [-greatest: .nothing]
    ) {
      box.offset(CGSize(width: $0, height: 0))
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .black(13, 8),
      below: .everything, others: [-greatest: .nothing]
    ) {
      box.position(x: $0, y: $0)
    }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: .nothing, negative: .something, below: 0,
      others: [-greatest: .nothing]
    ) { n in
      HStack(alignment: .top) {
        box.alignmentGuide(.top) { _ in n }
        box.alignmentGuide(.top) { $0.height / n }
      }
    }
    drawsInvalidNumbers(.everything) { box.zIndex(Double($0)).layoutPriority(Double($0)) }
  }

  @Test func stacksAndGridsDrawInvalidLengths() {
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: .nothing, negative: .something, below: 0,
      others: [greatest: .nothing, -greatest: .something]
    ) { n in
      HStack(spacing: n) {
        box
        box
        Text("a")
      }
    }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: .nothing, negative: .something, below: 0,
      others: [greatest: .something, -greatest: .something]
    ) { n in
      VStack(spacing: n) {
        box
        box
        Text("a")
      }
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .everything,
      below: .something, others: [-.infinity: .everything]
    ) { n in
      LazyVStack(spacing: n) {
        box
        box
      }
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .nothing, negative: .everything,
      below: .everything
    ) { n in
      HStack {
        box
        Spacer(minLength: n)
        box
      }
    }
    drawsInvalidNumbers(
      nan: 0, infinity: 0, large: .nothing, negative: .something, below: .something,
      others: [-.infinity: 0]
    ) { n in
      Grid(horizontalSpacing: n, verticalSpacing: n) {
        GridRow {
          box
          Text("a")
        }
        GridRow { box }
      }
    }
    drawsInvalidNumbers(
      nan: .something, infinity: .something, large: .nothing, negative: .something,
      below: .something
    ) { n in
      LazyVGrid(columns: [GridItem(.fixed(n), spacing: n), GridItem()], spacing: n) {
        box
        box
        box
      }
    }
    drawsInvalidNumbers(
      nan: 100, infinity: .something, large: 100, negative: .nothing, below: .nothing
    ) { n in
      LazyVGrid(columns: [GridItem(.flexible(minimum: n, maximum: n))]) {
        box
        box
        box
      }
    }
    drawsInvalidNumbers(nan: 0, infinity: .something, large: 100, negative: 0, below: 0) { n in
      LazyHGrid(rows: [GridItem(.adaptive(minimum: n))]) {
        box
        box
        box
      }
    }
    drawsInvalidNumbers(
      nan: .something, infinity: .something, large: 100, negative: .nothing, below: .something,
      others: [-greatest: .nothing]
    ) { n in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 5, maximum: n), spacing: n)]) {
        box
        box
      }
    }
    drawsInvalidNumbers(
      nan: .everything, infinity: .everything, large: .something, negative: .everything,
      below: .everything, others: [1e9: 100]
    ) { n in
      ViewThatFits {
        box.frame(width: n)
        Text("a").frame(height: n)
      }
    }
    // A widget shows the content beneath the prohibition sign.
    drawsInvalidNumbers(
      nan: .something, infinity: .something, large: .something, negative: .something,
      below: .something
    ) { n in ScrollView { box.frame(height: n) } }
    drawsInvalidNumbers(
      nan: .everything, infinity: .nothing, large: .nothing, negative: .everything, below: .nothing,
      others: [-greatest: .everything]
    ) { n in GeometryReader { box.frame(width: $0.size.width / n) } }
  }
}
