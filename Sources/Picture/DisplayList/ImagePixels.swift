import Foundation

/// A decoded picture: 8 bits a channel, red, green, blue, alpha in this order, premultiplied, sRGB,
/// rows from the top without padding. Two with the same pixels are equal.
package final class ImagePixels: Hashable, Sendable {
  /// The size, in pixels.
  package let width: Int, height: Int
  package let pixels: [UInt8]
  /// The digest of the pixels and the size; the same on every machine.
  package let digest: Digest

  /// - Precondition: `pixels.count == width * height * 4`.
  package init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "four bytes for every pixel")
    self.width = width
    self.height = height
    self.pixels = pixels
    var hasher = DigestHasher()
    hasher.add(width)
    hasher.add(height)
    hasher.add(bytes: pixels)
    digest = hasher.finish()
  }

  package static func == (a: ImagePixels, b: ImagePixels) -> Bool {
    a === b || a.digest == b.digest
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// The quality of the interpolation between an image's pixels.
package enum Interpolation: Hashable, Sendable { case none, low, medium, high }

/// A picture, or a part of it, drawn into a rectangle.
package struct ImageDraw: Hashable, Sendable {
  package var image: ImagePixels
  /// The part of the image that is drawn, in pixels; nil for all of it.
  package var source: CGRect?
  /// The rectangle that the image fills, in points.
  package var destination: CGRect
  package var interpolation: Interpolation
  /// The paint of a template image, of which only the alpha is used; nil for other images.
  package var tint: Paint?

  package init(
    _ image: ImagePixels, source: CGRect? = nil, in destination: CGRect,
    interpolation: Interpolation = .medium, tint: Paint? = nil
  ) {
    self.image = image
    self.source = source
    self.destination = destination
    self.interpolation = interpolation
    self.tint = tint
  }
}
