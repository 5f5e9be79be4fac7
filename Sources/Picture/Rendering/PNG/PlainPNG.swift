internal import CDeflate
internal import CPixels
import Foundation

/// The reader of pictures as ``PNGEncoder`` writes them: 8 bits a channel with alpha, sRGB, no interlacing, no filter,
/// one run of data. libdeflate reads them in about three fifths of libpng's time.
enum PlainPNG {
  /// The chunks that change no pixel, beside the header and the data.
  private static let harmless: Set = ["IHDR", "sRGB", "tEXt", "iTXt", "IDAT", "IEND"]

  /// - Returns: nil where the file is of another kind, too large for ``PNGDecoder``, or damaged.
  static func decode(_ file: [UInt8]) -> Bitmap? {
    guard let chunks = try? PNGChunks(file),
      chunks.chunks.allSatisfy({ harmless.contains($0.name) }),
      chunks.chunks.contains(where: { $0.name == "sRGB" }),
      // Depth, kind, compression, filters, interlacing.
      file[24..<29].elementsEqual([8, 6, 0, 0, 0]),
      chunks.height <= PNGDecoder.largestPixelCount / chunks.width,
      PNGDecoder.canHold(chunks.width * chunks.height, file)
    else { return nil }
    let data = chunks.chunks.filter { $0.name == "IDAT" }
    guard data.count == 1, let rows = inflate(file[data[0].contents], chunks) else { return nil }
    let bitmap = Bitmap(width: chunks.width, height: chunks.height)
    let row = chunks.width * 4 + 1
    let isUnfiltered = rows.withUnsafeBytes { rows in
      for y in 0..<chunks.height {
        guard rows[y * row] == 0 else { return false }
        px_from_straight_rgba(
          bitmap.words + y * chunks.width, rows.baseAddress! + y * row + 1, chunks.width)
      }
      return true
    }
    return isUnfiltered ? bitmap : nil
  }

  /// - Returns: all rows, each with its filter's number first; nil where the data isn't exactly that long.
  private static func inflate(_ bytes: ArraySlice<UInt8>, _ chunks: PNGChunks) -> [UInt8]? {
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    let size = chunks.height * (chunks.width * 4 + 1)
    var result = LIBDEFLATE_BAD_DATA
    let rows = [UInt8](unsafeUninitializedCapacity: size) { buffer, used in
      result = bytes.withUnsafeBytes {
        libdeflate_zlib_decompress(
          decompressor, $0.baseAddress, $0.count, buffer.baseAddress!, size, nil)
      }
      used = result == LIBDEFLATE_SUCCESS ? size : 0
    }
    return result == LIBDEFLATE_SUCCESS ? rows : nil
  }
}
