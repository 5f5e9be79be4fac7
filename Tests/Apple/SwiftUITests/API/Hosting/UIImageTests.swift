import CoreGraphics
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct UIImageTests {
  /// Red, and half of it half transparent black.
  private func image() throws -> UIImage {
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0).frame(width: 2, height: 2)
        Color.black.opacity(0.5).frame(width: 2, height: 2)
      })
    return try #require(renderer.uiImage)
  }

  @Test func theScaleDividesPixelsIntoPoints() throws {
    let cgImage = try #require(try image().cgImage)
    #expect(
      UIImage(cgImage: cgImage, scale: 2, orientation: .up).size == CGSize(width: 2, height: 1))
    #expect(
      UIImage(cgImage: cgImage, scale: 2, orientation: .left).size == CGSize(width: 1, height: 2))
  }

  @Test func aPartOfAnImage() throws {
    let cgImage = try #require(try image().cgImage)
    let part = try #require(cgImage.cropping(to: CGRect(x: 3, y: 0, width: 9, height: 1)))
    #expect(part.width == 1 && part.height == 1)
    #expect(cgImage.cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
  }

  @Test func aTintedImageKeepsItsAlpha() throws {
    let tinted = try image().withTintColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let expected = ImageRenderer(
      content: HStack(spacing: 0) {
        Color(red: 0, green: 0, blue: 1).frame(width: 2, height: 2)
        Color(red: 0, green: 0, blue: 1).opacity(0.5).frame(width: 2, height: 2)
      }
    ).cgImage
    #expect(tinted.cgImage == expected)
  }

  @Test func whatIsNoPictureIsNoImage() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(named: "no such image") == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage().pngData() == nil)
    #expect(UIImage().size == .zero)
  }

  @Test func anImageOfPixelsIsLaidOutAtItsSizeInPoints() throws {
    let cgImage = try #require(try image().cgImage)
    let view = Image(uiImage: UIImage(cgImage: cgImage, scale: 0.5, orientation: .up))
    #expect(ImageRenderer(content: view).uiImage?.size == CGSize(width: 8, height: 4))
  }

  @Test func fontsHaveTheSystemsLineHeight() {
    // 17 × 2444 / 2048, as UIKit answers.
    #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
    #expect(UIFont.preferredFont(forTextStyle: .title2).pointSize == 22)
  }
}
