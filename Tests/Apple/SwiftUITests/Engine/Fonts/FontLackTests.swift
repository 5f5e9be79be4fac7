import Foundation
import Testing

@testable import SwiftUI
@testable import Typesetting

@MainActor
@Suite struct FontLackTests {
  private func codes(_ view: some View) -> [String] {
    LaidOut(view).list.diagnostics.map(\.code)
  }

  @Test func anUnknownFontIsReported() {
    let laid = LaidOut(Text("Hi").font(.custom("No Such Family", size: 20)))
    #expect(laid.list.diagnostics.map(\.code) == ["unknown-font"])
    #expect(laid.list.diagnostics.first?.message.contains("No Such Family") == true)
  }

  @Test func aWidthThatTheSubstituteLacksIsReported() {
    #expect(codes(Text("Hi").fontWidth(.compressed)) == ["font-width"])
    #expect(codes(Text("Hi").fontWidth(.condensed)) == [])
    #expect(codes(Text("Hi").fontDesign(.serif).fontWidth(.compressed)) == [])
    #expect(codes(Text("Hi").fontWidth(.standard)) == [])
    #expect(codes(Text("Hi").font(.system(size: 20, weight: .bold, design: .serif))) == [])
  }

  /// Nunito's file has an axis of weight alone: the message is about the file, not about the substitute.
  @Test func aWidthThatAnOwnFileLacksIsReported() {
    FontLibrary.register(fontFileAt: FontLocations.pinned.appendingPathComponent("Nunito.ttf"))
    let text = Text("Hi").font(.custom("Nunito", size: 20))
    let laid = LaidOut(text.fontWidth(.condensed))
    #expect(laid.list.diagnostics.map(\.code) == ["font-width"])
    #expect(laid.list.diagnostics.first?.message.contains("75 per cent") == true)
    #expect(laid.list.diagnostics.first?.message.contains("substitute") == false)
    #expect(codes(text) == [])
  }
}
