import CPixels
import Foundation
import Testing

/// Rows of random pixels through the loops of `rows.c`: with the processor's widest instructions, and with those that
/// every processor has.
@Suite struct RowInstructionsTests {
  private static let length = 80

  /// A generator that is the same everywhere.
  private struct Source {
    var state: UInt64 = 1
    mutating func next(_ bound: UInt32) -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 33) % bound
    }

    /// A premultiplied pixel; every third is opaque or transparent.
    mutating func pixel() -> UInt32 {
      let alpha = next(3) == 0 ? next(2) * 255 : next(256)
      return alpha << 24 | next(alpha + 1) << 16 | next(alpha + 1) << 8 | next(alpha + 1)
    }

    /// Coverage: any, full or none, or full alone.
    mutating func coverage(_ kind: UInt32) -> UInt8 {
      kind == 0 ? UInt8(next(256)) : kind == 1 ? UInt8(next(2) * 255) : 255
    }
  }

  /// What a row function gets.
  private struct Row {
    let width: Int32, color: UInt32, colors: [UInt32], mask: [UInt8], below: [UInt32]
    let middle: Int32, extra: Int32

    init(_ source: inout Source) {
      width = Int32(source.next(UInt32(RowInstructionsTests.length)) + 1)
      color = source.next(3) == 0 ? source.pixel() | 0xFF00_0000 : source.pixel()
      let isOpaque = source.next(3) == 0, kind = source.next(3)
      colors = (0..<RowInstructionsTests.length).map { _ in
        isOpaque ? source.pixel() | 0xFF00_0000 : source.pixel()
      }
      below = colors.map { _ in source.pixel() }
      mask = colors.map { _ in source.coverage(kind) }
      middle = Int32(source.next(UInt32(width)))
      extra = Int32(source.next(UInt32(width - middle)))
    }

    func through(_ function: Int, _ how: px_instructions) -> [UInt32] {
      var to = below
      switch function {
      case 0: px_mask_over_by(how, &to, 0, mask, 0, width, 1, color)
      case 1: px_colors_over_by(how, &to, colors, mask, width)
      case 2:
        px_stretched_mask_over_by(
          how, &to, 0, mask, 0, middle, 0, extra, 1, 0, 0, width, 1, color)
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

  @Test func wideInstructionsGiveThePixelsOfPlainOnes() {
    var source = Source()
    for index in 0..<5000 {
      let row = Row(&source)
      for function in 0..<5 {
        let plain = row.through(function, PX_PLAIN), wide = row.through(function, PX_WIDEST)
        if plain != wide {
          Issue.record("row \(index) of \(row.width) pixels, function \(function)")
        }
      }
    }
  }

  /// x · y / 255, rounded to the nearest; it never lies in the middle of two.
  private func product(_ x: UInt32, _ y: UInt32) -> UInt32 { (2 * x * y + 255) / 510 }

  private func over(_ color: UInt32, _ coverage: UInt32, _ below: UInt32) -> UInt32 {
    let alpha = product(color >> 24, coverage)
    return [0, 8, 16, 24].reduce(0) { sum, shift in
      let top = product(color >> shift & 255, coverage)
      return sum | (top + product(below >> shift & 255, 255 - alpha)) << shift
    }
  }

  @Test func coverageIsRoundedToTheNearest() {
    var source = Source(state: 9)
    for _ in 0..<500 {
      let row = Row(&source), width = Int(row.width)
      let masked = row.through(0, PX_WIDEST), colored = row.through(1, PX_WIDEST)
      for x in 0..<width {
        #expect(masked[x] == over(row.color, UInt32(row.mask[x]), row.below[x]))
        #expect(colored[x] == over(row.colors[x], UInt32(row.mask[x]), row.below[x]))
      }
      #expect(masked[width...] == row.below[width...])
      #expect(colored[width...] == row.below[width...])
    }
  }

  @Test func straightColoursAreDividedByTheirAlpha() {
    let pixels: [UInt32] =
      [0xFF10_2030, 0x8040_2010, 0, 0x0101_0001] + Array(repeating: 0xFFAA_BBCC, count: 28)
    for how in [PX_PLAIN, PX_WIDEST] {
      var to = [UInt32](repeating: 1, count: pixels.count)
      px_to_straight_rgba_by(how, &to, pixels, pixels.count)
      // 0x40 · 255 / 0x80 = 127.5, 0x20 → 63.75, 0x10 → 31.875.
      #expect(Array(to[..<5]) == [0xFF30_2010, 0x8020_4080, 0, 0x01FF_00FF, 0xFFCC_BBAA])
      #expect(Array(to[16...]) == Array(repeating: 0xFFCC_BBAA, count: 16))
    }
  }

  @Test func straightBytesAreMultipliedByTheirAlpha() {
    // Red, green, blue, alpha; and an opaque pixel as often as a group is long.
    let bytes: [UInt8] =
      [255, 128, 0, 128] + [10, 20, 30, 255] + [9, 9, 9, 0]
      + Array(repeating: [0xAA, 0xBB, 0xCC, 255], count: 32).joined()
    for how in [PX_PLAIN, PX_WIDEST] {
      var to = [UInt32](repeating: 1, count: 35)
      px_from_straight_rgba_by(how, &to, bytes, to.count)
      // 255 · 128 / 255 = 128, 128 · 128 / 255 = 64.25.
      #expect(Array(to[..<4]) == [0x8080_4000, 0xFF0A_141E, 0, 0xFFAA_BBCC])
      #expect(Array(to[3...]) == Array(repeating: 0xFFAA_BBCC, count: 32))
    }
  }

  /// Along a line, from a point and around it, with maps that reach outside on every side.
  @Test(arguments: [PX_LINEAR, PX_RADIAL, PX_ANGULAR].map { Int32($0) })
  func gradientsAreTheSameByAllInstructions(_ kind: Int32) {
    var source = Source(state: 5)
    let table = (0..<1024).map { _ in source.pixel() }
    table.withUnsafeBufferPointer { table in
      for index in 0..<200 {
        func number() -> Double { Double(source.next(40_001)) / 1_000_000 - 0.02 }
        var gradient = px_gradient()
        gradient.kind = kind
        gradient.map = (number(), number(), number(), number(), number() * 50, number() * 50)
        gradient.start = 0.1
        gradient.end = kind == Int32(PX_ANGULAR) ? 5 : 1.2
        gradient.colors = table.baseAddress
        gradient.count = 1024
        let width = Int32(source.next(150) + 1)
        let size = Int(width) * 3
        var plain = [UInt32](repeating: 1, count: size), wide = plain
        px_gradient_fill_by(PX_PLAIN, &gradient, &plain, Int(width), -4, 7, width, 3)
        px_gradient_fill_by(PX_WIDEST, &gradient, &wide, Int(width), -4, 7, width, 3)
        #expect(plain == wide, "gradient \(index), \(width) pixels wide")
      }
    }
  }
}
