import DisplayList
import Foundation

/// A picture of pixels.
public final class CGImage: Hashable, Sendable {
  package let resource: ImagePixels
  package init(_ resource: ImagePixels) { self.resource = resource }

  /// Pixels.
  public var width: Int { resource.width }
  public var height: Int { resource.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The part within a rectangle of pixels; nil where they don't meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard !rect.isNull else { return nil }
    func pixel(_ v: CGFloat, _ count: Int) -> Int { Int(clamping: v, to: 0...count) }
    let x = pixel(rect.minX.rounded(.down), width), y = pixel(rect.minY.rounded(.down), height)
    let w = pixel(rect.maxX.rounded(.up), width) - x, h = pixel(rect.maxY.rounded(.up), height) - y
    guard w > 0, h > 0 else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(w * h * 4)
    for row in y..<(y + h) {
      let start = (row * width + x) * 4
      pixels += resource.pixels[start..<(start + w * 4)]
    }
    return CGImage(ImagePixels(width: w, height: h, pixels: pixels))
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.resource == b.resource }
  public func hash(into hasher: inout Hasher) { hasher.combine(resource) }
}

extension CGImage {
  /// A mask of the pixels of a picture of greys.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    self.init(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
      provider: provider, decode: decode, shouldInterpolate: shouldInterpolate,
      intent: .defaultIntent)
  }

  public var isMask: Bool { false }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  public var shouldInterpolate: Bool { true }

  public func copy() -> CGImage? { self }
  /// The same pixels: everything is drawn in sRGB.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }

  /// The picture less what a mask of the same or another size takes away: all of it where the mask is white if it was
  /// made by `init(maskWidth:…)`, and where it is black if it is a picture of greys.
  ///
  /// - Support: partly; every mask is taken for a picture, whose white parts stay.
  public func masking(_ mask: CGImage) -> CGImage? {
    let weights = mask.asMask
    guard weights.width > 0, weights.height > 0 else { return nil }
    var pixels = resource.pixels
    for y in 0..<height {
      for x in 0..<width {
        let row = y * weights.height / height, column = x * weights.width / width
        let weight = Int(weights.pixels[(row * weights.width + column) * 4 + 3])
        let first = (y * width + x) * 4
        for i in first..<(first + 4) {
          pixels[i] = UInt8(clamping: (Int(pixels[i]) * weight + 127) / 255)
        }
      }
    }
    return CGImage(ImagePixels(width: width, height: height, pixels: pixels))
  }

  /// The picture with the colours in ranges made clear.
  ///
  /// - Parameter components: the least and the most of red, of green and of blue, 0…255.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
    guard components.count == 6 else { return nil }
    let least = stride(from: 0, to: 6, by: 2).map { components[$0] }
    let most = stride(from: 1, to: 6, by: 2).map { components[$0] }
    var pixels = resource.pixels
    for first in stride(from: 0, to: pixels.count, by: 4) {
      let isMasked = (0..<3).allSatisfy {
        let value = CGFloat(pixels[first + $0])
        return value >= least[$0] && value <= most[$0]
      }
      if isMasked { pixels.replaceSubrange(first..<(first + 4), with: [0, 0, 0, 0]) }
    }
    return CGImage(ImagePixels(width: width, height: height, pixels: pixels))
  }

  /// The picture whose alpha a mask lets through: its own, or its brightness where it is opaque all over.
  var asMask: ImagePixels {
    let alphas = stride(from: 3, to: resource.pixels.count, by: 4)
    guard alphas.allSatisfy({ resource.pixels[$0] == 255 }) else { return resource }
    var pixels = resource.pixels
    for alpha in alphas {
      let sum = pixels[(alpha - 3)..<alpha].reduce(0) { $0 + Int($1) }
      let value = UInt8(clamping: (sum + 1) / 3)
      pixels.replaceSubrange((alpha - 3)...alpha, with: [value, value, value, value])
    }
    return ImagePixels(width: width, height: height, pixels: pixels)
  }
}
