import DisplayList
import Foundation

/// A picture of pixels.
public final class CGImage: Hashable, Sendable {
  package let resource: ImageResource
  package init(_ resource: ImageResource) { self.resource = resource }

  /// Pixels.
  public var width: Int { resource.width }
  public var height: Int { resource.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The part within a rectangle of pixels; nil where they don't meet.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard part.width >= 1, part.height >= 1 else { return nil }
    let x = Int(part.minX), y = Int(part.minY), w = Int(part.width), h = Int(part.height)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(w * h * 4)
    for row in y..<(y + h) {
      let start = (row * width + x) * 4
      pixels += resource.pixels[start..<(start + w * 4)]
    }
    return CGImage(ImageResource(width: w, height: h, pixels: pixels))
  }

  public static func == (a: CGImage, b: CGImage) -> Bool { a.resource == b.resource }
  public func hash(into hasher: inout Hasher) { hasher.combine(resource) }
}
