import Foundation

/// A decoded picture: 8 bits a channel, red, green, blue, alpha in this order, premultiplied, sRGB,
/// rows from the top without padding. Two with the same pixels are equal.
public final class ImagePixels: Hashable, Sendable {
  /// Pixels.
  public let width: Int, height: Int
  public let pixels: [UInt8]
  /// Of the pixels and the size; the same on every machine.
  public let digest: Digest

  /// - Precondition: `pixels.count == width * height * 4`.
  public init(width: Int, height: Int, pixels: [UInt8]) {
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

  public static func == (a: ImagePixels, b: ImagePixels) -> Bool {
    a === b || a.digest == b.digest
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

/// A picture, or a part of it, drawn into a rectangle.
public struct ImageDraw: Hashable, Sendable {
  public var image: ImagePixels
  /// Pixels of the image; all of it where nil.
  public var source: CGRect?
  /// Points.
  public var destination: CGRect
  public var interpolation: Interpolation
  /// Where set, the image is a stencil: its alpha, in this paint.
  public var tint: Paint?

  public init(
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
