import CoreGraphics
import Foundation
import FoundationExtras
import TestSupport
import Testing
import UIKit

@Suite struct UIImageTests {
  /// Four by two points at one pixel a point; the left half is red, the right one clear.
  private let image: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
  }()

  /// Red, green, blue, alpha, premultiplied.
  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let resource = image?.resource else { return [] }
    let start = (y * resource.width + x) * 4
    return Array(resource.pixels[start..<(start + 4)])
  }

  @Test func aPNGFileKeepsEveryPixel() throws {
    let data = try #require(image.pngData())
    // The signature of the PNG specification, section 5.2.
    #expect(Array(data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let back = try #require(UIImage(data: data))
    #expect(pixel(back, 1, 1) == [255, 0, 0, 255] && pixel(back, 2, 1) == [0, 0, 0, 0])
    #expect(back.size == CGSize(width: 4, height: 2))
  }

  /// Code names sets of a catalogue by the files that they were made of.
  @Test func aNameWithAFilesEndingIsASetsAsWell() throws {
    let folder = try ScratchFolder("catalog")
    let set = "Assets.xcassets/Photo.imageset"
    let contents = #"{"images":[{"idiom":"universal","filename":"p.png"}]}"#
    _ = try folder.write(contents, to: "\(set)/Contents.json")
    try #require(image.pngData()).write(to: URL(fileURLWithPath: "\(folder.path)/\(set)/p.png"))
    let bundle = try #require(Bundle(path: folder.path))
    for name in ["Photo", "Photo.png", "Photo.jpg"] {
      #expect(UIImage(named: name, in: bundle, with: nil)?.size == CGSize(width: 4, height: 2))
    }
    #expect(UIImage(named: "Photo.txt", in: bundle, with: nil) == nil)
  }

  @Test func theScaleOfAFileIsThatOfItsName() throws {
    let data = try #require(image.pngData())
    let folder = try ScratchFolder()
    for (suffix, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
      let path = folder.path + "/a\(suffix).png"
      try data.write(to: URL(fileURLWithPath: path))
      #expect(UIImage(contentsOfFile: path)?.scale == scale)
    }
  }

  @Test func theScaleDividesPixelsIntoPoints() throws {
    let pixels = try #require(image.cgImage)
    #expect(
      UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 2, height: 1))
    #expect(
      UIImage(cgImage: pixels, scale: 2, orientation: .left).size == CGSize(width: 1, height: 2))
    #expect(UIImage(cgImage: pixels, scale: 0, orientation: .up).scale == 1)
  }

  @Test func aTintFillsWhatTheImageCovers() {
    let tinted = image.withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(pixel(tinted, 0, 0) == [0, 0, 255, 255])
    #expect(pixel(tinted, 3, 0) == [0, 0, 0, 0])
  }

  @Test func aThumbnailHasTheSizeAskedFor() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let red = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let small = red.preparingThumbnail(of: CGSize(width: 20, height: 20))
    #expect(small?.size == CGSize(width: 20, height: 20))
    #expect(pixel(small, 10, 10) == [255, 0, 0, 255])
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test func anImageWithoutPixelsIsEmpty() {
    #expect(UIImage().size == .zero && UIImage().pngData() == nil && UIImage().cgImage == nil)
  }

  @Test func whatCannotBeReadIsNoImage() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test func symbolsAreTemplatesOfTheirPointSize() throws {
    let small = try #require(UIImage(systemName: "star"))
    #expect(small.isSymbolImage && small.renderingMode == .alwaysTemplate && small.scale == 3)
    let large = try #require(
      UIImage(
        systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    // Twice 17 points; both are rounded up to whole pixels.
    #expect(abs(large.size.width - 2 * small.size.width) < 1)
  }

  @Test func anImageGoesThroughAnItemProvider() async throws {
    let provider = NSItemProvider(object: image)
    #expect(provider.registeredTypeIdentifiers == ["public.png", "public.jpeg"])
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let loaded = try await withCheckedThrowingContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(with: Result { try #require(object as? UIImage) })
      }
    }
    #expect(pixel(loaded, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(loaded, 3, 1) == [0, 0, 0, 0])
  }
}
