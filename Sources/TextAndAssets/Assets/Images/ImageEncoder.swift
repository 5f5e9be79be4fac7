internal import CImageFormats
import DisplayList
import Foundation

/// Encodes pixels as image files.
package enum ImageEncoder {
  /// A JPEG, on white where the picture is clear, as iOS's.
  ///
  /// - Parameters:
  ///   - quality: 0 to 1.
  ///   - orientation: written down for the reader to turn the picture.
  package static func jpeg(
    _ image: ImagePixels, quality: Double, orientation: ImageOrientation = .up
  ) -> Data? {
    guard isFit(image, side: 65_500) else { return nil }
    var pixels = image.pixels
    vitrine_pixels_put_on_white(&pixels, pixels.count / 4)
    var length = 0
    let bytes = vitrine_jpeg_write(
      pixels, Int32(clamping: image.width), Int32(clamping: image.height), percent(quality),
      Int32(clamping: orientation.rawValue),
      &length)
    return data(bytes, length)
  }

  /// An HEIC; nil where no encoder for it is installed.
  package static func heic(_ image: ImagePixels, quality: Double) -> Data? {
    guard isFit(image, side: 16_384) else { return nil }
    var pixels = image.pixels
    vitrine_pixels_unpremultiply(&pixels, pixels.count / 4)
    var length = 0
    let bytes = vitrine_heic_write(
      pixels, Int32(clamping: image.width), Int32(clamping: image.height), percent(quality), &length
    )
    return data(bytes, length)
  }

  private static func isFit(_ image: ImagePixels, side: Int) -> Bool {
    (1...side).contains(image.width) && (1...side).contains(image.height)
  }

  private static func percent(_ quality: Double) -> Int32 {
    quality.isNaN ? 100 : Int32(clamping: (min(max(0.01, quality), 1) * 100).rounded())
  }

  private static func data(_ bytes: UnsafeMutablePointer<UInt8>?, _ length: Int) -> Data? {
    guard let bytes else { return nil }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }
}
