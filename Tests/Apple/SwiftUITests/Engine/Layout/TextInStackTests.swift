import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct TextInStackTests {
  /// A stack that measured its texts at their ideal widths must give each that width when it
  /// places them, whatever the sums of thirds of points round to.
  @Test(arguments: [1.0, 2.0, 3.0])
  func textsKeepTheirIdealWidthThroughNestedStacks(_ scale: CGFloat) {
    let words = ["Shanghai", "1,024", "+3.17%", "9:41", "Watchlist", "Il", "Wi-Fi", "72°"]
    let ideal = words.map { LaidOut(Text(verbatim: $0), scale: scale).size.width }
    let laid = LaidOut(
      HStack(spacing: 0.1) {
        HStack(spacing: 0.7) { ForEach(words.prefix(4), id: \.self) { Text(verbatim: $0) } }
        HStack {
          HStack(spacing: 1.3) { ForEach(words.suffix(4), id: \.self) { Text(verbatim: $0) } }
        }.padding(.horizontal, 0.3)
      }.fixedSize(), width: 50, height: 50, scale: scale)
    #expect(laid.frames("Text").map(\.width) == ideal)
  }

  @Test func theTextGivesWayToASpacersMinimumOnly() throws {
    let laid = LaidOut(
      HStack {
        Text(verbatim: "A line that is far too long for so little room")
        Spacer()
        Color(red: 0, green: 0, blue: 0).frame(width: 20, height: 10)
      }, width: 200, height: 100)
    let text = try laid.frames("Text").element(0)
    #expect(text.width > 140 && text.width <= 172)
    #expect(try laid.frames("Color").element(0).maxX <= 200)
  }
}
