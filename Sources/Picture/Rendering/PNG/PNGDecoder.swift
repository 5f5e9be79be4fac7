internal import CDeflate
internal import CPNG
internal import CPixels
import Foundation

/// The reason why a PNG couldn't be read.
package struct PNGError: Error, CustomStringConvertible {
  package var description: String
}

/// Reads PNG files of any kind: those that ``PNGEncoder`` writes directly, others through libpng.
package enum PNGDecoder {
  /// The most pixels a file may have: a damaged header shall not take all memory.
  package static let largestPixelCount = 1 << 28

  package static func decode(_ file: [UInt8]) throws -> Bitmap {
    try PlainPNG.decode(file) ?? decodeThroughLibpng(file)
  }

  /// The pixels as libpng reads them, whichever program wrote the file: what ``decode(_:)`` is compared with.
  package static func decodeThroughLibpng(_ file: [UInt8]) throws -> Bitmap {
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
    guard canHold(Int(image.width) * Int(image.height), file) else {
      throw PNGError(
        description: "a damaged PNG: its data can't hold \(image.width) × \(image.height) pixels")
    }
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    let bitmap = Bitmap(width: Int(image.width), height: Int(image.height))
    guard png_image_finish_read(&image, nil, bitmap.words, 0, nil) != 0 else {
      throw PNGError(description: "a damaged PNG: \(message(image))")
    }
    bitmap.words.withMemoryRebound(to: UInt8.self, capacity: bitmap.count * 4) {
      px_from_straight_rgba(bitmap.words, $0, bitmap.count)
    }
    return bitmap
  }

  /// Whether so many bytes of a file can hold so many pixels: deflate makes nothing more than 1,032 times smaller,
  /// and a pixel has at least one bit. A header that promises more shall not take memory.
  package static func canHold(_ pixels: Int, _ file: [UInt8]) -> Bool {
    guard file.count > 25 else { return false }
    let channels = [2: 3, 4: 2, 6: 4][file[25]] ?? 1
    return pixels * Int(file[24]) * channels / 8 <= file.count * 1032
  }

  /// Pixels, by the first 24 bytes of a file; nil where it isn't a PNG.
  package static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard file.count >= 24, file[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(_ at: Int) -> Int { file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16), number(20))
  }

  /// The texts in a file, without decoding its pixels; empty where it isn't a PNG. What is damaged or
  /// longer than ``largestText`` is left out.
  ///
  /// - Parameter keyword: of the chunk that is wanted; nil for all that aren't compressed.
  package static func text(in file: [UInt8], keyword: String? = nil) -> [PNGEncoder.TextEntry] {
    var entries: [PNGEncoder.TextEntry] = []
    var at = 8
    while at + 12 <= file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - at - 12 else { break }
      let contents = file[at + 8..<at + 8 + length]
      let name = file[at + 4..<at + 8]
      if name.elementsEqual("tEXt".utf8) {
        let parts = contents.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2, keyword == nil || latin1(parts[0]) == keyword {
          entries.append(.init(latin1(parts[0]), latin1(parts[1])))
        }
      } else if let keyword, name.elementsEqual("iTXt".utf8),
        contents.starts(with: Array(keyword.utf8) + [0, 1, 0, 0, 0]),
        let text = inflate(contents.dropFirst(keyword.utf8.count + 5))
      {
        entries.append(.init(keyword, text, isCompressed: true))
      }
      at += length + 12
    }
    return entries
  }

  /// Bytes that a compressed text may come to: a damaged file shall not take all memory.
  package static let largestText = 1 << 26

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    // ASCII, as nearly all texts are, is read at once.
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  private static func inflate(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    var capacity = max(4096, bytes.count * 8)
    while capacity <= largestText {
      var result = LIBDEFLATE_BAD_DATA
      let text = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, used in
        result = bytes.withUnsafeBytes {
          libdeflate_zlib_decompress(
            decompressor, $0.baseAddress, $0.count, buffer.baseAddress!, capacity, &used)
        }
        if result != LIBDEFLATE_SUCCESS { used = 0 }
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return String(validating: text, as: UTF8.self)
      case LIBDEFLATE_INSUFFICIENT_SPACE: capacity *= 4
      default: return nil
      }
    }
    return nil
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
