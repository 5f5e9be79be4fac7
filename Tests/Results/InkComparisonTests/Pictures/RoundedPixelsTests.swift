import InkComparison
import TestSupport
import Testing

@Suite struct RoundedPixelsTests {
  private func picture(_ color: UInt32) -> Pixels {
    Pixels(width: 40, height: 30, words: Array(repeating: color, count: 40 * 30))
  }

  /// A rim of two pixels and what lies beyond a corner are another picture's.
  @Test func aRimAndCornersAreLeftOut() throws {
    let kept = picture(0x000000).rounded(by: 10, edge: 2, over: picture(0xFFFFFF))
    func isKept(_ x: Int, _ y: Int) throws -> Bool { try kept.words.element(y * 40 + x) == 0 }
    #expect(try !isKept(1, 15) && !isKept(20, 1) && !isKept(38, 15) && !isKept(20, 28))
    #expect(try isKept(2, 15) && isKept(20, 2) && isKept(37, 15) && isKept(20, 27))
    #expect(try !isKept(3, 3) && isKept(8, 8))
  }
}
