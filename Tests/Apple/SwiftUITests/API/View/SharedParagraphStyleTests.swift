import Foundation
import TestSupport
import Testing

@testable import SwiftUI

/// The paragraph style that texts of one environment share.
@MainActor
@Suite struct SharedParagraphStyleTests {
  @Test func anInnerLineLimitTakesEffectAfterAnOuterTextWasMeasured() throws {
    let words = "one two three four five six seven"
    let laid = LaidOut(
      VStack(spacing: 0) {
        Text(verbatim: words)
        Text(verbatim: words).lineLimit(1)
        Text(verbatim: words)
      }, width: 80)
    let heights = laid.frames("Text").map(\.height)
    #expect(heights.count == 3)
    #expect(try heights.element(1) < heights.element(0) / 2)
    #expect(try heights.element(2) == heights.element(0))
    #expect(
      laid.list.views.filter { $0.kind == "Text" }.map(\.isTruncated) == [false, true, false])
  }

  @Test func aChangeAfterTheStyleWasAskedForIsSeen() {
    var environment = EnvironmentValues()
    #expect(environment.paragraphStyle.lineLimit == nil)
    let outer = environment
    environment.lineLimit = 2
    environment.multilineTextAlignment = .trailing
    #expect(environment.paragraphStyle.lineLimit == 2)
    #expect(environment.paragraphStyle.alignment == .trailing)
    #expect(outer.paragraphStyle.lineLimit == nil)
    #expect(outer.paragraphStyle.alignment == .leading)
  }
}
