/// Few colours for many, by Heckbert's median cut: the box of colours that spreads widest is parted where
/// half of its pixels are on either side, until there are enough boxes.
struct ColorQuantizer {
  /// 8 bits each of red, green and blue, in the order of the palette.
  private(set) var palette: [UInt32] = []
  private var indices: [UInt32: UInt8] = [:]

  private struct Entry {
    var color: UInt32
    var count: Int
  }

  /// - Parameters:
  ///   - counts: how many pixels have which colour.
  ///   - limit: colours of the palette, 1…256.
  init(_ counts: [UInt32: Int], limit: Int = 256) {
    var entries = counts.map { Entry(color: $0.key, count: $0.value) }
    // A dictionary's order differs from run to run.
    entries.sort { $0.color < $1.color }
    guard entries.count > limit else {
      palette = entries.map(\.color)
      for (index, color) in palette.enumerated() { indices[color] = UInt8(index) }
      return
    }
    var boxes = [entries[...]]
    while boxes.count < limit {
      let spreads = boxes.map(Self.spread)
      guard let widest = spreads.indices.max(by: { spreads[$0].weight < spreads[$1].weight }),
        spreads[widest].weight > 0
      else { break }
      let (first, second) = Self.part(boxes[widest], spreads[widest].channel)
      boxes[widest] = first
      boxes.append(second)
    }
    for (index, box) in boxes.enumerated() {
      palette.append(Self.mean(box))
      for entry in box { indices[entry.color] = UInt8(index) }
    }
  }

  /// The palette index of the substitute for a colour; 0 for a colour that wasn't counted.
  func index(of color: UInt32) -> Int { Int(indices[color] ?? 0) }

  private static func channel(_ color: UInt32, _ channel: Int) -> Int {
    Int(color >> UInt32(16 - 8 * channel) & 255)
  }

  /// The channel in which colours lie farthest apart, and how much it matters.
  private static func spread(_ box: ArraySlice<Entry>) -> (channel: Int, weight: Int) {
    guard box.count > 1 else { return (0, 0) }
    var best = (channel: 0, range: -1)
    for candidate in 0..<3 {
      var low = 255
      var high = 0
      for entry in box {
        let value = channel(entry.color, candidate)
        low = min(low, value)
        high = max(high, value)
      }
      if high - low > best.range { best = (candidate, high - low) }
    }
    let pixels = box.reduce(0) { $0 + $1.count }
    // Many pixels count, though not as much as that a gradient loses its steps.
    return (
      best.channel, best.range * best.range * (1 + pixels.bitWidth - pixels.leadingZeroBitCount)
    )
  }

  private static func part(
    _ box: ArraySlice<Entry>, _ index: Int
  ) -> (ArraySlice<Entry>, ArraySlice<Entry>) {
    let sorted = box.sorted {
      (channel($0.color, index), $0.color) < (channel($1.color, index), $1.color)
    }
    let half = sorted.reduce(0) { $0 + $1.count } / 2
    var seen = 0
    var cut = 1
    for (index, entry) in sorted.enumerated().dropLast() {
      seen += entry.count
      cut = index + 1
      if seen >= half { break }
    }
    return (sorted[..<cut], sorted[cut...])
  }

  private static func mean(_ box: ArraySlice<Entry>) -> UInt32 {
    let pixels = max(box.reduce(0) { $0 + $1.count }, 1)
    var color: UInt32 = 0
    for channelIndex in 0..<3 {
      let sum = box.reduce(0) { $0 + channel($1.color, channelIndex) * $1.count }
      color = color << 8 | UInt32(clamping: (sum + pixels / 2) / pixels)
    }
    return color
  }
}
