import CPixels

/// Random rows through the loops of `rows.c`, with the processor's widest instructions and with those that every
/// processor has.
enum RowsCheck {
  /// - Parameter count: of rows, each of which goes through one of the five loops.
  /// - Returns: a sentence; nil where all rows are equal to the bit.
  static func problem(count: Int) -> String? {
    var row = RandomRow()
    for index in 0..<count {
      row.fill()
      let plain = row.through(index % 5, PX_PLAIN), wide = row.through(index % 5, PX_WIDEST)
      guard plain == wide else {
        return
          "row \(index), \(row.width) pixels, differs between instructions in loop \(index % 5)"
      }
    }
    return nil
  }
}

/// A row's arguments, filled again for each.
private struct RandomRow {
  private static let longest = 96
  private(set) var width = 1
  private var state: UInt64 = 7
  private var color: UInt32 = 0
  private var colors = [UInt32](repeating: 0, count: longest)
  private var below = [UInt32](repeating: 0, count: longest)
  private var mask = [UInt8](repeating: 0, count: longest)
  private var middle = 0, extra = 0

  private mutating func next(_ bound: UInt32) -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: state >> 33) % bound
  }

  /// A premultiplied pixel; every third is opaque or transparent.
  private mutating func pixel() -> UInt32 {
    let alpha = next(3) == 0 ? next(2) * 255 : next(256)
    return alpha << 24 | next(alpha + 1) << 16 | next(alpha + 1) << 8 | next(alpha + 1)
  }

  mutating func fill() {
    width = Int(next(UInt32(Self.longest))) + 1
    color = next(3) == 0 ? pixel() | 0xFF00_0000 : pixel()
    let opaque: UInt32 = next(3) == 0 ? 0xFF00_0000 : 0, kind = next(3)
    for x in 0..<width {
      colors[x] = pixel() | opaque
      below[x] = pixel()
      mask[x] = UInt8(kind == 0 ? next(256) : kind == 1 ? next(2) * 255 : 255)
    }
    middle = Int(next(UInt32(width)))
    extra = Int(next(UInt32(width - middle)))
  }

  func through(_ loop: Int, _ how: px_instructions) -> [UInt32] {
    var to = below
    let width = Int32(width)
    switch loop {
    case 0: px_mask_over_by(how, &to, 0, mask, 0, width, 1, color)
    case 1: px_colors_over_by(how, &to, colors, mask, width)
    case 2:
      px_stretched_mask_over_by(
        how, &to, 0, mask, 0, Int32(middle), 0, Int32(extra), 1, 0, 0, width, 1, color)
    case 3: px_to_straight_rgba_by(how, &to, colors, Int(width))
    default:
      colors.withUnsafeBytes {
        px_from_straight_rgba_by(
          how, &to, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int(width))
      }
    }
    return to
  }
}
