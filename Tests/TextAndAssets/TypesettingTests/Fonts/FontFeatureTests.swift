import DisplayList
import Foundation
import TestSupport
import Testing
import Typesetting

@Suite struct FontFeatureTests {
  private func glyphs(_ text: String, _ tags: [String] = []) throws -> [UInt32] {
    try set(text, font: { font in font.features = tags.map { FontFeature($0) } })
      .lines.element(0).runs.element(0).glyphs.map(\.id)
  }

  /// The names that `CTFontCopyFeatures` gives SF's stylistic sets: 1 straight-sided six and nine, 2 open four, 3 vertically
  /// centered colon, 6 high legibility, 7 one-storey a. Other letters keep their forms.
  @Test(arguments: [
    ("ss01", "69", "0124578"), ("ss02", "4", "0123569"), ("ss03", ":", ".,;"),
    ("ss06", "0469Il", "bdh1237"), ("ss07", "a", "bdeg"),
  ])
  func aStylisticSetChangesItsLetters(_ tag: String, _ changed: String, _ kept: String) throws {
    for letter in changed {
      #expect(try glyphs("\(letter)", [tag]) != glyphs("\(letter)"), "\(letter)")
    }
    #expect(try glyphs(kept, [tag]) == glyphs(kept))
  }

  /// An I with serifs is wider than one without: it must not reach into the letter after it.
  @Test func anotherFormHasItsOwnAdvance() throws {
    func width(_ tags: [String]) throws -> Double {
      try set("I", font: { font in font.features = tags.map { FontFeature($0) } })
        .lines.element(0).width
    }
    #expect(try width(["ss06"]) > 1.3 * width([]))
    #expect(try width(["ss01"]) == width([]))
  }

  @Test func anUnknownFeatureHasNoEffect() throws {
    #expect(try glyphs("Ag4", ["ss04", "zzzz", "x"]) == glyphs("Ag4"))
  }

  /// Apple's documentation of `smallCaps()`: all small capitals; `lowercaseSmallCaps()` and `uppercaseSmallCaps()` are for one
  /// case each.
  @Test(arguments: [
    (true, false, [false, true]), (false, true, [true, false]), (true, true, [true, true]),
  ])
  func smallCapitalsAreForOneCaseOrBoth(
    _ lowercase: Bool, _ uppercase: Bool, _ small: [Bool]
  ) throws {
    let runs = try set(
      "Ab",
      font: {
        $0.smallCaps = lowercase
        $0.capitalsAreSmall = uppercase
      }
    ).lines.element(0).runs
    let full = try set("A").lines.element(0).runs.element(0).size
    #expect(
      runs.flatMap { run in run.text.map { _ in run.size < full } } == small)
    let capitals = try set("AB").lines.element(0).runs.element(0).glyphs.map(\.id)
    let drawn = runs.flatMap { $0.glyphs.map(\.id) }
    #expect(drawn.first == capitals.first)
    #expect((drawn.last == capitals.last) == lowercase)
  }
}
