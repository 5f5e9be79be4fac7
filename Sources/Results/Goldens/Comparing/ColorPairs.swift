/// The differences of pairs of colours, each computed once: pictures have few pairs, many times.
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
    // What is transparent lies on anything: white on nothing is invisible on white alone.
    let isOpaque = p >> 24 == 255 && q >> 24 == 255
    let deltaE = max(deltaE(p, q, on: 255), isOpaque ? 0 : deltaE(p, q, on: 0))
    var largest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      largest = max(largest, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
    }
    return (deltaE, largest)
  }

  /// - Parameter ground: of the grey that both lie on, 0…255.
  private static func deltaE(_ p: UInt32, _ q: UInt32, on ground: Int) -> Double {
    func lab(_ word: UInt32) -> ColorDifference.Lab {
      let rest = (255 - Int(word >> 24)) * ground / 255
      return ColorDifference.lab(
        red: min(255, Int(word >> 16 & 255) + rest), green: min(255, Int(word >> 8 & 255) + rest),
        blue: min(255, Int(word & 255) + rest))
    }
    return ColorDifference.deltaE(lab(p), lab(q))
  }
}
