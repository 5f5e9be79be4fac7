internal import CHarfBuzz
import DisplayList

/// Cuts runs into items that one face draws, shapes them and lays out their advances.
struct ParagraphBuilder {
  /// The most UTF-16 units of one letter that are shaped: HarfBuzz looks for the base of each mark by going
  /// back over all marks before it, so that tens of thousands would take seconds. Unicode's stream-safe
  /// format allows 30 marks (UAX #15).
  static let letterLimit = 512

  private let runs: [TextRun]
  private let language: String
  private let library: FontLibrary
  private let shaper: Shaper
  private var units: [UInt16] = []
  private var items: [Paragraph.Item] = []
  private var marks: [Paragraph.Marks] = []
  private var levels: [UInt8]?
  private var baseLevel: UInt8 = 0

  static func build(
    _ key: ParagraphKey, library: FontLibrary, shaper: Shaper, opportunities: LineBreakOpportunities
  ) -> Paragraph {
    var builder = ParagraphBuilder(key, library: library, shaper: shaper)
    return builder.build(opportunities: opportunities)
  }

  private init(_ key: ParagraphKey, library: FontLibrary, shaper: Shaper) {
    self.runs = key.runs
    self.language = key.language
    self.library = library
    self.shaper = shaper
    for run in runs { units.append(contentsOf: run.text.utf16) }
    if let bidi = Bidi.levels(of: units, isRightToLeft: key.isRightToLeft) {
      levels = bidi.levels
      baseLevel = bidi.base
    }
    marks = [Paragraph.Marks](repeating: [], count: units.count)
  }

  private mutating func build(opportunities: LineBreakOpportunities) -> Paragraph {
    var start = 0
    for index in runs.indices {
      let end = start + runs[index].text.utf16.count
      itemize(run: index, start..<end)
      start = end
    }
    return Paragraph(
      units: units, items: items, advances: advances(), marks: marks, baseLevel: baseLevel,
      language: language, opportunities: opportunities)
  }

  private mutating func itemize(run index: Int, _ range: Range<Int>) {
    let run = runs[index]
    let font = library.font(for: run.font)
    if run.attachment != nil {
      if !range.isEmpty { addAttachment(run: index, range, font) }
      return
    }
    if levels == nil, !run.font.smallCaps, !run.font.capitalsAreSmall, font.primary.hasASCII,
      run.text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F })
    {
      for i in range {
        marks[i] = units[i] == 0x20 ? [.letterStart, .whiteSpace] : .letterStart
      }
      add(range, run: index, font, font.primary, script: HB_SCRIPT_LATIN.rawValue)
      return
    }
    var itemizer = Itemizer(font: font, language: language)
    var offset = range.lowerBound
    var open: (start: Int, choice: Itemizer.Choice, level: UInt8)?
    for letter in run.text {
      let end = offset + letter.utf16.count
      let level = levels?[offset] ?? 0
      let choice = itemizer.choice(for: letter)
      marks[offset].insert(.letterStart)
      if letter.isNewline { marks[offset].insert(.newline) }
      // A no-break space keeps its width at the end of a line.
      if letter.isWhitespace, letter != "\u{A0}", letter != "\u{202F}", !letter.isNewline {
        for i in offset..<end { marks[i].insert(.whiteSpace) }
      }
      if let current = open, current.choice != choice || current.level != level {
        close(current, at: offset, run: index, font)
        open = nil
      }
      let start = open ?? (offset, choice, level)
      open = start
      if end - offset > Self.letterLimit {
        // The rest of the letter belongs to no item, as a control character.
        close(start, at: offset + Self.shapedUnits(of: letter), run: index, font)
        open = nil
      }
      offset = end
    }
    if let current = open { close(current, at: offset, run: index, font) }
  }

  /// The number of units of a letter that are shaped: whole scalars, up to the limit.
  private static func shapedUnits(of letter: Character) -> Int {
    var count = 0
    for scalar in letter.unicodeScalars {
      let width = UTF16.width(scalar)
      if count + width > letterLimit { break }
      count += width
    }
    return count
  }

  private mutating func close(
    _ open: (start: Int, choice: Itemizer.Choice, level: UInt8), at end: Int, run: Int,
    _ font: ResolvedFont
  ) {
    guard case .face(let face, let script, let isSmallCapital) = open.choice else { return }
    add(
      open.start..<end, run: run, font, face, script: script, level: open.level,
      isSmallCapital: isSmallCapital)
  }

  private mutating func add(
    _ range: Range<Int>, run: Int, _ font: ResolvedFont, _ face: ShapingFace, script: UInt32,
    level: UInt8 = 0, isSmallCapital: Bool = false
  ) {
    guard !range.isEmpty else { return }
    let textRun = runs[run]
    var options: Shaper.Options = []
    if level % 2 == 1 { options.insert(.rightToLeft) }
    if textRun.font.monospacedDigits { options.insert(.tabularDigits) }
    if textRun.tracking != 0 { options.insert(.noLigatures) }
    let drawn = isSmallCapital ? SmallCapitals.uppercase(units[range]) : units[range]
    let shaped = shaper.shape(
      drawn, face: face, script: script, language: language, options: options,
      features: textRun.font.features)
    var size = Double(font.descriptor.size)
    if isSmallCapital { size *= SmallCapitals.scale }
    var item = shaped
    if face.isColor {
      let advance = EmojiSize.advance(at: size)
      size *= EmojiSize.scale(at: size)
      item = shaped.spaced(advance / size)
    } else if face !== font.primary, font.descriptor.design == .monospaced,
      units[range].allSatisfy({ font.hasOwn(UInt32(truncatingIfNeeded: $0)) })
    {
      // Another font's glyph stands for SF Mono's, which is as wide as its letters.
      item = shaped.spaced(SubstituteFont.monospacedAdvance)
    }
    items.append(
      Paragraph.Item(
        range: range, run: run, font: font, face: face, level: level, shaped: item, size: size,
        spacing: font.spacing(of: face) + Double(textRun.tracking) + Double(textRun.kerning),
        isAttachment: false))
  }

  private mutating func addAttachment(run: Int, _ range: Range<Int>, _ font: ResolvedFont) {
    marks[range.lowerBound] = .letterStart
    items.append(
      Paragraph.Item(
        range: range, run: run, font: font, face: font.primary,
        level: levels?[range.lowerBound] ?? 0, shaped: ShapedItem(glyphs: []),
        size: Double(font.descriptor.size),
        spacing: Double(runs[run].tracking) + Double(runs[run].kerning), isAttachment: true))
  }

  private func advances() -> [Double] {
    var advances = [Double](repeating: 0, count: units.count)
    for item in items {
      if item.isAttachment {
        advances[item.range.lowerBound] =
          Double(runs[item.run].attachment?.size.width ?? 0) + item.spacing
        continue
      }
      var last: Int32 = -1
      for glyph in item.shaped.glyphs {
        let unit = item.range.lowerBound + Int(glyph.cluster)
        advances[unit] += Double(glyph.advance) * item.size
        if glyph.cluster != last {
          advances[unit] += item.spacing
          last = glyph.cluster
        }
      }
    }
    // On a device tab stops are 28 points apart; here a tab is always as wide as one.
    for i in units.indices where units[i] == 9 { advances[i] = 28 }
    if let last = items.last, last.range.upperBound == units.count, !units.isEmpty,
      runs[last.run].kerning != 0,
      let cluster = last.shaped.glyphs.map({ Int($0.cluster) }).max()
    {
      advances[last.range.lowerBound + cluster] -= Double(runs[last.run].kerning)
    }
    return advances
  }
}
