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

  private func width(
    _ text: String, _ tags: [String], monospacedDigits: Bool = false
  ) throws -> Double {
    try set(
      text,
      font: { font in
        font.features = tags.map { FontFeature($0) }
        font.monospacedDigits = monospacedDigits
      }
    ).lines.element(0).width
  }

  /// Apple's documentation of `monospacedDigit()`: digits of fixed width. A set changes their forms, not that.
  @Test(arguments: ["ss01", "ss02", "ss06", "zero"])
  func digitsOfEqualWidthKeepItInAnotherForm(_ tag: String) throws {
    let ones = try width("1111", [], monospacedDigits: true)
    for digits in ["0000", "4444", "6666", "9999"] {
      #expect(try width(digits, [tag], monospacedDigits: true) == ones, "\(digits)")
    }
  }

  /// Digits above the line are drawn smaller, and stand closer.
  @Test func smallDigitsHaveASmallWidth() throws {
    let ones = try width("4444", [], monospacedDigits: true)
    #expect(try width("4444", ["sups"], monospacedDigits: true) < 0.9 * ones)
  }

  /// The set for the letter a changes no advance of a colon between digits, of a composed letter, or of what was lifted
  /// already.
  @Test(arguments: [
    ("9:41", "ss07"), ("9:41", "ss03"), ("a:b", "ss03"), ("e\u{301}", "ss07"),
    ("e\u{301}l", "ss01"),
    ("AV", "ss06"),
  ])
  func charactersThatAFeatureLeavesKeepTheirAdvance(_ text: String, _ tag: String) throws {
    #expect(try width(text, [tag]) == width(text, []))
  }

  /// SF kerns `av` and `41`, whatever their forms are.
  @Test(arguments: [("a", "v", "ss07"), ("4", "1", "ss02")])
  func anotherFormIsKerned(_ first: String, _ second: String, _ tag: String) throws {
    func kerning(_ tags: [String]) throws -> Double {
      try width(first + second, tags) - width(first, tags) - width(second, tags)
    }
    #expect(try kerning([]) < -0.01)
    #expect(try abs(kerning([tag]) - kerning([])) < 0.001)
  }

  /// The numbers of the sets are SF's; Source Serif 4, for one, has Bulgarian forms of вгдж in its first and a Serbian б in
  /// its second.
  @Test(arguments: [FontDescriptor.Design.serif, .monospaced], ["ss01", "ss02"])
  func substitutesOfOtherDesignsHaveNoStylisticSets(
    _ design: FontDescriptor.Design, _ tag: String
  ) throws {
    func glyphs(_ tags: [String]) throws -> [UInt32] {
      try set(
        "вгджб469a1",
        font: { font in
          font.design = design
          font.features = tags.map { FontFeature($0) }
        }
      ).lines.element(0).runs.element(0).glyphs.map(\.id)
    }
    #expect(try glyphs([tag]) == glyphs([]))
    #expect(try glyphs(["sups"]) != glyphs([]))
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
