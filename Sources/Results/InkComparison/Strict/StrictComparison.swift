import DisplayList
import Foundation

/// A comparison that ignores only the shapes of glyphs and symbols: the place, color and number of everything else
/// that is drawn must be Apple's.
///
/// 1. Sizes of the pictures.
/// 2. Symbols: the outer box within a pixel, the colors (``SymbolCheck``). For the checks below, each symbol in
///    Apple's picture is replaced by ours, so that its inner shapes don't count and anything drawn over it does.
/// 3. Boxes of ink (``InkFinder``) within a pixel.
/// 4. Ink without a counterpart within a pixel, in texts within a little more (``InkCheck``).
/// 5. Each line of text: its place, its colour and its ground, its glyphs (``TextCheck``).
/// 6. The commonest colours of each box.
///
/// Our display list distinguishes texts and symbols.
package struct StrictComparison {
  package private(set) var findings: [StrictFinding] = []
  /// The boxes of ink of Apple's picture, with our symbols in it, and of ours.
  package private(set) var pairs: [BoxPair] = []
  /// One line for each text with what was measured.
  package private(set) var measurements: [String] = []

  /// The limits of the checks. Those of texts lie between what letters of another face differ by where Apple's
  /// are the same and what another letter differs by (`--measurements` with `--mutations`).
  enum Limit {
    /// The distance of two edges, pixels.
    static let edge = 1
    static let slightEdge = 2
    /// The difference of two pixels that are taken for equal, 0…255 in each channel.
    static let shade = 2
    /// The share of the contrast in a window of a glyph. In the pictures that are met otherwise it is at most
    /// 0.147, below 20 pixels per em 0.192; with another letter or digit it is at least 0.2, below 20 pixels
    /// with one exception.
    static func zone(_ pixelsPerEm: Double) -> Double { pixelsPerEm < 20 ? 0.195 : 0.17 }
    static let slightZone = 0.3
    /// The correlation of a letter's columns with Apple's, below 30 pixels per em. In pictures that are met otherwise
    /// it is at least 0.85, with one exception of 0.80.
    static let likeness = 0.78
    static let slightLikeness = 0.65
    /// The difference of two colours, as ``LabColor/distance(_:)``.
    static let color = 6.0
    static let slightColor = 12.0
    static let ground = 3.0
    static let slightGround = 6.0
  }

  package var isMet: Bool { findings.isEmpty }
  /// Whether all that is off is slight.
  package var isNearlyMet: Bool { findings.allSatisfy(\.isSlight) }

  /// - Parameters:
  ///   - regions: the texts and symbols of our picture.
  ///   - area: the part that is compared; nil for all. What only touches it is compared as a whole.
  ///   - scale: pixels per point.
  ///   - found: the boxes of ink in pictures that were looked at before.
  package init(
    apple: Pixels, ours: Pixels, regions: DrawnRegions, scale: Double, area: InkBox? = nil,
    found: FoundBoxes = FoundBoxes()
  ) {
    guard apple.width == ours.width, apple.height == ours.height else {
      let box = InkBox(left: 0, top: 0, right: apple.width, bottom: apple.height)
      findings.append(
        StrictFinding(
          check: .size, box: box,
          message: "\(ours.width)×\(ours.height) for \(apple.width)×\(apple.height)",
          isSlight: abs(apple.width - ours.width) <= 1 && abs(apple.height - ours.height) <= 1))
      return
    }
    let area = area ?? InkBox(left: 0, top: 0, right: apple.width, bottom: apple.height)
    func isIn(_ box: InkBox) -> Bool { box.overlap(area) > 0 }
    let boxes = regions.texts.map(\.box).filter(isIn)
    let whole = boxes.reduce(area) { $0.union($1) }.outset(by: 12)
    let mine = PictureField(ours, area: whole)
    let seen = check(regions.symbols, PictureField(apple, area: whole), mine, isIn)
    let theirs = PictureField(seen, area: whole)
    pairs = BoxPair.match(
      found.boxes(of: seen, scale: scale), found.boxes(of: ours, scale: scale), kind: regions.kind)
    for pair in pairs where [pair.apple, pair.ours].contains(where: { $0.map(isIn) == true }) {
      check(pair, theirs, mine)
    }
    let texts = regions.texts.filter { isIn($0.box) }.compactMap { TextCheck(theirs, mine, $0) }
    let ink = InkCheck(
      theirs, mine, texts: texts.map { ($0.region, $0.contrast) }, scale: scale,
      area: area)
    for (box, share) in ink.boxes() where share > 1 {
      add(
        .ink, box, String(format: "%.1f times what may lack a counterpart", share), .place,
        isSlight: share <= 2)
    }
    for text in texts { check(text) }
  }

  private mutating func add(
    _ check: StrictFinding.Check, _ box: InkBox, _ message: String,
    _ subject: StrictFinding.Subject, colors: StrictFinding.Colors? = nil, isSlight: Bool
  ) {
    findings.append(
      StrictFinding(
        check: check, box: box, message: message, subject: subject, colors: colors,
        isSlight: isSlight))
  }

  private mutating func check(_ pair: BoxPair, _ apple: PictureField, _ ours: PictureField) {
    guard let a = pair.apple, let b = pair.ours else {
      guard let box = pair.apple ?? pair.ours else { return }
      add(
        .box, box, pair.ours == nil ? "only in Apple's" : "only in ours", .boxes(pair),
        isSlight: pair.kind == .symbol)
      return
    }
    let off = FadedEdges(a, b, apple, ours).distances.map(abs).max() ?? 0
    if off > Limit.edge {
      add(
        .box, a, "\(pair.kind.rawValue) off by \(pair.distances)", .boxes(pair),
        isSlight: off <= Limit.slightEdge || pair.isMet)
    }
    guard let first = apple.clip(a), let second = ours.clip(b) else { return }
    let mine = ours.colors(in: second), theirs = apple.colors(in: first)
    let distance = max(
      Self.distance(theirs, in: mine, second.area), Self.distance(mine, in: theirs, first.area))
    if distance > Limit.ground {
      add(
        .color, a, String(format: "the commonest colour is off by ΔE %.1f", distance),
        .boxes(pair), isSlight: distance <= Limit.slightGround)
    }
  }

  /// The difference of a box's commonest colour from the nearest one of which the other box has at least
  /// half as much. 0 where no colour fills a tenth of the box, as in a picture.
  private static func distance(
    _ colors: [(word: UInt32, count: Int)], in others: [(word: UInt32, count: Int)], _ area: Int
  ) -> Double {
    let total = colors.reduce(0) { $0 + $1.count }
    guard let first = colors.first, first.count * 10 >= total else { return 0 }
    let color = LabColor(first.word)
    var least = Double.infinity
    for other in others.prefix(64) {
      let d = color.distance(LabColor(other.word))
      guard d < least else { continue }
      // Neighbouring shades, as dithering makes them, count together.
      let shades = others.prefix(64).filter { Pixels.difference($0.word, other.word) <= 3 }
      let count = shades.reduce(0) { $0 + $1.count }
      if count * total * 2 >= first.count * area { least = d }
    }
    return least == .infinity ? 99 : least
  }

  private mutating func check(_ text: TextCheck) {
    let region = text.region
    let move = text.move()
    let colors = text.colors()
    let zones = text.zones()
    let strokes = text.strokes()
    measurements.append(
      String(
        format: "text\t%.1f\t%d\t%d\t%.1f\t%.1f\t%.3f\t%d\t%d\t%d\t", region.size, move.x, move.y,
        colors.text, colors.ground, zones.most, strokes.apple, strokes.ours, text.contrast)
        + region.text.replacingOccurrences(of: "\n", with: " "))
    let least = region.size < 30 ? text.leastLikeGlyph() : nil
    if let least {
      measurements.append(
        String(format: "glyph\t%.1f\t%.3f\t", region.size, least.likeness)
          + "\(least.cell.character)\t\(region.text)")
      if least.likeness < Limit.likeness {
        add(
          .glyph, least.cell.box,
          "“\(least.cell.character)” in “\(region.text)” is like Apple's by "
            + String(format: "%.2f", least.likeness), .text(region),
          isSlight: least.likeness >= Limit.slightLikeness)
      }
    }
    let off = max(abs(move.x), abs(move.y))
    if off > Limit.edge {
      add(
        .place, text.box, "“\(region.text)” is off by \(-move.x), \(-move.y)",
        .movedText(region, x: -move.x, y: -move.y), isSlight: off <= Limit.slightEdge)
    }
    if colors.text > Limit.color {
      add(
        .color, text.box, String(format: "“\(region.text)” by ΔE %.1f", colors.text),
        .text(region), colors: colors.words, isSlight: colors.text <= Limit.slightColor)
    }
    if colors.ground > Limit.ground {
      add(
        .color, text.box,
        String(format: "the ground of “\(region.text)” by ΔE %.1f", colors.ground),
        .ground(region), isSlight: colors.ground <= Limit.slightGround)
    }
    if zones.most > Limit.zone(region.size) {
      add(
        .glyph, zones.at, String(format: "“\(region.text)” by %.2f", zones.most), .text(region),
        isSlight: zones.most <= Limit.slightZone)
    }
    let spare = max(1, region.text.count / 8)
    if region.size >= 24, abs(strokes.apple - strokes.ours) > spare {
      add(
        .count, text.box, "“\(region.text)” has \(strokes.ours) strokes for \(strokes.apple)",
        .text(region), isSlight: abs(strokes.apple - strokes.ours) <= 2 * spare)
    }
  }

  /// - Returns: Apple's picture with our symbols.
  private mutating func check(
    _ symbols: [SymbolRegion], _ apple: PictureField, _ ours: PictureField,
    _ isIn: (InkBox) -> Bool
  ) -> Pixels {
    var words = apple.words
    for region in symbols {
      guard let symbol = SymbolCheck(apple, ours, region) else { continue }
      symbol.replace(in: &words, ours)
      if isIn(region.box) { check(symbol) }
    }
    return Pixels(width: apple.width, height: apple.height, words: words)
  }

  private mutating func check(_ symbol: SymbolCheck) {
    let box = symbol.ours.box
    let off = symbol.distances.map(abs).max() ?? 0
    let colors = symbol.colors
    measurements.append(
      "symbol\t\(box.width)×\(box.height)\t\(symbol.distances)\t\(colors?.distance ?? 0)")
    if off > Limit.edge {
      let message =
        symbol.apple == nil ? "symbol only in ours" : "symbol off by \(symbol.distances)"
      add(
        .box, box, message, .symbol(symbol.region, theirs: symbol.apple?.box),
        isSlight: off <= Limit.slightEdge)
    }
    guard let theirs = symbol.apple, let colors else { return }
    let color = colors.distance
    let ground = theirs.ground.distance(symbol.ours.ground)
    if max(color / Limit.color, ground / Limit.ground) > 1 {
      let isOfSymbol = color > Limit.slightColor || color / Limit.color >= ground / Limit.ground
      add(
        .color, box, String(format: "symbol by ΔE %.1f, its ground by %.1f", color, ground),
        .symbol(symbol.region, theirs: theirs.box), colors: isOfSymbol ? colors.words : nil,
        isSlight: color <= Limit.slightColor && ground <= Limit.slightGround)
    }
  }
}
