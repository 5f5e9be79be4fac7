import CPixels

/// Random rows through the loops of `rows.c` and random gradients through those of `gradient.c`, with the processor's
/// widest instructions and with those that every processor has.
enum RowsCheck {
  /// - Parameter count: of rows, each of which goes through one of the six loops.
  /// - Returns: a sentence; nil where all rows are equal to the bit.
  static func problem(count: Int) -> String? {
    var row = RandomRow()
    for index in 0..<count {
      row.fill()
      let plain = row.through(index % 6, PX_PLAIN), wide = row.through(index % 6, PX_WIDEST)
      guard plain == wide else {
        return
          "row \(index), \(row.width) pixels, differs between instructions in loop \(index % 6)"
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
  private var kind = PX_LINEAR
  private var map: [Double] = []

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
    self.kind = [PX_LINEAR, PX_RADIAL, PX_ANGULAR][Int(next(3))]
    // Scales of a linear gradient's points to its whole, and of the others' points.
    let size = self.kind == PX_LINEAR ? 0.02 : 2.0
    map = (0..<6).map { _ in (Double(next(2001)) / 1000 - 1) * size }
  }

  /// A row of a gradient whose table has the random colors.
  private func gradient(_ to: inout [UInt32], _ how: px_instructions) {
    colors.withUnsafeBufferPointer { colors in
      var gradient = px_gradient()
      gradient.kind = Int32(kind)
      gradient.map = (map[0], map[1], map[2], map[3], map[4], map[5])
      gradient.start = Double(middle) / 50
      gradient.end = gradient.start + Double(extra + 1) / 20
      gradient.colors = colors.baseAddress
      gradient.count = Int32(colors.count)
      px_gradient_fill_by(how, &gradient, &to, width, Int32(middle), Int32(extra), Int32(width), 1)
    }
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
    case 4: gradient(&to, how)
    default:
      colors.withUnsafeBytes {
        px_from_straight_rgba_by(
          how, &to, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int(width))
      }
    }
    return to
  }
}
