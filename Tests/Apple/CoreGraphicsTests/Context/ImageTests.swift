import CoreGraphics
import DisplayList
import Foundation
import Testing

@Suite struct ImageTests {
  /// Three by two opaque pixels, whose red is 10, 20, 30 and 40, 50, 60.
  private let image = CGImage(
    ImagePixels(
      width: 3, height: 2,
      pixels: [10, 20, 30, 40, 50, 60].flatMap { [$0, 0, 0, 255] as [UInt8] }))

  private func reds(_ image: CGImage?) -> [UInt8] {
    guard let pixels = image?.resource.pixels else { return [] }
    return stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
  }

  @Test func anImageHasFourBytesAPixel() {
    #expect(image.width == 3 && image.height == 2)
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32)
    #expect(image.bytesPerRow == 12)
  }

  @Test func croppingKeepsTheRowsFromTheTop() {
    let cropped = image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 1))
    #expect(cropped?.width == 2 && cropped?.height == 1)
    #expect(reds(cropped) == [50, 60])
  }

  /// Apple: the rectangle is made integral, then intersected with the image.
  @Test func croppingGrowsToWholePixelsWithinTheImage() {
    let cropped = image.cropping(to: CGRect(x: 1.5, y: -4, width: 9, height: 4.5))
    #expect(cropped?.width == 2 && cropped?.height == 1)
    #expect(reds(cropped) == [20, 30])
  }

  @Test(arguments: [
    CGRect(x: 3, y: 0, width: 2, height: 2), CGRect(x: 0, y: 0, width: 0, height: 2), .null,
  ])
  func croppingToNothingMakesNoImage(_ rect: CGRect) {
    #expect(image.cropping(to: rect) == nil)
  }
}
