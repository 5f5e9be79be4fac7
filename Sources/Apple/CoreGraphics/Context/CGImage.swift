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
