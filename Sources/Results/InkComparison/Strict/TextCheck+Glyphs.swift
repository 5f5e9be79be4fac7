extension TextCheck {
  /// The letter or digit of a small text that is least like Apple's in its place: the correlation of the luminance in
  /// its columns, -1…1, the highest within a pixel. Below 30 pixels per em a stroke covers parts of pixels, so that its
  /// gray level depends on its position; a correlation at steps of a quarter pixel doesn't.
  func leastLikeGlyph() -> (likeness: Double, cell: TextRegion.Cell)? {
    var least: (likeness: Double, cell: TextRegion.Cell)?
    for cell in region.cells {
      guard let box = ours.clip(cell.box) else { continue }
      let likeness = likeness(in: box)
      if likeness < least?.likeness ?? 2 { least = (likeness, cell) }
    }
    return least
  }

  private func likeness(in box: InkBox) -> Double {
    let own = rows(of: ours, box)
    // One pixel more on each side.
    let theirs = rows(of: apple, box.outset(by: 1))
    var best = -1.0
    for y in -4...4 {
      for x in -4...4 {
        best = max(
          best, Self.correlation(own, theirs, box.width, box.height, Double(x) / 4, Double(y) / 4))
        // Letters of the same typeface are hardly more alike.
        if best > 0.95 { return best }
      }
    }
    return best
  }

  private func rows(of field: PictureField, _ box: InkBox) -> [Double] {
    (box.top..<box.bottom).flatMap { y in
      (box.left..<box.right).map { field.mean(x: $0, y: y, side: 1) }
    }
  }

  /// The correlation of a part with one that is a pixel larger on each side and moved by less than that; 1 where both
  /// are of one color, 0 where one is.
  private static func correlation(
    _ a: [Double], _ b: [Double], _ width: Int, _ height: Int, _ dx: Double, _ dy: Double
  ) -> Double {
    let left = Int(clamping: dx.rounded(.down)), top = Int(clamping: dy.rounded(.down))
    let s = dx - Double(left), t = dy - Double(top)
    let step = width + 2
    var sa = 0.0, sb = 0.0, saa = 0.0, sbb = 0.0, sab = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let at = (y + 1 + top) * step + x + 1 + left
        let right = s > 0 ? 1 : 0, below = t > 0 ? step : 0
        let p = a[y * width + x]
        let q =
          (b[at] * (1 - s) + b[at + right] * s) * (1 - t)
          + (b[at + below] * (1 - s) + b[at + below + right] * s) * t
        sa += p
        sb += q
        saa += p * p
        sbb += q * q
        sab += p * q
      }
    }
    let n = Double(width * height)
    let va = saa - sa * sa / n, vb = sbb - sb * sb / n
    if va <= n && vb <= n { return 1 }
    return va > n && vb > n ? (sab - sa * sb / n) / (va * vb).squareRoot() : 0
  }
}
