import DisplayList
import Foundation
import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct FieldTests {
  private func hosted<V: View>(_ view: V, scale: CGFloat = 1) -> LaidOut {
    LaidOut(view, width: 400, height: 400, scale: scale) { $0.surface = .app }
  }

  /// doordash-oss/swiftui-preview-snapshots @36cd366, `test_observableObjectSnapshots.iOS-Valid`: the
  /// button's text stands 30 points below the field's, which begins at the field's edge.
  @Test func aFieldIs23PointsHighAtOnePixelAPoint() throws {
    let laid = hosted(
      VStack(spacing: 8) {
        TextField("Input", text: .constant("Hello World"))
        Button("Submit") {}
      }
      .padding(8))
    let field = try #require(laid.frames("TextField").first)
    #expect(field.width == 384)
    #expect(field.height == 23)
    let texts = laid.list.views.filter { $0.kind == "Text" }
    #expect(texts.map(\.text) == ["Hello World", "Submit"])
    #expect(try abs(texts.element(1).frame.minY - texts.element(0).frame.minY - 30) <= 1)
    #expect(texts.first?.frame.minX == 8)
  }

  @Test(arguments: [CGFloat(2), 3])
  func aFieldIs22PointsHigh(_ scale: CGFloat) {
    #expect(hosted(TextField("x", text: .constant("y")), scale: scale).size.height == 22)
  }

  /// The same, `iOS-Too-Short`: baselines at 180, 205 and 233 pixels.
  @Test func aTextUnderAFieldAndTheButtonUnderIt() {
    let laid = hosted(
      VStack(spacing: 8) {
        TextField("Input", text: .constant("Hi"))
        Text("Message Too Short").font(.caption)
        Button("Submit") {}
      }
      .padding(8)
      .frame(width: 400, height: 400))
    let baselines = laid.list.commands.compactMap { command -> CGFloat? in
      if case .glyphs(let run) = command { run.origin.y } else { nil }
    }
    #expect(baselines == [180, 205, 233])
  }

  @Test func anEmptyFieldShowsItsPrompt() {
    func text<V: View>(_ view: V) -> String? {
      hosted(view).list.views.first { $0.kind == "Text" }?.text
    }
    #expect(text(TextField("Name", text: .constant(""))) == "Name")
    #expect(
      text(TextField("Name", text: .constant(""), prompt: Text(verbatim: "Yours"))) == "Yours")
    #expect(text(TextField("Name", text: .constant("Ada"))) == "Ada")
    #expect(text(SecureField("Code", text: .constant("1234"))) == "••••")
    #expect(text(TextField("Count", value: .constant(1234), format: .number)) == "1,234")
  }

  /// UIKit's rounded rectangle is 34 points high around body text.
  @Test func aRoundedBorderIs34PointsHigh() {
    let field = TextField("x", text: .constant("y")).textFieldStyle(.roundedBorder)
    #expect(hosted(field, scale: 2).size == CGSize(width: 400, height: 34))
  }

  @Test func theTextFollowsTheAlignment() throws {
    let field = TextField("x", text: .constant("y")).multilineTextAlignment(.trailing)
    let text = try #require(hosted(field).frames("Text").first)
    #expect(text.maxX == 400)
  }
}
