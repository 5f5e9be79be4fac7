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

  /// The row below the cost in energyWidgetSystemMediumSnapshot of home-assistant/iOS @d722d78, where nothing is cut
  /// within the 110 points that the card has left: a text beside a stack of an image and a text comes first if it is
  /// less flexible, with the minimum of each measured in the same way.
  @Test func aTimeInAStackOfItsOwnIsNotCutBesideAShorterText() {
    let laid = LaidOut(
      HStack(spacing: 4) {
        Text(verbatim: "Today").font(.system(size: 11, weight: .semibold))
        Text(verbatim: "·").font(.system(size: 11))
        HStack(spacing: 2) {
          Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
          Text(verbatim: "1:00\u{202F}PM").font(.system(size: 11))
        }
      }.lineLimit(1), width: 110, height: 20, scale: 3)
    // Apple's ink begins 880 pixels from the left, three a point, and ends at 1001.
    #expect(laid.frames("Text").last.map { abs($0.width - 121 / 3) < 1 } == true)
  }

  /// autoreleasefool/approach @0b5ed42, iOS 18: pictures of the size that a view has where nothing is offered. A text
  /// within padding (EdgeBorderTests) is 96 pixels wide and high, twice the padding's 16 points; a label (EditButtonTests)
  /// is as high as its icon, 55 pixels, which is less than a line's 61.
  @Test func aTextThatIsOfferedNothingHasNoSize() throws {
    let padded = LaidOut(Text(verbatim: "Top Border").padding(), width: 0, height: 0, scale: 3)
    #expect(padded.size == CGSize(width: 32, height: 32))
    let label = LaidOut(
      HStack {
        Color.red.frame(width: 17, height: 55.0 / 3)
        Text(verbatim: "Edit")
      }, width: 0, height: 0, scale: 3)
    #expect(abs(label.size.height - 55.0 / 3) < 0.01)
    #expect(abs(label.size.width - 25) < 0.01)
    #expect(
      !label.list.commands.contains { command in
        if case .glyphs = command { true } else { false }
      })
  }
}
