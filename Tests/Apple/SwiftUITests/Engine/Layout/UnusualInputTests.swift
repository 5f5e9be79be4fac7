import Foundation
import TestSupport
import Testing

@testable import SwiftUI

private let box = Color(red: 0, green: 0, blue: 0)

/// Numbers that a developer's arithmetic can bring: each gives a picture or a diagnostic, and never a trap.
@MainActor
@Suite struct UnusualInputTests {
  /// Apple's frames leave a length out that is none, and log it.
  @Test(arguments: [-5, .infinity, .nan, -.infinity] as [CGFloat])
  func aFrameWithoutALengthIsNone(_ length: CGFloat) {
    let laid = LaidOut(
      box.frame(width: 30, height: 20).frame(width: length, height: length), width: 100, height: 50)
    #expect(laid.size == CGSize(width: 30, height: 20))
    #expect(laid.list.diagnostics.map(\.code) == ["invalid-frame"])
  }

  /// Each level asks its child for its least, its greatest and its share: without a memory for the
  /// answers that is three to the thirtieth.
  @Test func stacksInStacksInStacksAreMeasuredOnce() {
    var view = AnyView(box)
    for level in 0..<60 {
      let inner = view
      view =
        level.isMultiple(of: 2)
        ? AnyView(
          HStack {
            inner
            Text(verbatim: "\(level)")
            Spacer()
          })
        : AnyView(
          VStack {
            box.frame(height: 1)
            inner.frame(maxWidth: .infinity).padding(0.5)
          })
    }
    #expect(LaidOut(view, width: 900, height: 900).frames("Text").count == 30)
  }

  @Test func choicesInChoicesAreMeasuredOnce() {
    var view = AnyView(box.frame(width: 20, height: 20))
    for level in 0..<40 {
      let inner = view
      view = AnyView(
        ViewThatFits {
          box.frame(width: 400)
          HStack(spacing: 0) {
            inner
            Spacer(minLength: level == 20 ? 300 : 0)
          }
          Text(verbatim: "none fits")
        })
    }
    #expect(LaidOut(view, width: 100, height: 100).frames("Text").count == 1)
  }

  @Test func readersInReadersAreMadeOnce() {
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(box) : AnyView(GeometryReader { _ in VStack { nest(depth - 1) } })
    }
    #expect(LaidOut(nest(200), width: 50, height: 50).frames("Color") == [CGRect(0, 0, 50, 50)])
  }

  /// The nesting that a thread of the usual 8 MB allows.
  @Test func viewsNestDeeply() {
    var view = AnyView(box)
    for _ in 0..<500 { view = AnyView(view.padding(.leading, 0.001).opacity(1)) }
    let laid = LaidOut(view, width: 100, height: 50)
    #expect(laid.frames("Color").count == 1)
    #expect(laid.list.diagnostics.isEmpty)
  }

  /// Containers that hold a view, each by another way through the engine.
  enum Container: CaseIterable {
    case modifiers, reader, zStack, hStack, forEach, group, background, overlay, grid, frame,
      choice,
      preference, mask

    @MainActor
    func around(_ view: AnyView) -> AnyView {
      switch self {
      case .modifiers: AnyView(view.padding(.leading, 0.001).opacity(1))
      case .reader: AnyView(GeometryReader { _ in VStack { view } })
      case .zStack: AnyView(ZStack { view })
      case .hStack:
        AnyView(
          HStack {
            view
            Text(verbatim: "x")
          })
      case .forEach: AnyView(ForEach(0..<1, id: \.self) { _ in view })
      case .group: AnyView(Group { view })
      case .background: AnyView(view.background(.clear))
      case .overlay: AnyView(Spacer().overlay(view))
      case .grid: AnyView(Grid { GridRow { view } })
      case .frame: AnyView(view.frame(maxWidth: .infinity).fixedSize())
      case .choice: AnyView(ViewThatFits { view })
      case .preference: AnyView(view.backgroundPreferenceValue(NoKey.self) { _ in EmptyView() })
      case .mask: AnyView(view.mask { Circle() })
      }
    }

    struct NoKey: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
  }

  /// 300 nested readers, on a thread of 8 MB, which they once used up.
  @Test(arguments: Container.allCases)
  func aThousandContainersInEachOtherAreDrawn(_ container: Container) {
    let view = (0..<1000).reduce(AnyView(box)) { view, _ in container.around(view) }
    let start = processorSeconds()
    let laid = LaidOut(view, width: 100, height: 50)
    #expect(processorSeconds() - start < 60)
    #expect(laid.frames("Color").count == 1)
    #expect(laid.list.diagnostics.isEmpty)
  }

  @Test(arguments: Container.allCases)
  func fiveThousandContainersInEachOtherAreLeftOutAndReported(_ container: Container) {
    let view = (0..<5000).reduce(AnyView(box)) { view, _ in container.around(view) }
    let laid = LaidOut(view, width: 100, height: 50)
    #expect(laid.frames("Color").isEmpty)
    #expect(laid.list.diagnostics.map(\.code) == ["too-deep"])
  }

  @Test func aLetterOfThousandsOfMarksIsReported() {
    let laid = LaidOut(Text(verbatim: "a" + String(repeating: "\u{301}", count: 600)))
    #expect(laid.list.diagnostics.map(\.code) == ["oversized-letter"])
    #expect(laid.list.diagnostics.first?.message.contains("“a”, has 600 marks") == true)
  }

  @Test func stacksNestDeeply() {
    var view = AnyView(box)
    for level in 0..<300 {
      let inner = view
      view = level.isMultiple(of: 2) ? AnyView(VStack { inner }) : AnyView(HStack { inner })
    }
    #expect(LaidOut(view, width: 100, height: 50).frames("Color") == [CGRect(0, 0, 100, 50)])
  }

  private struct Loop: View {
    var body: some View { AnyView(Loop()) }
  }

  @Test func aViewThatHoldsItselfIsReportedAsTooDeep() {
    #expect(LaidOut(Loop(), width: 10, height: 10).list.diagnostics.map(\.code) == ["too-deep"])
  }

  @Test func manyChildrenAreLaidOut() {
    let column = VStack(spacing: 0) { ForEach(0..<10_000) { _ in box.frame(height: 1) } }
    #expect(LaidOut(column, width: 10).size == CGSize(width: 10, height: 10_000))
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 10), spacing: 0)], spacing: 0) {
      ForEach(0..<10_000) { _ in box.frame(height: 1) }
    }
    #expect(LaidOut(grid, width: 100).size == CGSize(width: 100, height: 1000))
    let pile = ZStack { ForEach(0..<10_000) { Text(verbatim: "\($0 % 10)") } }
    #expect(LaidOut(pile).frames("Text").count == 10_000)
  }

  @Test func aGuideThatAsksForItselfEnds() {
    let laid = LaidOut(
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "a").alignmentGuide(.firstTextBaseline) { d in
          d[.firstTextBaseline] + d[VerticalAlignment.center]
        }
        box.frame(width: 5, height: 5).alignmentGuide(VerticalAlignment.center) { d in
          d[.bottom] + d[VerticalAlignment.center]
        }
      }, width: 50, height: 50)
    #expect(laid.size.height.isFinite)
  }

  private enum Circular: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment(Circular.self)]
    }
  }

  /// Apple's would recurse without an end.
  @Test func aGuideWhoseDefaultIsItselfIsZero() {
    let laid = LaidOut(
      VStack(alignment: HorizontalAlignment(Circular.self)) { box.frame(width: 5, height: 5) })
    #expect(laid.size == CGSize(width: 5, height: 5))
  }

  @Test func aPictureWithoutAnEndIsNone() {
    let renderer = ImageRenderer(content: box)
    renderer.proposedSize = .infinity
    #expect(renderer.cgImage == nil)
  }

  @Test func aVeryLongTextIsSet() {
    let text = String(repeating: "Lorem ipsum ", count: 8400)
    let laid = LaidOut(Text(verbatim: text), width: 300, height: 200, scale: 3)
    // Nine lines of the body font: 20⅓ points, and 22 for each further one; a tenth has no room.
    #expect(abs(laid.size.height - 196.333) < 0.001)
    #expect(laid.size.width > 250 && laid.size.width <= 300)
    #expect(laid.list.views.map(\.isTruncated) == [true])
    #expect(LaidOut(Text(verbatim: ""), width: 300, height: 200).size.width == 0)
  }
}
