/// How far apart pairs of colours are: pictures have few, and many times.
struct ColorPairs {
  typealias Difference = (deltaE: Double, largest: Int)
  private var known: [UInt64: Difference] = [:]
  private var last: (pair: UInt64, difference: Difference)?

  mutating func difference(_ p: UInt32, _ q: UInt32) -> Difference {
    let pair = UInt64(p) << 32 | UInt64(q)
    if let last, last.pair == pair { return last.difference }
    let difference = known[pair] ?? Self.difference(p, q)
    known[pair] = difference
    last = (pair, difference)
    return difference
  }

  private static func difference(_ p: UInt32, _ q: UInt32) -> Difference {
    // Transparent pixels look alike whatever their colour, and so may others on white alone; they are
    // different pictures all the same.
    let a = onWhite(p), b = onWhite(q)
    let deltaE = ColorDifference.deltaE(
      ColorDifference.lab(red: a.red, green: a.green, blue: a.blue),
      ColorDifference.lab(red: b.red, green: b.green, blue: b.blue))
    var largest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      largest = max(largest, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
    }
    return (deltaE, largest)
  }

  private static func onWhite(_ word: UInt32) -> (red: Int, green: Int, blue: Int) {
    let rest = 255 - Int(word >> 24)
    return (
      min(255, Int(word >> 16 & 255) + rest), min(255, Int(word >> 8 & 255) + rest),
      min(255, Int(word & 255) + rest)
    )
  }
}
