import Foundation
import ImageIO
import Testing
import UIKit

@Suite struct ImageSourceTests {
  /// 40 × 20 pixels.
  private func picture() throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      }.pngData())
  }

  private func thumbnail(_ options: [String: Any]) throws -> [Int]? {
    let source = try #require(CGImageSourceCreateWithData(try picture() as CFData, nil))
    return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary).map {
      [$0.width, $0.height]
    }
  }

  /// “the maximum width and height in pixels of a thumbnail”, its proportions kept.
  @Test func aThumbnailFits() throws {
    #expect(
      try thumbnail([
        kCGImageSourceCreateThumbnailFromImageAlways as String: true,
        kCGImageSourceThumbnailMaxPixelSize as String: 10,
      ]) == [10, 5])
    #expect(
      try thumbnail([
        kCGImageSourceCreateThumbnailFromImageIfAbsent as String: true,
        kCGImageSourceThumbnailMaxPixelSize as String: CGFloat(400),
      ]) == [40, 20])
    // Neither is asked for, and the file has no thumbnail.
    #expect(try thumbnail([kCGImageSourceThumbnailMaxPixelSize as String: 10]) == nil)
  }

  @Test func propertiesAreOfTheFile() throws {
    let source = try #require(CGImageSourceCreateWithData(try picture() as CFData, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(properties[kCGImagePropertyOrientation] as? UInt32 == 1)
    #expect(CGImageSourceGetType(source) == "public.png")
    #expect(CGImageSourceGetCount(source) == 1)
  }

  @Test func whatIsNoImageHasNone() throws {
    #expect(CGImageSourceCreateWithData(Data() as CFData, nil) == nil)
    let source = try #require(CGImageSourceCreateWithData(Data("text".utf8) as CFData, nil))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(
      CGImageSourceCreateWithURL(
        URL(fileURLWithPath: "/no/file") as CFURL, nil) == nil)
  }

  @Test func anImageIsWritten() throws {
    let image = try #require(UIImage(data: try picture())?.cgImage)
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data as CFMutableData, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(
      destination, image, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    #expect(UIImage(data: Data(referencing: data))?.cgImage?.width == 40)
    #expect(CGImageDestinationCreateWithData(data, "public.text", 1, nil) == nil)
  }
}
