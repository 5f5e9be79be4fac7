import Foundation
import Testing

@testable import Assets

struct BitmapFileTests {
  /// A BMP with the header of Windows 3.
  private func file(
    _ width: Int32, _ height: Int32, bits: UInt16, compression: UInt32 = 0, colors: [[UInt8]] = [],
    _ pixels: [UInt8], masks: [UInt32] = [], headerSize: UInt32 = 40
  ) -> [UInt8] {
    func bytes<N: FixedWidthInteger>(_ number: N) -> [UInt8] {
      withUnsafeBytes(of: number.littleEndian, Array.init)
    }
    var header =
      bytes(headerSize) + bytes(width) + bytes(height) + bytes(UInt16(1)) + bytes(bits)
      + bytes(compression) + bytes(UInt32(pixels.count)) + bytes(UInt64(0))
      + bytes(UInt32(colors.count)) + bytes(UInt32(0)) + masks.flatMap { bytes($0) }
    header += [UInt8](repeating: 0, count: max(0, Int(headerSize) - header.count))
    header += colors.flatMap { [$0[2], $0[1], $0[0], 0] }
    let start = 14 + header.count
    return Array("BM".utf8) + bytes(UInt32(start + pixels.count)) + bytes(UInt32(0))
      + bytes(UInt32(start)) + header + pixels
  }

  private func pixels(_ file: [UInt8]) throws -> [UInt8] {
    try ImageDecoder.read(file).pixels.pixels
  }

  private let black: [UInt8] = [0, 0, 0, 255], white: [UInt8] = [255, 255, 255, 255]
  private let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255]
  private let green: [UInt8] = [0, 255, 0, 255]

  @Test func rowsBeginAtTheBottomUnlessTheHeightIsNegative() throws {
    let colors: [[UInt8]] = [[0, 0, 0], [255, 255, 255]]
    let rows: [UInt8] = [0b1100_0000, 0, 0, 0, 0b0100_0000, 0, 0, 0]
    let up = try pixels(file(3, 2, bits: 1, colors: colors, rows))
    #expect(up == black + white + black + white + white + black)
    let down = try pixels(file(3, -2, bits: 1, colors: colors, rows))
    #expect(down == white + white + black + black + white + black)
  }

  @Test func fourBitsAreAnIndex() throws {
    let colors: [[UInt8]] = [[255, 0, 0], [0, 255, 0], [0, 0, 255]]
    #expect(
      try pixels(file(3, 1, bits: 4, colors: colors, [0x01, 0x20, 0, 0])) == red + green + blue)
    // An index beyond the table is black.
    #expect(try pixels(file(1, 1, bits: 4, colors: colors, [0x90, 0, 0, 0])) == black)
  }

  @Test func sixteenBitsAreFiveOfEachOrByMasks() throws {
    let plain: [UInt8] = [0x00, 0x7C, 0xE0, 0x03, 0x1F, 0x00, 0, 0]
    #expect(try pixels(file(3, 1, bits: 16, plain)) == red + green + blue)
    let masked: [UInt8] = [0x00, 0xF8, 0xE0, 0x07, 0x1F, 0x00, 0, 0]
    let masks: [UInt32] = [0xF800, 0x07E0, 0x001F]
    #expect(
      try pixels(file(3, 1, bits: 16, compression: 3, masked, masks: masks)) == red + green + blue)
  }

  @Test func alphaCountsWhereAMaskNamesIt() throws {
    let two: [UInt8] = [0, 0, 255, 255, 255, 128, 0, 128]
    let masks: [UInt32] = [0xFF0000, 0xFF00, 0xFF, 0xFF00_0000]
    let masked = file(2, 1, bits: 32, compression: 3, two, masks: masks, headerSize: 108)
    #expect(try pixels(masked) == red + [0, 64, 128, 128])
    // Without masks the fourth byte says nothing.
    #expect(try pixels(file(2, 1, bits: 32, two)) == red + [0, 128, 255, 255])
  }

  /// The example of the format's specification: runs, stretches, a jump, the end of a row and of the picture.
  @Test func runsAreAsInTheSpecification() throws {
    let runs: [UInt8] = [
      0x03, 0x04, 0x05, 0x06, 0x00, 0x03, 0x45, 0x56, 0x67, 0x00, 0x02, 0x78, 0x00, 0x02, 0x05,
      0x01,
      0x02, 0x78, 0x00, 0x00, 0x09, 0x1E, 0x00, 0x01,
    ]
    let grays = (0..<256).map { [UInt8($0), UInt8($0), UInt8($0)] }
    let found = try pixels(file(20, 3, bits: 8, compression: 1, colors: grays, runs))
    let reds = stride(from: 0, to: found.count, by: 4).map {
      found[$0 + 3] == 0 ? -1 : Int(found[$0])
    }
    #expect(reds[0..<20] == [Int](repeating: 0x1E, count: 9)[...] + [Int](repeating: -1, count: 11))
    #expect(reds[20..<40] == [Int](repeating: -1, count: 18)[...] + [0x78, 0x78])
    #expect(
      reds[40..<60] == [4, 4, 4, 6, 6, 6, 6, 6, 0x45, 0x56, 0x67, 0x78, 0x78][...]
        + [Int](repeating: -1, count: 7))
  }

  @Test func tooFewBytesAreTold() {
    let short = file(100, 100, bits: 24, [1, 2, 3])
    #expect(
      throws: ImageProblem(.impossible(width: 100, height: 100, bytes: 57), .bmp)
    ) { try ImageDecoder.read(short) }
  }
}
