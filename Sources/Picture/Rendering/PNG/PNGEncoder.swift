internal import CDeflate
internal import CPixels
import DisplayList
import Foundation

/// Writes PNG files: 8 bits a channel with alpha, sRGB. It keeps its buffers, so one a worker.
package final class PNGEncoder {
  /// A `tEXt` chunk. PNG allows Latin-1 there; characters beyond are written as `?`. Or a compressed
  /// `iTXt` chunk, which holds any text.
  package struct TextEntry: Hashable, Sendable {
    /// 1…79 characters.
    package var keyword: String
    package var text: String
    package var isCompressed: Bool
    package init(_ keyword: String, _ text: String, isCompressed: Bool = false) {
      self.keyword = keyword
      self.text = text
      self.isCompressed = isCompressed
    }
  }

  private let state: OpaquePointer?
  private var compressors: [Int: OpaquePointer] = [:]

  package init() { state = px_encoder_new() }

  deinit {
    px_encoder_free(state)
    // lint: allow order, all are freed
    for compressor in compressors.values { libdeflate_free_compressor(compressor) }
  }

  /// - Parameters:
  ///   - level: 0 for our own encoder, the fastest by far on pictures of user interfaces; 1…12 for
  ///     libdeflate's levels. 6 is the knee of its curve, for files that are kept.
  /// - Returns: the file; equal pixels, text and level give equal bytes.
  package func encode(_ bitmap: Bitmap, text: [TextEntry] = [], level: Int = 0) -> [UInt8] {
    var file = PNGChunks.signature
    var header: [UInt8] = []
    header.append(bigEndian: UInt32(bitmap.width))
    header.append(bigEndian: UInt32(bitmap.height))
    header += [8, 6, 0, 0, 0]
    file.append(chunk: "IHDR", header)
    // Perceptual intent, as the specification advises for pictures that are looked at.
    file.append(chunk: "sRGB", [0])
    for entry in text {
      if entry.isCompressed {
        // Compressed, by deflate, in no language, with no translated keyword.
        file.append(
          chunk: "iTXt",
          entry.keyword.latin1 + [0, 1, 0, 0, 0] + deflate(Array(entry.text.utf8), level: 9))
      } else {
        file.append(text: entry)
      }
    }
    if level > 0 {
      file.append(chunk: "IDAT", deflate(bitmap, level: min(level, 12)))
    } else {
      var stream: UnsafePointer<UInt8>?
      let size = px_encode(
        state, bitmap.words, bitmap.width, Int32(bitmap.width), Int32(bitmap.height), &stream)
      if size > 0 {
        file.append(chunk: "IDAT", UnsafeBufferPointer(start: stream, count: size))
      } else {
        file.append(chunk: "IDAT", deflate(bitmap, level: 1))
      }
    }
    file.append(chunk: "IEND", [])
    return file
  }

  private func deflate(_ bitmap: Bitmap, level: Int) -> [UInt8] {
    let row = bitmap.width * 4
    let rows = [UInt8](unsafeUninitializedCapacity: bitmap.height * (row + 1)) { buffer, used in
      used = bitmap.height * (row + 1)
      var line = [UInt32](repeating: 0, count: bitmap.width)
      for y in 0..<bitmap.height {
        px_to_straight_rgba(&line, bitmap.words + y * bitmap.width, bitmap.width)
        buffer[y * (row + 1)] = 0
        memcpy(buffer.baseAddress! + y * (row + 1) + 1, line, row)
      }
    }
    return deflate(rows, level: level)
  }

  private func deflate(_ bytes: [UInt8], level: Int) -> [UInt8] {
    let compressor = compressors[level] ?? libdeflate_alloc_compressor(Int32(level))
    compressors[level] = compressor
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, used in
      used = libdeflate_zlib_compress(compressor, bytes, bytes.count, buffer.baseAddress!, bound)
    }
  }
}

extension String {
  /// The text in Latin-1, as PNG's own texts are; `?` for what it lacks.
  fileprivate var latin1: [UInt8] {
    unicodeScalars.filter { $0.value != 0 }.map { $0.value < 256 ? UInt8($0.value) : 63 }
  }
}

extension [UInt8] {
  mutating func append(bigEndian value: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  /// A `tEXt` chunk.
  mutating func append(text entry: PNGEncoder.TextEntry) {
    append(chunk: "tEXt", entry.keyword.latin1 + [0] + entry.text.latin1)
  }

  /// A PNG chunk: length, name, contents, checksum of the last two.
  mutating func append(chunk name: String, _ contents: some Collection<UInt8>) {
    reserveCapacity(count + contents.count + 12)
    append(bigEndian: UInt32(contents.count))
    let start = count
    append(contentsOf: name.utf8)
    append(contentsOf: contents)
    let checksum = withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start)
    }
    append(bigEndian: UInt32(truncatingIfNeeded: checksum))
  }
}
