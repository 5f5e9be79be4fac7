/// The structural similarity of two pictures' luminance (Wang, Bovik, Sheikh and Simoncelli 2004),
/// in windows of 8 × 8 pixels, every 4 pixels.
package enum StructuralSimilarity {
  /// 1 for equal pictures; what only one of them has counts as different.
  package static func of(_ a: Pixels, _ b: Pixels) -> Double {
    let width = min(a.width, b.width), height = min(a.height, b.height)
    guard width >= 8, height >= 8 else { return a.words == b.words ? 1 : 0 }
    var sum = 0.0
    var windows = 0
    a.words.withUnsafeBufferPointer { p in
      b.words.withUnsafeBufferPointer { q in
        var y = 0
        while y + 8 <= height {
          var x = 0
          while x + 8 <= width {
            sum += window(p, q, a.width, b.width, x, y)
            windows += 1
            x += 4
          }
          y += 4
        }
      }
    }
    let shared = Double(width * height)
    let all = Double(max(a.width, b.width) * max(a.height, b.height))
    return sum / Double(windows) * shared / all
  }

  private static func window(
    _ p: UnsafeBufferPointer<UInt32>, _ q: UnsafeBufferPointer<UInt32>, _ stepA: Int, _ stepB: Int,
    _ x: Int, _ y: Int
  ) -> Double {
    var first: UInt32?
    var isFlat = true
    var sa = 0, sb = 0, saa = 0, sbb = 0, sab = 0
    for row in y..<(y + 8) {
      for column in x..<(x + 8) {
        let wa = p[row * stepA + column], wb = q[row * stepB + column]
        if wa != wb || wa != first ?? wa { isFlat = false }
        first = wa
        let la = luminance(wa), lb = luminance(wb)
        sa += la
        sb += lb
        saa += la * la
        sbb += lb * lb
        sab += la * lb
      }
    }
    if isFlat { return 1 }
    let n = 64.0
    let ma = Double(sa) / n, mb = Double(sb) / n
    let va = Double(saa) / n - ma * ma, vb = Double(sbb) / n - mb * mb
    let cov = Double(sab) / n - ma * mb
    let c1 = 6.5025, c2 = 58.5225  // (0.01 · 255)², (0.03 · 255)²
    return (2 * ma * mb + c1) * (2 * cov + c2) / ((ma * ma + mb * mb + c1) * (va + vb + c2))
  }

  @inline(__always)
  private static func luminance(_ word: UInt32) -> Int {
    (Int(word >> 16) * 77 + Int(word >> 8 & 255) * 151 + Int(word & 255) * 28) >> 8
  }
}
