import CJPEGDecoder
import CPNG
import DisplayList
import Foundation

/// Decodes image files into pixels.
package enum ImageDecoder {
  /// The largest number of pixels decoded: a damaged header must not allocate all the memory.
  static let pixelLimit = 100_000_000

  /// The pixels of a PNG or JPEG file; nil where the data is neither, or damaged.
  package static func decode(_ data: [UInt8]) -> ImagePixels? {
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return decodePNG(data) }
    if data.starts(with: [0xFF, 0xD8, 0xFF]) { return decodeJPEG(data) }
    return nil
  }

  private static func decodePNG(_ data: [UInt8]) -> ImagePixels? {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    return data.withUnsafeBytes { bytes -> ImagePixels? in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0
      else { return nil }
      let width = Int(image.width)
      let height = Int(image.height)
      guard width > 0, height > 0, width * height <= pixelLimit else { return nil }
      // PNG_FORMAT_RGBA: 8 bits a channel, sRGB, straight alpha; a macro that Swift doesn't see.
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
      var pixels = [UInt8](repeating: 0, count: width * height * 4)
      let read = pixels.withUnsafeMutableBytes {
        png_image_finish_read(&image, nil, $0.baseAddress, Int32(width * 4), nil)
      }
      guard read != 0 else { return nil }
      premultiply(&pixels)
      return ImagePixels(width: width, height: height, pixels: pixels)
    }
  }

  private static func decodeJPEG(_ data: [UInt8]) -> ImagePixels? {
    var width: Int32 = 0
    var height: Int32 = 0
    guard vitrine_jpeg_size(data, data.count, &width, &height) != 0, width > 0, height > 0,
      Int(width) * Int(height) <= pixelLimit
    else { return nil }
    var pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    guard vitrine_jpeg_decode(data, data.count, &pixels, width, height) != 0 else { return nil }
    return ImagePixels(width: Int(width), height: Int(height), pixels: pixels)
  }

  /// Rounds to nearest: c·a/255 without a division.
  private static func premultiply(_ pixels: inout [UInt8]) {
    pixels.withUnsafeMutableBufferPointer { buffer in
      for index in stride(from: 0, to: buffer.count, by: 4) where buffer[index + 3] != 255 {
        let alpha = UInt32(buffer[index + 3])
        for channel in index..<index + 3 {
          let product = UInt32(buffer[channel]) * alpha + 128
          buffer[channel] = UInt8((product + (product >> 8)) >> 8)
        }
      }
    }
  }
}
