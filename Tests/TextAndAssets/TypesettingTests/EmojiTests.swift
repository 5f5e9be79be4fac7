import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct EmojiTests {
  private func isColor(_ text: String) -> [Bool] { set(text).lines[0].runs.map(\.isColor) }

  /// UTS #51: presentation by default, by U+FE0F, by a skin tone, as a flag, as a keycap.
  @Test(arguments: ["😀", "☀\u{FE0F}", "👍🏽", "🇩🇪", "3\u{FE0F}\u{20E3}", "👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func onePictureEach(_ text: String) throws {
    let layout = set(text)
    #expect(layout.lines.first?.runs.map(\.isColor) == [true])
    #expect(try layout.lines.element(0).runs.element(0).glyphs.count == 1)
  }

  @Test(arguments: ["3", "#", "©", "☀\u{FE0E}", "™", "→"])
  func textStaysText(_ text: String) { #expect(isColor(text) == [false]) }

  /// `CTFontCreateForString` on iOS 26: U+2733 is of the emoji, with U+FE0E of Menlo; ✢ is no emoji
  /// (migueldeicaza/SwiftTerm, pull request 575). A Mac takes a monochrome font for each.
  @Test func symbolsThatMayBeEitherArePicturesOnAPhone() {
    for text in ["✳", "⚠", "✔", "❤", "☀"] {
      #expect(isColor(text) == [true], "\(text)")
      let mac = set(text, font: { $0.platform = .macOS })
      #expect(mac.lines.first?.runs.map(\.isColor) == [false], "\(text)")
    }
    #expect(isColor("✢") == [false])
  }

  /// Core Text asks the text's font first. SF Mono has ☢, a letter wide (meshtastic/Meshtastic-Apple, radiation, of iOS 26: 17.7
  /// points of ink at 30, and the next view begins 18.5 points and the spacing after it). Of ⚠, ✔ and ✳ see above.
  @Test func symbolsOfTheFontItselfAreText() throws {
    for text in ["☢", "↔", "↕"] {
      let mono = set(text, size: 30, font: { $0.design = .monospaced })
      #expect(try mono.lines.element(0).runs.map(\.isColor) == [false], "\(text)")
      #expect(abs(mono.size.width - 18.5) < 0.5, "\(text) is \(mono.size.width) wide")
    }
    for text in ["⚠", "✔", "✳"] {
      #expect(
        set(text, font: { $0.design = .monospaced }).lines.first?.runs.map(\.isColor) == [true],
        "\(text)")
    }
  }

  @Test func aFamilyIsNeverPartedByALineBreak() {
    let layout = set("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", width: 30)
    #expect(layout.lines.map(\.text) == ["👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"])
  }
}
