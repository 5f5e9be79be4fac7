/// The square of a QR code's modules while it is drawn.
struct QRGrid {
  let side: Int
  private let version: Int
  private(set) var isDark: [[Bool]]
  private var isFixed: [[Bool]]

  init(version: Int) {
    self.version = version
    side = version * 4 + 17
    let row = [Bool](repeating: false, count: side)
    isDark = [[Bool]](repeating: row, count: side)
    isFixed = isDark
    drawFixed()
  }

  private mutating func set(_ x: Int, _ y: Int, _ dark: Bool) {
    isDark[y][x] = dark
    isFixed[y][x] = true
  }

  private mutating func drawFixed() {
    for place in 0..<side {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
    drawFinder(3, 3)
    drawFinder(side - 4, 3)
    drawFinder(3, side - 4)
    let places = alignmentPlaces, last = places.count - 1
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        // The finders are there.
        if (row == 0 && (column == 0 || column == last)) || (row == last && column == 0) {
          continue
        }
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(.low, mask: 0)
    drawVersion()
  }

  /// A finder with the light line around it; its middle is at `x`, `y`.
  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let column = x + dx, row = y + dy
        guard (0..<side).contains(column), (0..<side).contains(row) else { continue }
        let distance = max(abs(dx), abs(dy))
        set(column, row, distance != 2 && distance != 4)
      }
    }
  }

  private var alignmentPlaces: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { side - 7 - $0 * step }.reversed()
  }

  /// Format bits beside the finders, twice, and the module that is always dark.
  mutating func drawFormat(_ correction: QRCode.Correction, mask: Int) {
    // Source: ISO/IEC 18004, table 12 and annex C.
    let data = [1, 0, 3, 2][correction.rawValue] << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { set(8, place, bit(place)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for place in 9..<15 { set(14 - place, 8, bit(place)) }
    for place in 0..<8 { set(side - 1 - place, 8, bit(place)) }
    for place in 8..<15 { set(8, side - 15 + place, bit(place)) }
    set(8, side - 8, true)
  }

  private mutating func drawVersion() {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for place in 0..<18 {
      let dark = bits >> place & 1 == 1
      let far = side - 11 + place % 3, near = place / 3
      set(far, near, dark)
      set(near, far, dark)
    }
  }

  /// Codewords, upwards and downwards in columns of two, each module changed where the mask says so.
  mutating func place(_ words: [UInt8], mask: Int) {
    var index = 0
    var right = side - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<side {
        for x in [right, right - 1] {
          let y = (right + 1) & 2 == 0 ? side - 1 - step : step
          guard !isFixed[y][x] else { continue }
          let dark =
            index < words.count * 8 && words[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          isDark[y][x] = dark != Self.masks(mask, x, y)
          index += 1
        }
      }
      right -= 2
    }
  }

  private static func masks(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
