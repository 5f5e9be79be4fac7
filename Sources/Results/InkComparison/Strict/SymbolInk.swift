/// The ink of one picture in a symbol's place.
struct SymbolInk {
  /// The box of what differs from the ground by more than a third of the contrast.
  let box: InkBox
  /// The box of all that differs from the ground.
  let wide: InkBox
  /// The main color, 0xRRGGBB: the commonest of those with the highest contrast to the background.
  let color: UInt32
  let ground: LabColor
  /// The colors of flat parts, 0xRRGGBB, with the share of each, 0…1, the commonest first.
  let layers: [(color: UInt32, share: Double)]
  /// The pixels of the window, row by row, that belong to other drawings beside the symbol.
  let beside: [Bool]
}

/// The part of a picture in which a symbol's ink is looked for.
struct SymbolWindow {
  /// The part, pixels.
  let box: InkBox
  /// The box around the symbol's outlines.
  let symbol: InkBox
  /// The pixels of the part, row by row, that something else covers.
  let covered: [Bool]

  /// The pixels around a symbol in which its edges are looked for: a fifth of its shorter side, at least 4.
  private static func margin(_ box: InkBox) -> Int { max(4, min(box.width, box.height) / 5) }

  /// - Returns: nil for a symbol outside of the picture.
  init?(_ region: SymbolRegion, in field: PictureField) {
    guard let window = field.clip(region.box, outset: Self.margin(region.box)),
      let symbol = field.clip(region.box)
    else { return nil }
    box = window
    self.symbol = symbol
    var covered = [Bool](repeating: false, count: window.width * window.height)
    for cover in region.covers where cover.outset(by: 1).overlap(window) > 0 {
      let part = cover.outset(by: 1)
      for y in max(part.top, window.top)..<min(part.bottom, window.bottom) {
        for x in max(part.left, window.left)..<min(part.right, window.right) {
          covered[(y - window.top) * window.width + x - window.left] = true
        }
      }
    }
    self.covered = covered
  }

  /// - Returns: nil where nothing differs from the background.
  func ink(of field: PictureField) -> SymbolInk? {
    guard let ground = ground(of: field) else { return nil }
    let differences = differences(field, from: ground)
    var contrast = 0
    for at in differences.indices where isInSymbol(at) {
      contrast = max(contrast, differences[at])
    }
    guard contrast > 14 else { return nil }
    let beside = beside(differences, contrast)
    func outline(_ least: Int) -> InkBox? {
      var result: InkBox?
      for at in differences.indices where differences[at] * 3 > least && !beside[at] {
        let (x, y) = place(at)
        let pixel = InkBox(left: x, top: y, right: x + 1, bottom: y + 1)
        result = result?.union(pixel) ?? pixel
      }
      return result
    }
    guard let strong = outline(contrast), let wide = outline(min(contrast, 27)) else { return nil }
    var inks: [UInt32: Int] = [:]
    for at in differences.indices where differences[at] * 10 >= contrast * 8 && !beside[at] {
      let (x, y) = place(at)
      inks[field.words[y * field.width + x], default: 0] += 1
    }
    guard let color = inks.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
      return nil
    }
    return SymbolInk(
      box: strong, wide: wide, color: color, ground: LabColor(ground),
      layers: layers(field, differences, beside), beside: beside)
  }

  /// Replaces the symbol in Apple's picture by ours. Pixels of other drawings, over or beside it in either picture,
  /// are kept.
  func copy(_ ours: PictureField, _ ink: SymbolInk, to words: inout [UInt32], _ apple: SymbolInk?) {
    let part = (apple.map { ink.wide.union($0.wide) } ?? ink.wide).outset(by: 2)
    for y in max(part.top, box.top)..<min(part.bottom, box.bottom) {
      for x in max(part.left, box.left)..<min(part.right, box.right) {
        let at = (y - box.top) * box.width + x - box.left
        if covered[at] || ink.beside[at] || apple?.beside[at] == true { continue }
        words[y * ours.width + x] = ours.words[y * ours.width + x]
      }
    }
  }

  private func place(_ at: Int) -> (x: Int, y: Int) {
    (box.left + at % box.width, box.top + at / box.width)
  }

  private func isInSymbol(_ at: Int) -> Bool {
    let (x, y) = place(at)
    return x >= symbol.left && x < symbol.right && y >= symbol.top && y < symbol.bottom
  }

  /// The commonest color along an outline two pixels around the symbol.
  private func ground(of field: PictureField) -> UInt32? {
    let line = field.clip(symbol, outset: 2) ?? symbol
    var counts: [UInt32: Int] = [:]
    func count(_ x: Int, _ y: Int) {
      if covered[(y - box.top) * box.width + x - box.left] { return }
      counts[field.words[y * field.width + x], default: 0] += 1
    }
    for x in line.left..<line.right {
      count(x, line.top)
      count(x, line.bottom - 1)
    }
    for y in line.top..<line.bottom {
      count(line.left, y)
      count(line.right - 1, y)
    }
    return counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key
  }

  /// The differences from the ground, 0…255; 0 for what is covered.
  private func differences(_ field: PictureField, from ground: UInt32) -> [Int] {
    covered.indices.map { at in
      if covered[at] { return 0 }
      let (x, y) = place(at)
      return Pixels.difference(field.words[y * field.width + x], ground)
    }
  }

  /// The connected pixels that reach the window's edge and not into the symbol's box.
  private func beside(_ differences: [Int], _ contrast: Int) -> [Bool] {
    var waiting = differences.map { $0 > min(9, contrast / 3) }
    var beside = [Bool](repeating: false, count: waiting.count)
    for start in waiting.indices where waiting[start] {
      waiting[start] = false
      var part = [start], next = 0
      var isOwn = false, isAtEdge = false
      while next < part.count {
        let at = part[next]
        next += 1
        isOwn = isOwn || isInSymbol(at)
        let x = at % box.width, y = at / box.width
        isAtEdge =
          isAtEdge || x == 0 || y == 0 || x == box.width - 1 || y == box.height - 1
        for v in max(y - 1, 0)...min(y + 1, box.height - 1) {
          for u in max(x - 1, 0)...min(x + 1, box.width - 1) where waiting[v * box.width + u] {
            waiting[v * box.width + u] = false
            part.append(v * box.width + u)
          }
        }
      }
      if isAtEdge, !isOwn { for at in part { beside[at] = true } }
    }
    return beside
  }

  /// The colors of flat parts, whose pixels are like those around them, with the share of each, 0…1, the commonest
  /// first. Empty where such pixels are fewer than nine.
  private func layers(
    _ field: PictureField, _ differences: [Int], _ beside: [Bool]
  ) -> [(color: UInt32, share: Double)] {
    var counts: [UInt32: Int] = [:]
    var total = 0
    for at in differences.indices where differences[at] > 9 && !beside[at] {
      let (x, y) = place(at)
      guard x > box.left, x < box.right - 1, y > box.top, y < box.bottom - 1 else { continue }
      let word = field.words[y * field.width + x]
      let isFlat = [-1, 1, -field.width, field.width].allSatisfy {
        Pixels.difference(field.words[y * field.width + x + $0], word) <= 6
      }
      guard isFlat else { continue }
      counts[word, default: 0] += 1
      total += 1
    }
    // Fewer are the middles of strokes, whose strength depends on where they lie between pixels.
    guard total >= 9 else { return [] }
    var shades: [(word: UInt32, count: Int)] = []
    for (word, count) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      if let at = shades.firstIndex(where: { Pixels.difference($0.word, word) <= 6 }) {
        shades[at].count += count
      } else {
        shades.append((word, count))
      }
    }
    return shades.map { ($0.word, Double($0.count) / Double(total)) }
  }
}
