import DisplayList

/// The glyph that each face has for a character, as far as texts of the pictures show it.
struct GlyphTable {
  private var ids: [String: [Character: UInt32]] = [:]

  init(_ lists: [DisplayList]) {
    for list in lists {
      for case .glyphs(let run) in list.commands where !run.isRightToLeft {
        let characters = Array(run.text)
        guard characters.count == run.glyphs.count else { continue }
        for (character, glyph) in zip(characters, run.glyphs) {
          ids[run.face.face.identifier, default: [:]][character] = glyph.id
        }
      }
    }
  }

  func glyph(_ character: Character, _ face: FontFaceRef) -> UInt32? {
    ids[face.face.identifier]?[character]
  }
}
