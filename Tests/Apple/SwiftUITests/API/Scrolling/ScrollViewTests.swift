import DisplayList
import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ScrollViewTests {
  private func hosted<V: View>(
    _ view: V, width: CGFloat? = nil, height: CGFloat? = nil,
    change: (inout EnvironmentValues) -> Void = { _ in }
  ) -> LaidOut {
    LaidOut(view, width: width, height: height) {
      $0.surface = .app
      change(&$0)
    }
  }

  private var tall: some View { Color.red.frame(width: 30, height: 500) }

  /// Along its axis it takes the offer; across it has its content's width.
  @Test func size() {
    let laid = hosted(ScrollView { tall }, width: 100, height: 200)
    #expect(laid.size == CGSize(width: 30, height: 200))
    #expect(laid.frames("Color").first == CGRect(0, 0, 30, 500))
    let ideal = hosted(ScrollView { tall }.fixedSize())
    #expect(ideal.size == CGSize(width: 30, height: 500))
  }

  @Test func shortContentLiesAtTheStart() {
    let laid = hosted(
      ScrollView(.horizontal) { Color.red.frame(width: 20, height: 10) }, width: 100, height: 50)
    #expect(laid.size == CGSize(width: 100, height: 10))
    #expect(laid.frames("Color").first == CGRect(0, 0, 20, 10))
  }

  /// Arabic reads from the right: a row begins there.
  @Test func rowsStartAtTheRightInArabic() {
    let laid = hosted(
      ScrollView(.horizontal) { Color.red.frame(width: 150, height: 10) }, width: 100, height: 50
    ) { $0.layoutDirection = .rightToLeft }
    #expect(laid.frames("Color").first?.minX == -50)
  }

  @Test func severalViewsLieInAColumn() {
    let laid = hosted(
      ScrollView {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 40, height: 10)
      }, width: 100, height: 100)
    #expect(laid.frames("Color").map(\.minY) == [0, 18])
    #expect(laid.size.width == 40)
  }

  @Test func anchorsAndMargins() {
    let end = hosted(ScrollView { tall }.defaultScrollAnchor(.bottom), width: 100, height: 200)
    #expect(end.frames("Color").first?.minY == -300)
    let margins = hosted(
      ScrollView { Color.red.frame(height: 40) }.contentMargins(.horizontal, 10), width: 100,
      height: 200)
    #expect(margins.frames("Color").first == CGRect(10, 0, 80, 40))
  }

  @Test func whatIsOutsideIsCutOff() {
    func clips<V: View>(_ view: V) -> Bool {
      hosted(view, width: 100, height: 200).list.commands.contains {
        if case .beginGroup(let group) = $0 { return group.clip != nil }
        return false
      }
    }
    #expect(clips(ScrollView { tall }))
    #expect(!clips(ScrollView { tall }.scrollClipDisabled()))
    #expect(!clips(ScrollView { Color.red.frame(height: 20) }))
  }
}
