import CPNG
import CPixels
import Foundation

/// Why a PNG couldn't be read.
public struct PNGError: Error, CustomStringConvertible {
  public var description: String
}

/// Reads PNG files of any kind through libpng.
public enum PNGDecoder {
  /// The most pixels a file may have: a damaged header shall not take all memory.
  public static let largestPixelCount = 1 << 28

  public static func decode(_ file: [UInt8]) throws -> Bitmap {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard
      file.withUnsafeBytes({ png_image_begin_read_from_memory(&image, $0.baseAddress, $0.count) })
        != 0
    else { throw PNGError(description: "not a PNG that can be read: \(message(image))") }
    guard Int(image.width) * Int(image.height) <= largestPixelCount else {
      throw PNGError(description: "a PNG of \(image.width) × \(image.height) pixels is too large")
    }
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    let bitmap = Bitmap(width: Int(image.width), height: Int(image.height))
    guard png_image_finish_read(&image, nil, bitmap.words, 0, nil) != 0 else {
      throw PNGError(description: "a damaged PNG: \(message(image))")
    }
    px_swap_red_blue(bitmap.words, bitmap.words, bitmap.count)
    px_premultiply(bitmap.words, bitmap.words, bitmap.count)
    return bitmap
  }

  /// The `tEXt` chunks in a file, without decoding its pixels; empty where it isn't a PNG.
  public static func text(in file: [UInt8]) -> [PNGEncoder.TextEntry] {
    var entries: [PNGEncoder.TextEntry] = []
    var at = 8
    while at + 12 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - at - 12 else { break }
      let contents = file[at + 8..<at + 8 + length]
      if file[at + 4..<at + 8].elementsEqual("tEXt".utf8) {
        let parts = contents.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        func string(_ bytes: ArraySlice<UInt8>) -> String {
          String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
        }
        if parts.count == 2 { entries.append(.init(string(parts[0]), string(parts[1]))) }
      }
      at += length + 12
    }
    return entries
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
