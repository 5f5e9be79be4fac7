import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct UIImageFilesTests {
  private func image(_ base64: String) throws -> UIImage {
    let data = try #require(Data(base64Encoded: base64))
    return try #require(UIImage(data: data))
  }

  /// Red, green, blue, premultiplied, of the stored pixels.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let pixels = image?.resource else { return [] }
    let start = (y * pixels.width + x) * 4
    return Array(pixels.pixels[start..<start + 3])
  }

  private func isNear(_ found: [UInt8], _ wanted: [UInt8]) -> Bool {
    found.count == wanted.count
      && zip(found, wanted).allSatisfy { abs(Int($0) - Int($1)) <= 3 }
  }

  private func drawn(_ size: CGSize, opaque: Bool = false, _ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
  }

  /// 16 by 8 pixels, the left half green, the right clear.
  private var half: UIImage {
    drawn(CGSize(width: 16, height: 8)) {
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  // MARK: Orientation

  @Test func aFilesOrientationIsTheImages() throws {
    let image = try image(ImageFile.turnedPNG)
    #expect(image.imageOrientation == .right)
    // Three pixels wide as stored.
    #expect(image.cgImage?.width == 3 && image.size == CGSize(width: 2, height: 3))
  }

  @Test func aTurnedImageIsDrawnUpright() throws {
    let image = try image(ImageFile.turnedPNG)
    let drawing = drawn(CGSize(width: 2, height: 3)) { image.draw(at: .zero) }
    // Yellow, red; cyan, green; (40, 80, 120), blue.
    #expect(pixel(drawing, 0, 0) == [255, 255, 0] && pixel(drawing, 1, 0) == [255, 0, 0])
    #expect(pixel(drawing, 0, 2) == [40, 80, 120] && pixel(drawing, 1, 2) == [0, 0, 255])
  }

  @Test func aThumbnailOfATurnedImageIsUpright() async throws {
    let image = try image(ImageFile.turnedPNG)
    let size = CGSize(width: 20, height: 30)
    let thumbnail = try #require(await image.byPreparingThumbnail(ofSize: size))
    #expect(thumbnail.size == size && thumbnail.imageOrientation == .up)
    #expect(pixel(thumbnail, 1, 1) == [255, 255, 0] && pixel(thumbnail, 18, 28) == [0, 0, 255])
    let called = await withCheckedContinuation { done in
      image.prepareThumbnail(of: size) { done.resume(returning: $0) }
    }
    #expect(called?.size == size)
  }

  @Test func whatIsPreparedForDisplayIsTheSameImage() async throws {
    let image = try image(ImageFile.turnedPNG)
    #expect(image.preparingForDisplay() == image)
    #expect(await image.byPreparingForDisplay() == image)
    #expect(UIImage().preparingForDisplay() == nil)
  }

  // MARK: Writing

  @Test func aJPEGKeepsColorsAndOrientation() throws {
    let pixels = try #require(half.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .leftMirrored)
    let data = try #require(turned.jpegData(compressionQuality: 1))
    #expect(Array(data.prefix(3)) == [0xFF, 0xD8, 0xFF])
    let back = try #require(UIImage(data: data))
    #expect(back.imageOrientation == .leftMirrored && back.size == CGSize(width: 8, height: 16))
    #expect(isNear(pixel(back, 2, 4), [0, 255, 0]))
    // JPEG has no alpha: what was clear is white.
    #expect(isNear(pixel(back, 13, 4), [255, 255, 255]))
  }

  @Test func aJPEGOfLowerQualityIsSmaller() throws {
    let image = drawn(CGSize(width: 64, height: 64), opaque: true) {
      for i in 0..<16 {
        UIColor(hue: CGFloat(i) / 16, saturation: 1, brightness: 1, alpha: 1).setFill()
        UIRectFill(CGRect(x: i * 4, y: i % 5, width: 3, height: 60))
      }
    }
    let sizes = [0, 0.5, 1].compactMap { image.jpegData(compressionQuality: $0)?.count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == 3)
    #expect(image.jpegData(compressionQuality: .nan) == image.jpegData(compressionQuality: 1))
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func aRendererWritesJPEG() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let data = renderer.jpegData(withCompressionQuality: 0.9) { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let image = try #require(UIImage(data: data))
    #expect(image.cgImage?.width == 12 && isNear(pixel(image, 6, 6), [0, 0, 255]))
  }

  /// Whether the system's libheif has an encoder for HEVC.
  private static let canWriteHEIC =
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    .image { _ in }.heicData() != nil

  @Test(.enabled(if: canWriteHEIC, "libheif has no encoder for HEVC: make deps"))
  func anHEICIsUprightWhereItCanBeWritten() throws {
    let turned = UIImage(cgImage: try #require(half.cgImage), scale: 1, orientation: .right)
    let back = try #require(turned.heicData().flatMap { UIImage(data: $0) })
    #expect(back.size == CGSize(width: 8, height: 16))
    #expect(isNear(pixel(back, 4, 3), [0, 255, 0]))
  }

  @Test func anotherFileThanAnImageIsNone() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/page.png"
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
    #expect(UIImage(contentsOfFile: path) == nil)
  }
}
