import SwiftUI
import Testing
import UIKit

@MainActor
@Test func anImageRendererDrawsAView() throws {
  let renderer = ImageRenderer(
    content: HStack(spacing: 4) {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 6, height: 10)
    })
  renderer.scale = 2
  let image = try #require(renderer.uiImage)
  #expect(image.size == CGSize(width: 30, height: 10))
  #expect(image.scale == 2)
  let cgImage = try #require(renderer.cgImage)
  #expect((cgImage.width, cgImage.height) == (60, 20))
  let data = try #require(image.pngData())
  // The signature, then a header of 13 bytes that says 60 × 20.
  #expect(Array(data.prefix(8)) == [137, 80, 78, 71, 13, 10, 26, 10])
  #expect(Array(data[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 20])
}

@MainActor
@Test func aGeometryReaderGivesTrueFrames() {
  var global = CGRect.zero
  var size = CGSize.zero
  let renderer = ImageRenderer(
    content: VStack(spacing: 3) {
      Color.black.frame(height: 7)
      GeometryReader { proxy -> Color in
        global = proxy.frame(in: .global)
        size = proxy.size
        return Color.clear
      }
    }.frame(width: 50, height: 40))
  _ = renderer.cgImage
  #expect(global == CGRect(x: 0, y: 10, width: 50, height: 30))
  #expect(size == CGSize(width: 50, height: 30))
}
