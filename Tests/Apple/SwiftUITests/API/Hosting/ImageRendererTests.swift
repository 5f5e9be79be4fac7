import Foundation
import SwiftUI
import Testing

/// Through Apple's API alone.
@MainActor @Suite struct ImageRendererTests {
  @Test func anImageHasTheViewsSizeInPointsAndScaleTimesAsManyPixels() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    #expect(renderer.scale == 1)
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 30, height: 20))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 90)
    #expect(image.cgImage?.height == 60)
  }

  @Test func theViewIsOfferedTheProposedSize() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 12, height: 7)
    #expect(renderer.uiImage?.size == CGSize(width: 12, height: 7))
    renderer.proposedSize = .unspecified
    #expect(renderer.uiImage?.size == CGSize(width: 10, height: 10))
  }

  @Test func aViewWithoutASizeGivesNoImage() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test func pngDataCanBeReadAgain() throws {
    let renderer = ImageRenderer(
      content: Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 2))
    let data = try #require(renderer.uiImage?.pngData())
    #expect([UInt8](data.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 4, height: 2))
  }

  @Test func aGeometryReaderSeesItsTrueFrame() throws {
    final class Seen { var size = CGSize.zero }
    let seen = Seen()
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 10)
      GeometryReader { proxy in
        let _ = { seen.size = proxy.size }()
        Color.blue
      }
    }.frame(width: 50, height: 40)
    _ = ImageRenderer(content: view).cgImage
    #expect(seen.size == CGSize(width: 50, height: 30))
  }

  @Test func renderHandsOverTheSizeAndDrawsIntoAContext() throws {
    var size = CGSize.zero
    var drawn: CGImage?
    ImageRenderer(content: Color.black.frame(width: 6, height: 4)).render { found, draw in
      size = found
      let context = CGContext(
        data: nil, width: 6, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1)!
      draw(context)
      drawn = context.makeImage()
    }
    #expect(size == CGSize(width: 6, height: 4))
    #expect(drawn == ImageRenderer(content: Color.black.frame(width: 6, height: 4)).cgImage)
  }
}
