import CoreGraphics
import Foundation
import Testing

/// Pixels in memory, by the documentation of `CGBitmapInfo` and `CGImageAlphaInfo`.
@Suite struct DataProviderTests {
  private func image(
    _ bytes: [UInt8], bits: Int = 32, _ info: UInt32, width: Int = 1, height: Int = 1,
    row: Int? = nil
  ) throws -> CGImage? {
    CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits,
      bytesPerRow: row ?? width * bits / 8, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: info),
      provider: try #require(CGDataProvider(data: Data(bytes) as CFData)), decode: nil,
      shouldInterpolate: false, intent: .defaultIntent)
  }

  private func bytes(_ image: CGImage?) -> [UInt8]? {
    image?.dataProvider?.data.map { [UInt8]($0 as Data) }
  }

  @Test(arguments: [
    // Red, half clear, in the orders that Apple names.
    ([128, 0, 0, 128], CGImageAlphaInfo.premultipliedLast.rawValue),
    ([128, 128, 0, 0], CGImageAlphaInfo.premultipliedFirst.rawValue),
    ([255, 0, 0, 128], CGImageAlphaInfo.last.rawValue),
    (
      [0, 0, 128, 128],
      CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    ),
  ])
  func ordersOfBytes(pixel: [UInt8], info: UInt32) throws {
    #expect(bytes(try image(pixel, info)) == [128, 0, 0, 128])
  }

  @Test func opaqueFormsHaveFullAlpha() throws {
    #expect(bytes(try image([9, 8, 7], bits: 24, 0)) == [9, 8, 7, 255])
    #expect(bytes(try image([5], bits: 8, 0)) == [5, 5, 5, 255])
    let skipped = CGImageAlphaInfo.noneSkipLast.rawValue
    #expect(bytes(try image([1, 2, 3, 0], skipped)) == [1, 2, 3, 255])
  }

  @Test func rowsMayBePadded() throws {
    let two = try image([1, 1, 1, 0, 2, 2, 2], bits: 24, 0, height: 2, row: 4)
    #expect(bytes(two) == [1, 1, 1, 255, 2, 2, 2, 255])
  }

  @Test func whatIsNoPictureIsNil() throws {
    #expect(try image([1, 2, 3], bits: 32, 1) == nil)
    #expect(try image([1, 2, 3, 4], bits: 16, 1) == nil)
    #expect(try image([], 1, width: 0) == nil)
    #expect(try image([1, 2, 3, 4], 1, width: -1) == nil)
  }
}
