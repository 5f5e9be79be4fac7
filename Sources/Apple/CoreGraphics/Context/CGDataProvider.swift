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

  /// The bytes of a file; nil where there is none.
  public convenience init?(url: NSURL) {
    guard let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data: bytes as CFData)
  }

  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)) as NSURL)
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
