import DisplayList

/// Opaque pixels, 0xRRGGBB each.
package struct Pixels: Sendable {
  package let width: Int, height: Int
  package let words: [UInt32]

  /// The pixels of an image on a background of 0 or 255.
  package init(_ image: ImagePixels, on ground: UInt32) {
    width = image.width
    height = image.height
    let count = width * height
    words = image.pixels.withUnsafeBufferPointer { bytes in
      [UInt32](unsafeUninitializedCapacity: count) { buffer, used in
        for i in 0..<count {
          let at = i * 4
          // Premultiplied: a component grows by what the alpha leaves.
          let rest = ground * (255 - UInt32(truncatingIfNeeded: bytes[at + 3])) / 255
          let red = min(UInt32(truncatingIfNeeded: bytes[at]) + rest, 255)
          let green = min(UInt32(truncatingIfNeeded: bytes[at + 1]) + rest, 255)
          let blue = min(UInt32(truncatingIfNeeded: bytes[at + 2]) + rest, 255)
          buffer[i] = red << 16 | green << 8 | blue
        }
        used = count
      }
    }
  }

  /// The commonest colour along the border.
  package var ground: UInt32 {
    var counts: [UInt32: Int] = [:]
    for x in 0..<width {
      counts[words[x], default: 0] += 1
      counts[words[(height - 1) * width + x], default: 0] += 1
    }
    for y in 0..<height {
      counts[words[y * width], default: 0] += 1
      counts[words[y * width + width - 1], default: 0] += 1
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }

  /// The channel that differs most, 0…255.
  @inline(__always)
  package static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    if a == b { return 0 }
    let red = abs(Int(a >> 16) - Int(b >> 16))
    let green = abs(Int(a >> 8 & 255) - Int(b >> 8 & 255))
    let blue = abs(Int(a & 255) - Int(b & 255))
    return max(red, max(green, blue))
  }
}
