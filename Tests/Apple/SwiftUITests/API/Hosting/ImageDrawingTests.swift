import Foundation
import Testing

@testable import SwiftUI

@Suite struct ImageDrawingTests {
  /// Red, green, blue, alpha of a pixel, counted from the upper left.
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    guard let part = image.cgImage?.cropping(to: CGRect(x: x, y: y, width: 1, height: 1)) else {
      return []
    }
    return part.resource.pixels
  }

  private func format(scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  @Test func aRendererDrawsFromTheUpperLeft() {
    let size = CGSize(width: 4, height: 3)
    let image = UIGraphicsImageRenderer(size: size, format: format(scale: 2)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 3, y: 2, width: 1, height: 1)).fill()
    }
    #expect(image.size == size)
    #expect(image.cgImage?.width == 8)
    #expect(pixel(image, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(image, 7, 5) == [0, 0, 255, 255])
    #expect(pixel(image, 7, 0) == [0, 0, 0, 0])
  }

  @Test func anImageIsDrawnSmaller() {
    let large = UIGraphicsImageRenderer(
      size: CGSize(width: 8, height: 8), format: format(scale: 1)
    ).image { context in
      context.cgContext.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    large.draw(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let small = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(small.map { pixel($0, 1, 0) } == [0, 255, 0, 255])
    #expect(small.map { pixel($0, 1, 3) } == [0, 0, 0, 0])
  }

  @Test func aClipLastsUntilTheStateIsRestored() {
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 1), format: format(scale: 1)
    ).image { context in
      context.cgContext.saveGState()
      context.cgContext.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.cgContext.restoreGState()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    #expect((0..<4).map { pixel(image, $0, 0).last } == [255, 0, 0, 255])
  }
}
