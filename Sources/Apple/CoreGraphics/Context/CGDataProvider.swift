import DisplayList
import Foundation

/// Bytes that an image is made of.
public final class CGDataProvider: Sendable {
  package let bytes: Data

  public init?(data: CFData) { bytes = data as Data }

  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    bytes = Data(bytes: data, count: max(size, 0))
    releaseData(info, data, size)
  }

  public var data: CFData? { bytes as CFData }
}

extension CGImage {
  /// The pixels, as ``bitmapInfo`` says.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(resource.pixels) as CFData) }

  /// An image of pixels in memory: eight bits a component, of grey or of red, green and blue with any place of alpha.
  /// Nil for other forms, and where there are too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, width <= 65_536, height <= 65_536, bitsPerComponent == 8,
      let layout = PixelBytes(bitsPerPixel: bitsPerPixel, info: bitmapInfo),
      bytesPerRow >= width * layout.count,
      provider.bytes.count >= bytesPerRow * (height - 1) + width * layout.count
    else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    provider.bytes.withUnsafeBytes { bytes in
      for row in 0..<height {
        for column in 0..<width {
          layout.append(bytes, at: row * bytesPerRow + column * layout.count, to: &pixels)
        }
      }
    }
    self.init(ImagePixels(width: width, height: height, pixels: pixels))
  }
}

/// The positions of a pixel's components among its bytes.
private struct PixelBytes {
  /// The number of bytes per pixel.
  let count: Int
  let red: Int, green: Int, blue: Int
  /// The index of the alpha component's byte; nil where pixels are opaque.
  let alpha: Int?
  let isPremultiplied: Bool

  init?(bitsPerPixel: Int, info: CGBitmapInfo) {
    guard let kind = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) else {
      return nil
    }
    var order: (Int, Int, Int), place: Int?
    switch (bitsPerPixel, kind) {
    case (8, .none): (order, place) = ((0, 0, 0), nil)
    case (24, .none): (order, place) = ((0, 1, 2), nil)
    case (32, .none), (32, .noneSkipLast): (order, place) = ((0, 1, 2), nil)
    case (32, .premultipliedLast), (32, .last): (order, place) = ((0, 1, 2), 3)
    case (32, .noneSkipFirst): (order, place) = ((1, 2, 3), nil)
    case (32, .premultipliedFirst), (32, .first): (order, place) = ((1, 2, 3), 0)
    default: return nil
    }
    count = bitsPerPixel / 8
    if info.intersection(.byteOrderMask) == .byteOrder32Little, count == 4 {
      order = (3 - order.0, 3 - order.1, 3 - order.2)
      place = place.map { 3 - $0 }
    }
    (red, green, blue) = order
    alpha = place
    isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
  }

  /// Appends red, green, blue and alpha, colours multiplied by it.
  func append(_ bytes: UnsafeRawBufferPointer, at start: Int, to pixels: inout [UInt8]) {
    let alpha = self.alpha.map { bytes[start + $0] } ?? 255
    for place in [red, green, blue] {
      let value = bytes[start + place]
      // A colour above its alpha can't be.
      pixels.append(
        isPremultiplied
          ? min(value, alpha) : UInt8((Int(value) * Int(alpha) + 127) / 255))
    }
    pixels.append(alpha)
  }
}
