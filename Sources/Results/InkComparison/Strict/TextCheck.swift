/// A comparison of a text of ours with what Apple's picture has in its place: the place, the colour, the glyphs.
struct TextCheck {
  let apple: PictureField
  let ours: PictureField
  let region: TextRegion
  /// The region's part in the pictures.
  let box: InkBox
  let ground: UInt32
  let color: (Double, Double, Double)
  let contrast: Int

  /// - Returns: nil where our text isn't seen.
  init?(_ apple: PictureField, _ ours: PictureField, _ region: TextRegion) {
    guard let box = ours.clip(region.box), let ink = ours.ink(in: box) else { return nil }
    self.apple = apple
    self.ours = ours
    self.region = region
    self.box = box
    (ground, color, contrast) = ink
  }

  /// Whether a pixel of ours is ink, near another or itself.
  private func mask(_ box: InkBox, outset: Int) -> [Bool] {
    var mask = [Bool](repeating: false, count: box.width * box.height)
    for y in box.top..<box.bottom {
      for x in box.left..<box.right
      where Pixels.difference(ours.words[y * ours.width + x], ground) * 4 > contrast {
        for v in max(y - outset, box.top)..<min(y + outset + 1, box.bottom) {
          for u in max(x - outset, box.left)..<min(x + outset + 1, box.right) {
            mask[(v - box.top) * box.width + u - box.left] = true
          }
        }
      }
    }
    return mask
  }

  /// The move, in pixels, that lays Apple's text best over ours: by the sum of squared differences.
  func move() -> (x: Int, y: Int) {
    let mask = mask(box, outset: 2)
    var best = (x: 0, y: 0, sum: Int.max)
    let far = 4
    for dy in -far...far {
      for dx in -far...far {
        var sum = abs(dx) + abs(dy)
        for y in box.top..<box.bottom {
          let other = y + dy
          if other < 0 || other >= apple.height { continue }
          for x in box.left..<box.right where mask[(y - box.top) * box.width + x - box.left] {
            let u = x + dx
            if u < 0 || u >= apple.width { continue }
            let d = Pixels.difference(
              apple.words[other * apple.width + u], ours.words[y * ours.width + x])
            sum += d * d
          }
          if sum >= best.sum { break }
        }
        if sum < best.sum { best = (dx, dy, sum) }
      }
    }
    return (best.x, best.y)
  }

  /// The difference of both texts' colours and of their grounds. The strength of thin strokes may differ by
  /// a third, that of others by a tenth.
  ///
  /// - Returns: with the texts' colours; nil for these where Apple's picture has no text.
  func colors() -> (text: Double, ground: Double, words: StrictFinding.Colors?) {
    guard let theirs = apple.ink(in: box) else { return (100, 0, nil) }
    let g = LabColor(ground), h = LabColor(theirs.ground)
    func vector(
      _ color: (Double, Double, Double), _ ground: UInt32
    ) -> (Double, Double, Double) {
      (
        color.0 - Double(ground >> 16), color.1 - Double(ground >> 8 & 255),
        color.2 - Double(ground & 255)
      )
    }
    let v = vector(color, ground), w = vector(theirs.color, theirs.ground)
    func length(_ v: (Double, Double, Double)) -> Double {
      (v.0 * v.0 + v.1 * v.1 + v.2 * v.2).squareRoot()
    }
    let play = region.size < 36 ? 1.34 : 1.1
    let ratio = length(v) / max(length(w), 1e-9)
    let factor = min(max(ratio, 1 / play), play)
    let mine = LabColor(color.0, color.1, color.2)
    let scaled = LabColor(
      Double(ground >> 16) + w.0 * factor, Double(ground >> 8 & 255) + w.1 * factor,
      Double(ground & 255) + w.2 * factor)
    let words = StrictFinding.Colors(apple: Self.word(theirs.color), ours: Self.word(color))
    return (mine.distance(scaled), g.distance(h), words)
  }

  private static func word(_ color: (Double, Double, Double)) -> UInt32 {
    func part(_ value: Double) -> UInt32 {
      UInt32(truncatingIfNeeded: Int(clamping: value.rounded(), to: 0...255))
    }
    return part(color.0) << 16 | part(color.1) << 8 | part(color.2)
  }

  /// The ink, in a window of about a stroke's length, that Apple's picture has more or less than ours
  /// anywhere within a pixel, as a share of the contrast; the most of all windows.
  func zones() -> (most: Double, at: InkBox) {
    let side = max(3, Int(clamping: (0.22 * region.size).rounded(), to: 1...1_000) | 1)
    let step = max(1, side / 4)
    let luminance =
      abs(
        color.0 * 77 + color.1 * 151 + color.2 * 28
          - (Double(ground >> 16) * 77 + Double(ground >> 8 & 255) * 151
            + Double(ground & 255) * 28)) / 256
    let full = max(luminance, 20)
    var most = 0.0
    var place = box
    for y in stride(from: box.top, to: box.bottom, by: step) {
      for x in stride(from: box.left, to: box.right, by: step) {
        let theirs = apple.mean(x: x, y: y, side: side)
        var low = Double.infinity, high = 0.0
        for v in -1...1 {
          for u in -1...1 {
            let mean = ours.mean(x: x + u, y: y + v, side: side)
            low = min(low, mean)
            high = max(high, mean)
          }
        }
        let excess = max(theirs - high, low - theirs) / full
        if excess > most {
          most = excess
          place = InkBox(
            left: x - side / 2, top: y - side / 2, right: x - side / 2 + side,
            bottom: y - side / 2 + side)
        }
      }
    }
    return (most, place)
  }

  /// The numbers of connected strokes, Apple's and ours.
  func strokes() -> (apple: Int, ours: Int) {
    guard let theirs = apple.ink(in: box) else {
      return (0, Self.count(ours, box, ground, contrast))
    }
    return (
      Self.count(apple, box, theirs.ground, theirs.contrast),
      Self.count(ours, box, ground, contrast)
    )
  }

  private static func count(
    _ field: PictureField, _ box: InkBox, _ ground: UInt32, _ contrast: Int
  ) -> Int {
    var mask = [Bool](repeating: false, count: box.width * box.height)
    for y in box.top..<box.bottom {
      for x in box.left..<box.right {
        mask[(y - box.top) * box.width + x - box.left] =
          Pixels.difference(field.words[y * field.width + x], ground) * 2 > contrast
      }
    }
    var count = 0
    for start in mask.indices where mask[start] {
      count += 1
      mask[start] = false
      var queue = [start]
      while let at = queue.popLast() {
        let x = at % box.width, y = at / box.width
        for v in max(y - 1, 0)...min(y + 1, box.height - 1) {
          for u in max(x - 1, 0)...min(x + 1, box.width - 1) where mask[v * box.width + u] {
            mask[v * box.width + u] = false
            queue.append(v * box.width + u)
          }
        }
      }
    }
    return count
  }
}
