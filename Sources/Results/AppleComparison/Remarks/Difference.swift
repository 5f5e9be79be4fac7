import Foundation
import InkComparison

/// The difference of one of Apple's pictures from our frame: where the boxes of ink lie, their colors, the ground, and
/// what else the strict comparison refuses. The shapes of letters and symbols are left out: they are substitutes here.
package struct Difference: Sendable, Equatable {
  package struct Remark: Sendable, Equatable {
    /// `text`, `symbol`, `shape`, `ground` or `frame`.
    package var kind: String
    /// A sentence about our frame.
    package var sentence: String
    /// The boxes, in pixels; nil where there is none.
    package var theirs: InkBox?
    package var ours: InkBox?
    /// The farthest edge's distance, points; 0 where a box is missing or a color differs.
    package var distance = 0.0
    /// Whether it is only a symbol's box: a substitute may have other proportions.
    package var isMinor = false
  }

  package private(set) var remarks: [Remark] = []
  /// The boxes that count, and those of them that are in place. A symbol's box that differs doesn't count, nor does
  /// one box of nearly the whole frame, which says nothing of what is drawn in it.
  package private(set) var boxes = 0, met = 0
  /// The structural similarity, 0…1.
  package let similarity: Double

  /// Whether nothing differs but the boxes of symbols.
  package var isAlike: Bool { remarks.allSatisfy(\.isMinor) }

  /// The number of differences that are not a box's: of the background, letters, places of lines, colors, ink of one
  /// picture, edges, and what the recorder wrote down.
  package var others: Int { remarks.count { !$0.isMinor } - (boxes - met) }

  /// Colors nearer than this are taken for one: thin strokes of other letters are lighter.
  private static let colorLimit = 14.0
  private static let groundLimit = 4.0

  /// - Parameters:
  ///   - theirs: Apple's picture, of our frame's size.
  ///   - scale: pixels per point.
  ///   - views: our views, the outer before the inner.
  ///   - elements: what was written down of Apple's layout.
  package init(
    theirs: Pixels, ours: Pixels, scale: Double, views: [PlacedView],
    elements: [RecordedElement] = []
  ) {
    similarity = StructuralSimilarity.of(theirs, ours)
    let names = BoxNames(views: views, scale: scale)
    let grounds = (InkColor(word: theirs.ground), InkColor(word: ours.ground))
    if grounds.0.distance(grounds.1) > Self.groundLimit {
      remarks.append(
        Remark(
          kind: "ground",
          sentence: RemarkWords(scale: scale).colored(
            "The background", grounds.1, apple: grounds.0)))
    }
    let found = FoundBoxes()
    let regions = DrawnRegions(
      views, boxes: found.boxes(of: ours, scale: scale), in: ours, scale: scale)
    let strict = StrictComparison(
      apple: theirs, ours: ours, regions: regions, scale: scale, found: found)
    let offSymbols = strict.findings.compactMap { finding -> InkBox? in
      if finding.check == .box, case .symbol(let symbol, _) = finding.subject { return symbol.box }
      return nil
    }
    for pair in strict.pairs {
      let remark =
        pair.isMet
        ? Self.color(pair, theirs, ours, names) : Self.remark(pair, names)
      if let remark {
        remarks.append(remark)
        if !remark.isMinor { boxes += 1 }
      } else if !Self.isWhole(pair, ours),
        !offSymbols.contains(where: { symbol in
          pair.ours.map { symbol.overlap($0) * 10 >= $0.area * 8 } ?? false
        })
      {
        boxes += 1
        met += 1
      }
    }
    let isEven = !Self.isUneven(ours) && !strict.pairs.contains { Self.isWhole($0, ours) }
    add(
      isEven ? strict.findings : strict.findings.filter { $0.check != .ink }, names, regions)
    if !isEven { compareStrokes(theirs, ours, scale) }
    // From the top, as one reads.
    remarks.sort { a, b in
      func key(_ remark: Remark) -> (Int, Int, Int) {
        let box = remark.ours ?? remark.theirs
        return (remark.isMinor ? 1 : 0, box?.top ?? -1, box?.left ?? -1)
      }
      return key(a) < key(b)
    }
    compare(elements, with: views)
  }

  mutating func add(_ remark: Remark) { remarks.append(remark) }

  /// Whether a pair is a box of nearly the whole frame that is in place: on a ground of several colors everything is
  /// one, which says nothing of what is drawn in it.
  private static func isWhole(_ pair: BoxPair, _ frame: Pixels) -> Bool {
    guard pair.isMet, let box = pair.ours else { return false }
    return box.area * 10 >= frame.width * frame.height * 6
  }

  /// Whether less than three fifths of the border have the ground's color, as with a gradient or a photo.
  private static func isUneven(_ frame: Pixels) -> Bool {
    let ground = frame.ground
    var own = 0, all = 0
    func look(_ x: Int, _ y: Int) {
      all += 1
      if Pixels.difference(frame.words[y * frame.width + x], ground) < 10 { own += 1 }
    }
    for x in 0..<frame.width {
      look(x, 0)
      look(x, frame.height - 1)
    }
    for y in 0..<frame.height {
      look(0, y)
      look(frame.width - 1, y)
    }
    return own * 5 < all * 3
  }

  /// Remarks on edges that only one of the pictures has.
  private mutating func compareStrokes(_ theirs: Pixels, _ ours: Pixels, _ scale: Double) {
    let (apple, own) = (StrokeMap(theirs, scale: scale), StrokeMap(ours, scale: scale))
    func box(_ cells: InkBox) -> InkBox {
      let side = StrokeMap.side * scale
      func edge(_ cell: Int, _ limit: Int) -> Int {
        min(limit, Int(exactly: (Double(cell) * side).rounded()) ?? limit)
      }
      return InkBox(
        left: edge(cells.left, ours.width), top: edge(cells.top, ours.height),
        right: edge(cells.right, ours.width), bottom: edge(cells.bottom, ours.height))
    }
    for part in apple.parts(missingIn: own) {
      let place = box(part)
      add(
        Remark(
          kind: "shape",
          sentence: RemarkWords(scale: scale).missingHere(place), theirs: place))
    }
    for part in own.parts(missingIn: apple) {
      let place = box(part)
      add(
        Remark(
          kind: "shape",
          sentence: "Something \(EdgeWords.place(place, scale)) is not in Apple’s picture.",
          ours: place))
    }
  }

  private static func color(
    _ pair: BoxPair, _ theirs: Pixels, _ ours: Pixels, _ names: BoxNames
  ) -> Remark? {
    // Symbols' colors are compared layer by layer.
    guard pair.kind != .symbol, let first = pair.apple, let second = pair.ours,
      let apple = InkColor(theirs, in: first), let own = InkColor(ours, in: second),
      apple.distance(own) > colorLimit
    else { return nil }
    return Remark(
      kind: pair.kind.rawValue,
      sentence: RemarkWords(scale: names.scale).colored(
        names.name(of: second), own, apple: apple),
      theirs: first, ours: second)
  }

  private static func remark(_ pair: BoxPair, _ names: BoxNames) -> Remark {
    let words = RemarkWords(scale: names.scale)
    var remark = Remark(
      kind: pair.kind.rawValue, sentence: "", theirs: pair.apple, ours: pair.ours,
      isMinor: pair.kind == .symbol)
    switch (pair.apple, pair.ours) {
    case (let apple?, let own?):
      remark.distance = Double(pair.distances.map(abs).max() ?? 0) / names.scale
      remark.sentence = words.moved(names.name(of: own), own, from: apple)
    case (nil, let own?):
      remark.sentence = words.missingThere(names.name(of: own), own)
    case (let apple?, nil):
      let view = names.view(of: apple)
      let near = view.map {
        $0.kind == "Text"
          ? " It lies in the place of \(names.name(of: apple).lowercasedFirst)." : ""
      }
      remark.sentence = words.missingHere(apple) + (near ?? "")
      remark.isMinor = false
    case (nil, nil): break
    }
    return remark
  }
}
