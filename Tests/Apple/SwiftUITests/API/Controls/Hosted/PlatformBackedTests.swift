import DisplayList
import Foundation
import Testing

@testable import SwiftUI

/// Apple leaves these views out of "SwiftUI views for widgets", and `ImageRenderer` puts a placeholder
/// in their place; a hosted view shows them.
@MainActor
@Suite struct PlatformBackedTests {
  private func notes<V: View>(_ view: V, _ surface: RenderingSurface) -> [String] {
    LaidOut(view, width: 100, height: 100) { $0.surface = surface }
      .list.diagnostics.filter { $0.code == "platform-view" }.compactMap(\.view)
  }

  @Test func uikitsViewsAreMarked() {
    let field = TextField("Name", text: .constant(""))
    #expect(notes(field, .widget) == ["TextField"])
    #expect(notes(field, .image) == ["TextField"])
    #expect(notes(field, .app) == [])
    #expect(notes(ScrollView { Text(verbatim: "x") }, .widget) == ["ScrollView"])
    #expect(notes(List { Text(verbatim: "x") }, .widget) == ["List"])
    #expect(notes(Slider(value: .constant(0.5)), .widget) == ["Slider"])
    #expect(notes(NavigationStack { Text(verbatim: "x") }, .image) == ["NavigationStack"])
  }

  /// Toggles and progress views are on Apple's list for widgets; an image renderer can't draw a UISwitch.
  @Test func widgetsHaveTogglesAndProgress() {
    let toggle = Toggle("x", isOn: .constant(true)).toggleStyle(.switch)
    #expect(notes(toggle, .widget) == [])
    #expect(notes(toggle, .image) == ["Toggle"])
    #expect(notes(ProgressView(), .widget) == [])
    #expect(notes(ProgressView(value: 0.5), .image) == [])
  }

  @Test func theContentIsNotDrawn() {
    let laid = LaidOut(List { Text(verbatim: "Hidden") }, width: 100, height: 100) {
      $0.surface = .widget
    }
    #expect(!laid.list.views.contains { $0.text == "Hidden" })
    #expect(laid.frames("List").last == CGRect(0, 0, 100, 100))
  }
}
