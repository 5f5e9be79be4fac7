import DisplayList
import Foundation
import SwiftUI
import Testing
import WidgetKitCore

@testable import WidgetHost

/// Rows of text in stacks without a spacing of their own. In screenshots of widgets of three public projects (iOS 17 to 26)
/// they are 20.33 points apart at 17 points, the height of a line.
@MainActor @Suite struct TextRowsTests {
  private func pitches<V: View>(_ view: V, _ family: WidgetFamily = .systemSmall) throws
    -> [CGFloat]
  {
    let drawn = try DrawnEntry(view, family)
    let rows = drawn.list.views.filter { $0.kind == "Text" && $0.text?.isEmpty == false }
      .map(\.frame.minY)
    return zip(rows.dropFirst(), rows).map { $0 - $1 }
  }

  private func near(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 0.02 }
  }

  @Test func rowsAreAsFarApartAsTheirLinesAreHigh() throws {
    let rows = try pitches(
      VStack {
        Text(verbatim: "a")
        HStack { Text(verbatim: "b") }
        Text(verbatim: "c")
      })
    #expect(near(rows, [20.333, 20.333]))
  }

  /// A row beside an empty text, as of data that isn't there.
  @Test func anEmptyTextChangesNothing() throws {
    let rows = try pitches(
      VStack {
        Text(verbatim: "a")
        HStack {
          Text(verbatim: "b")
          Text(verbatim: "")
        }
        Text(verbatim: "c")
      })
    #expect(near(rows, [20.333, 20.333]))
  }

  /// On the Lock Screen, where a body's line is 18 points high.
  @Test func onTheLockScreenToo() throws {
    let rows = try pitches(
      VStack {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }, .accessoryRectangular)
    #expect(near(rows, [18]))
  }
}
