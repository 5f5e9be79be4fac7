import DisplayList
import Foundation
import Testing

@testable import Rendering

/// Sixels, read again by a decoder that knows nothing of the encoder.
@Suite struct SixelEncoderTests {
  private func bitmap(_ width: Int, _ height: Int, _ word: (Int, Int) -> UInt32) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap.words[y * width + x] = word(x, y) } }
    return bitmap
  }

  /// Percents by pixel; nil where none was set.
  private func decode(_ text: String) throws -> (
    pixels: [[UInt32?]], colors: Int, width: Int, height: Int
  ) {
    var rest = Array(text.utf8)[...]
    try #require(rest.starts(with: "\u{1B}P0;1;0q\"".utf8))
    rest = rest.dropFirst("\u{1B}P0;1;0q\"".utf8.count)
    func number() -> Int {
      var value = 0
      while let digit = rest.first, (48...57).contains(digit) {
        value = value * 10 + Int(digit - 48)
        rest = rest.dropFirst()
      }
      return value
    }
    func numbers() -> [Int] {
      var all = [number()]
      while rest.first == UInt8(ascii: ";") {
        rest = rest.dropFirst()
        all.append(number())
      }
      return all
    }
    let raster = numbers()
    var pixels = [[UInt32?]](repeating: Array(repeating: nil, count: raster[2]), count: raster[3])
    var palette: [Int: UInt32] = [:]
    var (x, top, color) = (0, 0, 0)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "#"):
        let all = numbers()
        color = all[0]
        if all.count == 5 {
          try #require(all[1] == 2)
          palette[color] = UInt32(all[2] << 16 | all[3] << 8 | all[4])
        }
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, top) = (0, top + 6)
      case 0x1B:
        #expect(Array(rest) == Array("\\".utf8))
        return (pixels, palette.count, raster[2], raster[3])
      default:
        var count = 1
        var sixel = byte
        if byte == UInt8(ascii: "!") {
          count = number()
          let next = rest.popFirst()
          sixel = try #require(next)
        }
        try #require((63...126).contains(sixel))
        for _ in 0..<count {
          for bit in 0..<6 where (sixel - 63) >> UInt8(bit) & 1 == 1 {
            pixels[top + bit][x] = palette[color]
          }
          x += 1
        }
      }
    }
    Issue.record("no end")
    return (pixels, palette.count, raster[2], raster[3])
  }

  @Test func twoColorsAreWrittenAsTheStandardHasIt() {
    let red: UInt32 = 0xFFFF_0000
    let white: UInt32 = 0xFFFF_FFFF
    let picture = bitmap(5, 7) { x, y in y == 6 ? 0 : x == 4 ? white : red }
    #expect(
      SixelEncoder.encode(picture)
        == "\u{1B}P0;1;0q\"1;1;5;7#0;2;100;0;0#1;2;100;100;100#0!4~$#1!4?~--\u{1B}\\")
  }

  @Test func fewColorsComeBackAsTheyWere() throws {
    let picture = bitmap(37, 23) { x, y in
      (x + y) % 11 == 0 ? 0 : 0xFF00_0000 | UInt32(x * 6) << 16 | UInt32(y / 6 * 60)
    }
    let read = try decode(SixelEncoder.encode(picture))
    #expect(read.width == 37 && read.height == 23)
    for y in 0..<23 {
      for x in 0..<37 {
        let red = UInt32((Double(x * 6) / 2.55).rounded())
        let blue = UInt32((Double(y / 6 * 60) / 2.55).rounded())
        let expected = (x + y) % 11 == 0 ? nil : red << 16 | blue
        #expect(read.pixels[y][x] == expected, "\(x), \(y)")
      }
    }
  }

  @Test func manyColorsAreAtMost256AndNear() throws {
    let picture = bitmap(120, 90) { x, y in
      0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 2) << 8 | UInt32(255 - x - y)
    }
    let text = SixelEncoder.encode(picture)
    #expect(text == SixelEncoder.encode(picture))
    let read = try decode(text)
    #expect(read.colors == 256)
    for y in 0..<90 {
      for x in 0..<120 {
        let color = try #require(read.pixels[y][x])
        let near =
          abs(Int(color >> 16) * 255 / 100 - x * 2) < 24
          && abs(Int(color >> 8 & 255) * 255 / 100 - y * 2) < 24
          && abs(Int(color & 255) * 255 / 100 - (255 - x - y)) < 24
        #expect(near, "\(x), \(y)")
      }
    }
  }

  @Test func rareColorsOfFewPixelsAreNotLost() {
    var counts: [UInt32: Int] = [0xFF0000: 1]
    for grey in 0..<100 { counts[UInt32(grey) * 0x010101] = 10_000 }
    let colors = ColorQuantizer(counts, limit: 16)
    #expect(colors.palette.count == 16)
    #expect(colors.palette[colors.index(of: 0xFF0000)] == 0xFF0000)
  }
}
