import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ContentUnavailableViewTests {
  private func height<V: View>(_ label: V) throws -> CGFloat {
    let laid = LaidOut(
      ContentUnavailableView { label }, width: 300, height: 300, scale: 3)
    return try laid.frames("Text").element(0).height
  }

  /// A font set on the label itself goes before the one set around it: a line of 20 points is 20 · 2444 / 2048 high, up to
  /// the next of three pixels a point. Without one the label has a line of the second title, 26.333 (`layout_facts.json`
  /// of the fidelity tool, lh-title2).
  @Test func aFontOfTheLabelIsKept() throws {
    #expect(try abs(height(Text(verbatim: "x").font(.system(size: 20))) - 24) < 0.001)
    #expect(try abs(height(Text(verbatim: "x")) - 26.333) < 0.001)
  }
}
