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
