internal import CPixels
import DisplayList
import Foundation

/// Pixels as cairo keeps them: premultiplied ARGB in native-endian 32-bit words, sRGB, rows from
/// the top without padding. A bitmap isn't written to after it has been returned.
package final class Bitmap: @unchecked Sendable {
  /// Pixels.
  package let width: Int, height: Int
  let words: UnsafeMutablePointer<UInt32>
  /// The pool that gets the memory back, and the number of words of the block; nil for `free`.
  private let home: (pool: PixelPool, capacity: Int)?

  /// A bitmap of transparent pixels.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    // Large blocks come from the system as zeros that cost nothing until they are touched.
    let bytes = calloc(max(self.width * self.height, 1), 4)
    precondition(bytes != nil, "no memory for \(width) × \(height) pixels")
    words = bytes!.assumingMemoryBound(to: UInt32.self)
    home = nil
  }

  /// A layer's bitmap, its contents undefined; it mustn't leave the thread of its pool.
  init(width: Int, height: Int, _ pool: PixelPool) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    let block = pool.take(self.width * self.height)
    words = block.words
    home = (pool, block.capacity)
  }

  deinit {
    if let home { home.pool.give(words, capacity: home.capacity) } else { free(words) }
  }

  var count: Int { width * height }

  func clear() { memset(words, 0, count * 4) }

  /// The channels of a pixel, 0…255 each, premultiplied.
  package subscript(x: Int, y: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    precondition(x >= 0 && y >= 0 && x < width && y < height, "no pixel (\(x), \(y))")
    let word = words[y * width + x]
    return (
      UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255), UInt8(word >> 24)
    )
  }

  /// The digest of the size and the pixels, equal for equal pictures on every machine.
  package var digest: Digest {
    var hasher = DigestHasher()
    hasher.add(width)
    hasher.add(height)
    hasher.add(bytes: UnsafeRawBufferPointer(start: words, count: count * 4))
    return hasher.finish()
  }

  /// The words, row by row.
  package func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: words, count: count))
  }

  package static func hasEqualPixels(_ a: Bitmap, _ b: Bitmap) -> Bool {
    a.width == b.width && a.height == b.height && memcmp(a.words, b.words, a.count * 4) == 0
  }
}

extension Bitmap {
  package convenience init(_ image: ImagePixels) {
    self.init(width: image.width, height: image.height)
    image.pixels.withUnsafeBytes { bytes in
      guard let from = bytes.baseAddress else { return }
      memcpy(words, from, count * 4)
      px_swap_red_blue(words, words, count)
    }
  }

  /// The same pixels in the display list's order.
  package var image: ImagePixels {
    let bytes = [UInt8](unsafeUninitializedCapacity: count * 4) { buffer, used in
      used = count * 4
      guard let to = buffer.baseAddress, count > 0 else { return }
      to.withMemoryRebound(to: UInt32.self, capacity: count) {
        px_swap_red_blue($0, words, count)
      }
    }
    return ImagePixels(width: width, height: height, pixels: bytes)
  }
}
