import CoreGraphics
import Testing
import UIKit

/// The memory of a bitmap context: https://developer.apple.com/documentation/coregraphics/cgcontext/data, whose pixels are
/// the colours that are drawn.
@Suite struct BitmapMemoryTests {
  private let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

  private func bitmap(_ data: UnsafeMutableRawPointer?, _ info: UInt32) -> CGContext? {
    CGContext(
      data: data, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  }

  @Test func drawingIsSeenInTheCodesMemoryAtOnce() throws {
    var pixels = [UInt8](repeating: 0, count: 8)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(bitmap(bytes.baseAddress, rgba))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(pixels == [0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test func aLittleEndianPixelHasBlueFirst() throws {
    var pixels = [UInt8](repeating: 0, count: 8)
    try pixels.withUnsafeMutableBytes { bytes in
      let info =
        CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
      let context = try #require(bitmap(bytes.baseAddress, info))
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixels == [0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test func pixelsThatTheCodeWritesAreInTheImage() throws {
    let context = try #require(bitmap(nil, rgba))
    let bytes = try #require(context.data).bindMemory(to: UInt8.self, capacity: 8)
    for (i, value) in [UInt8(0), 255, 0, 255].enumerated() { bytes[4 + i] = value }
    let data = try #require(context.makeImage()?.dataProvider?.data as Data?)
    #expect(Array(data) == [0, 0, 0, 0, 0, 255, 0, 255])
  }

  @Test func aMemoryWithRowsTooShortMakesNoContext() {
    var pixel: UInt32 = 0
    #expect(
      CGContext(
        data: &pixel, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: rgba) == nil)
  }

  @Test func aMaskLetsThroughItsWhitePart() throws {
    var mask: [UInt8] = [255, 255, 255, 255, 0, 0, 0, 255]
    let image = try mask.withUnsafeMutableBytes {
      try #require(bitmap($0.baseAddress, rgba)?.makeImage())
    }
    let drawn = try #require(bitmap(nil, rgba))
    drawn.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: image)
    drawn.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    drawn.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let data = try #require(drawn.makeImage()?.dataProvider?.data as Data?)
    #expect(Array(data) == [0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test func theClipsBoxIsInTheUsersSpace() throws {
    let drawn = try #require(bitmap(nil, rgba))
    drawn.translateBy(x: 1, y: 0)
    drawn.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(drawn.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
