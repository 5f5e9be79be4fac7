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

  /// almayor/OrthoTimer, IMG_9E4D682A3274-1.jpeg (1179 × 2556, three pixels a point): a `ScrollView` 921 × 298 pixels large has
  /// a sign 268 pixels across in its middle, with lines 29.5 pixels wide; its rows stand on the yellow.
  @Test func aScrollViewsContentIsUnderTheSign() throws {
    let size = CGSize(width: 307, height: 298.0 / 3)
    let laid = LaidOut(
      ScrollView { Color.blue.frame(height: 44) }, width: size.width, height: size.height
    ) {
      $0.surface = .widget
    }
    var fills: [RGBA] = []
    var strokes: [(outline: Outline, width: CGFloat)] = []
    for command in laid.list.commands {
      switch command {
      case .fill(_, _, .color(let color)): fills.append(color)
      case .stroke(let outline, let stroke, _): strokes.append((outline, stroke.width))
      default: break
      }
    }
    #expect(fills.first == RGBA(1, 0.8, 0, 1) && fills.count == 2)
    #expect(strokes.count == 2)
    let ring = try #require(strokes.first)
    guard case .ellipse(let circle) = ring.outline else {
      Issue.record("The ring isn't drawn.")
      return
    }
    #expect(abs((circle.width + ring.width) * 3 - 268) < 1.5)
    #expect(abs(ring.width * 3 - 29.5) < 0.5)
    #expect(abs(circle.midX * 3 - 460.5) < 1 && abs(circle.midY * 3 - 149) < 1)
  }
}
