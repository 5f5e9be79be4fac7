import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct PickerTests {
  private func hosted<V: View>(_ view: V, width: CGFloat = 300) -> LaidOut {
    LaidOut(view, width: width) { $0.surface = .app }
  }

  private func texts<V: View>(_ view: V) -> [String] {
    hosted(view).list.views.compactMap(\.text)
  }

  @Test func aMenuShowsWhatIsChosen() {
    let tagged = Picker("Size", selection: .constant("m")) {
      Text(verbatim: "Small").tag("s")
      Text(verbatim: "Medium").tag("m")
    }
    #expect(texts(tagged.pickerStyle(.menu)) == ["Medium"])
    // An element's identity is its tag where there is no other.
    let each = Picker("Number", selection: .constant(2)) {
      ForEach(0..<4) { Text(verbatim: "No. \($0)") }
    }
    #expect(texts(each) == ["No. 2"])
  }

  /// UISegmentedControl is 32 points high, its segments equal.
  @Test func segmentsShareTheWidth() throws {
    let picker = Picker("x", selection: .constant(0)) {
      Text(verbatim: "A").tag(0)
      Text(verbatim: "Longer").tag(1)
    }
    .pickerStyle(.segmented)
    let laid = hosted(picker, width: 204)
    #expect(laid.size == CGSize(width: 204, height: 32))
    let texts = laid.frames("Text")
    #expect(try abs(texts.element(0).midX - 52) <= 0.5)
    #expect(try abs(texts.element(1).midX - 152) <= 0.5)
  }

  @Test func inlineTicksTheChosen() throws {
    let picker = Picker("x", selection: .constant(1)) {
      Text(verbatim: "A").tag(0)
      Text(verbatim: "B").tag(1)
    }
    .pickerStyle(.inline)
    let laid = hosted(VStack { picker })
    #expect(laid.frames("Image").count == 1)
    #expect(try abs(laid.frames("Image").element(0).midY - laid.frames("Text").element(1).midY) < 3)
  }

  @Test func tabsShowTheSelectedPage() {
    func tabs(_ selection: Int) -> some View {
      TabView(selection: .constant(selection)) {
        Text(verbatim: "First").tag(1).tabItem { Text(verbatim: "One") }
        Text(verbatim: "Second").tag(2).tabItem { Text(verbatim: "Two") }
      }
    }
    func shown(_ selection: Int) -> [String] {
      LaidOut(tabs(selection), width: 300, height: 300) { $0.surface = .app }
        .list.views.compactMap(\.text)
    }
    #expect(shown(1) == ["First", "One", "Two"])
    #expect(shown(2) == ["Second", "One", "Two"])
  }

  /// 94 by 32, as UIStepper.
  @Test func aStepperIs94By32Points() {
    #expect(
      hosted(Stepper("x", value: .constant(1)).labelsHidden()).size
        == CGSize(width: 94, height: 32))
  }
}
