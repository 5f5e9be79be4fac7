import DisplayList
import Foundation
import Testing

@testable import Rendering

@Suite struct BlockEncoderTests {
  /// Columns of pixels from above, as words of premultiplied ARGB.
  private func bitmap(_ columns: [[UInt32]]) -> Bitmap {
    let bitmap = Bitmap(width: columns.count, height: columns[0].count)
    for (x, column) in columns.enumerated() {
      for (y, word) in column.enumerated() { bitmap.words[y * columns.count + x] = word }
    }
    return bitmap
  }

  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF

  @Test func aCellIsTwoPixels() {
    #expect(
      BlockEncoder.encode(bitmap([[red, blue], [red, blue], [0, 0], [0, red], [blue, 0]])) == [
        "\u{1B}[0;38;2;255;0;0;48;2;0;0;255m▀▀\u{1B}[0m \u{1B}[0;38;2;255;0;0m▄"
          + "\u{1B}[0;38;2;0;0;255m▀\u{1B}[0m"
      ])
  }

  @Test func anOddLastRowIsAnUpperHalf() {
    #expect(
      BlockEncoder.encode(bitmap([[0, 0, red]])) == [" ", "\u{1B}[0;38;2;255;0;0m▀\u{1B}[0m"])
  }

  @Test(
    arguments: [
      (0xFFFF_0000, 196), (0xFF00_0000, 16), (0xFFFF_FFFF, 231), (0xFF80_8080, 244),
      (0xFF5F_87AF, 67),
    ] as [(UInt32, Int)])
  func indexedColorsAreTheNearest(word: UInt32, index: Int) {
    #expect(
      BlockEncoder.encode(bitmap([[word, 0]]), colors: .indexed)
        == ["\u{1B}[0;38;5;\(index)m▀\u{1B}[0m"])
  }

  @Test func halfTransparentPixelsHaveTheirOwnColor() {
    // Half of white, premultiplied.
    #expect(
      BlockEncoder.encode(bitmap([[0x8080_8080, 0x7F7F_7F7F]]))
        == ["\u{1B}[0;38;2;255;255;255m▀\u{1B}[0m"])
  }

  @Test func aScaledPictureKeepsItsColors() {
    let small = bitmap((0..<64).map { x in Array(repeating: x < 32 ? red : blue, count: 32) })
      .scaled(width: 8, height: 4)
    #expect(small.width == 8 && small.height == 4)
    #expect(small.opaqueColor(0, 0) == 0xFF0000)
    #expect(small.opaqueColor(7, 3) == 0x0000FF)
  }
}
