internal import CHarfBuzz

/// Chooses the face for each letter of one run.
struct Itemizer {
  enum Choice: Equatable {
    /// Characters without glyph and width: controls, newlines.
    case nothing
    case face(ShapingFace, script: UInt32, isSmallCapital: Bool)

    static func == (a: Choice, b: Choice) -> Bool {
      switch (a, b) {
      case (.nothing, .nothing): return true
      case (.face(let f, let s, let c), .face(let g, let t, let d)):
        return f === g && s == t && c == d
      default: return false
      }
    }
  }

  private let font: ResolvedFont
  private let language: String
  private let functions: OpaquePointer
  private var script = HB_SCRIPT_LATIN.rawValue
  /// The script of the last letter that the primary face drew: spaces and stops join it.
  private var primaryScript = HB_SCRIPT_LATIN.rawValue
  private var previous: ShapingFace?

  init(font: ResolvedFont, language: String) {
    self.font = font
    self.language = language
    self.functions = hb_unicode_funcs_get_default()
  }

  mutating func choice(for letter: Character) -> Choice {
    guard let first = letter.unicodeScalars.first else { return .nothing }
    if letter.isNewline || isControl(first) { return .nothing }
    let prefersPictures = font.descriptor.platform != .macOS && !font.hasOwn(first.value)
    if letter.isDrawnAsEmoji(prefersPictures: prefersPictures), let emoji = font.emoji {
      return .face(emoji, script: HB_SCRIPT_COMMON.rawValue, isSmallCapital: false)
    }
    let own = hb_unicode_script(functions, first.value).rawValue
    let isShared = own == HB_SCRIPT_COMMON.rawValue || own == HB_SCRIPT_INHERITED.rawValue
    if !isShared { script = own }
    let isSmallCapital = SmallCapitals.applies(to: first, font.descriptor)
    // Spaces that the face lacks are made from its own.
    if font.primary.has(first.value) || first.properties.generalCategory == .spaceSeparator {
      if !isShared { primaryScript = script }
      return .face(font.primary, script: primaryScript, isSmallCapital: isSmallCapital)
    }
    // Marks and punctuation of a script stay with the letters before them.
    if isShared, let previous, previous.has(first.value) {
      return .face(previous, script: script, isSmallCapital: false)
    }
    let face = font.fallback(for: first.value, script: script, language: language)
    previous = face
    return .face(face ?? font.primary, script: script, isSmallCapital: false)
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF:
      return true
    default: return false
    }
  }
}
