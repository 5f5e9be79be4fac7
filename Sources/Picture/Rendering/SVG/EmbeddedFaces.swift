import DisplayList
import Foundation

/// The faces that a document brings with it. Each maps a character to the very glyph that was set,
/// so that the viewer need not know any rule of the font; where one character was set as two
/// glyphs (a zero of the table's width, and one of its own), the face comes twice.
struct EmbeddedFaces {
  struct Entry {
    var face: FontFace
    /// A name for CSS, made up here.
    var family: String
    var glyphs: [UInt32: UInt32] = [:]
  }

  private(set) var entries: [Entry] = []
  private var numbers: [FontFaceRef: [Int]] = [:]

  /// The family in which a run is set. It has a glyph for each character.
  mutating func family(for run: GlyphRun) -> String {
    let pairs = zip(run.text.unicodeScalars.map(\.value), run.glyphs.map(\.id))
    let known = numbers[run.face] ?? []
    let fitting = known.first { number in
      pairs.allSatisfy { entries[number].glyphs[$0, default: $1] == $1 }
    }
    // A run may itself have two glyphs for one character; then its last glyph is used for both.
    let number = fitting ?? entries.count
    if fitting == nil {
      entries.append(Entry(face: run.face.face, family: "f\(number)"))
      numbers[run.face] = known + [number]
    }
    for (scalar, glyph) in pairs { entries[number].glyphs[scalar] = glyph }
    return entries[number].family
  }
}
