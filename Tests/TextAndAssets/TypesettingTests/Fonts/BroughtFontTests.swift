import Foundation
import TestSupport
import Testing

@testable import Typesetting

/// Fonts that a widget brings: what Apple's platforms read of them, and what they draw where such a font lacks a
/// character (f3rn4d0n/BitsoChallenge @892e6fe, DSErrorAlertTest and DSArtistDetailViewTest, iOS 17).
@Suite(.serialized) struct BroughtFontTests {
  /// Nunito as “Nunita”, with an ascent of half an em in `OS/2`, which the font asks to be used (USE_TYPO_METRICS).
  private static func fontWithOtherTypographicAscent() throws -> URL {
    var bytes = [UInt8](
      try Data(contentsOf: FontLocations.pinned.appendingPathComponent("Nunito.ttf")))
    func number(_ offset: Int, _ count: Int) throws -> Int {
      try (offset..<offset + count).reduce(0) { try $0 << 8 | Int(bytes.element($1)) }
    }
    let records = (0..<(try number(4, 2))).map { 12 + $0 * 16 }
    let record = try #require(
      records.first { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) == "OS/2" })
    let table = try number(record + 8, 4)
    try #require(try number(table + 62, 2) & 0x80 != 0)
    bytes.replaceSubrange(table + 68..<table + 70, with: [0x01, 0xF4])
    let name = "Nunito".utf16.flatMap { [UInt8(0), UInt8(truncatingIfNeeded: $0)] }
    for start in 0..<bytes.count - name.count
    where bytes[start..<start + name.count].elementsEqual(name) {
      bytes[start + name.count - 1] = UInt8(ascii: "a")
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
    try Data(bytes).write(to: file)
    return file
  }

  /// Nunito's `hhea` has an ascent of 1011 and a descent of 353 in an em of 1000. Lines of the measured font, whose
  /// `hhea` has 865 and 638 of 1024, are 17.6 pixels apart at 12 points, not 12, as its `OS/2` says.
  @Test func linesAreAsHighAsTheHorizontalHeaderSays() throws {
    let file = try Self.fontWithOtherTypographicAscent()
    defer { try? FileManager.default.removeItem(at: file) }
    FontLibrary.register(fontFileAt: file)
    let height = set("abc", size: 100, font: { $0.family = "Nunita" }).size.height
    #expect(abs(height - 136.4) < 0.34)
  }

  /// The Arabic font has no Latin letters; the system's font stands in, also where the text has nothing else.
  @Test func lettersThatABroughtFontLacksAreTheSystemsFont() throws {
    let entry = try #require(FontManifest.pinned.entry("NotoSansArabic-Regular"))
    FontLibrary.register(fontFileAt: URL(fileURLWithPath: FontLocations.path(of: entry)))
    func faces(_ text: String) -> [String] {
      set(text, font: { $0.family = "Noto Sans Arabic" }).lines.flatMap(\.runs)
        .map(\.face.face.identifier)
    }
    #expect(faces("abc") == ["Inter-4.1-fitted"])
    #expect(faces("é") == ["Inter-4.1-fitted"])
  }
}
