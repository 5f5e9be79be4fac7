import Foundation
import Testing

@testable import SwiftUI

/// What Apple's SwiftUI gave on a Mac.
@MainActor
@Suite struct MacTextTests {
  private func height(
    _ font: Font, scale: CGFloat, os: Int = 26, lines: Int = 1
  ) -> CGFloat {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    return LaidOut(Text(verbatim: text).font(font), scale: scale) {
      $0.platform = .macOS
      $0.osVersion = os
    }.size.height
  }

  /// Source: tevelee/SwiftUI-Flow @fb94ea2, ImageSnapshotTests: a caption padded by 4 is 21 high
  /// (vflow_maxWidthHeader), a callout padded by 5 is 25 (lineSeparator_dividers).
  @Test func macOS26RoundsAscentAndDescentApart() {
    #expect(height(.caption, scale: 1) == 13)
    #expect(height(.callout, scale: 1) == 15)
    #expect(height(.body, scale: 1) == 16)
  }

  /// Source: gabriel/swiftui-snapshot-testing @b9786ee, testTextRender1-macOS: 30.75 at @4x.
  @Test func largeTitle() { #expect(height(.largeTitle, scale: 4) == 30.75) }

  /// Source: doordash-oss/swiftui-preview-snapshots @36cd366, test_modify.AppKit-Long-Message: four
  /// lines of 22 points between paddings of 8 are 120 high.
  @Test func titleBefore26() { #expect(height(.title, scale: 2, os: 18, lines: 4) == 104) }

  /// Source: CodeEditApp/CodeEdit @cec6287, testSegmentedControlDark: the label is 216 of 255.
  @Test func labelsLetShineThrough() {
    var environment = EnvironmentValues()
    environment.platform = .macOS
    environment.colorScheme = .dark
    #expect((Color.primary.resolve(in: environment).opacity * 255).rounded() == 216)
  }
}
