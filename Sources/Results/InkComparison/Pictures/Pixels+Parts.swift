import DisplayList

extension Pixels {
  /// - Precondition: `words.count == width * height`.
  package init(width: Int, height: Int, words: [UInt32]) {
    precondition(words.count == width * height, "one word for every pixel")
    self.width = width
    self.height = height
    self.words = words
  }

  /// A part of the picture; what lies beyond the picture has the color of the nearest pixel.
  package func part(x: Int, y: Int, width: Int, height: Int) -> Pixels {
    guard self.width > 0, self.height > 0 else { return self }
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    for row in y..<y + height {
      let start = max(0, min(self.height - 1, row)) * self.width
      for column in x..<x + width {
        result.append(words[start + max(0, min(self.width - 1, column))])
      }
    }
    return Pixels(width: width, height: height, words: result)
  }

  /// The picture with room around it in the colors of its edge.
  package func framed(by horizontal: Int, _ vertical: Int) -> Pixels {
    guard horizontal > 0 || vertical > 0 else { return self }
    return part(
      x: -horizontal, y: -vertical, width: width + 2 * horizontal, height: height + 2 * vertical)
  }

  /// The picture with another's pixels beyond rounded corners and along the sides.
  ///
  /// - Parameters:
  ///   - radius: pixels.
  ///   - edge: the width, in pixels, of what is replaced along each side and along the corners.
  package func rounded(by radius: Double, edge: Int = 0, over other: Pixels) -> Pixels {
    guard radius > 0 || edge > 0, other.width == width, other.height == height else { return self }
    var result = words
    func replace(_ x: Int, _ y: Int) { result[y * width + x] = other.words[y * width + x] }
    for inset in 0..<max(0, min(edge, min(width, height) / 2)) {
      for x in 0..<width {
        replace(x, inset)
        replace(x, height - 1 - inset)
      }
      for y in 0..<height {
        replace(inset, y)
        replace(width - 1 - inset, y)
      }
    }
    let reach = min(Int(clamping: radius.rounded(.up)), min(width, height) / 2)
    // Two pixels more: the edge is smooth, and Apple's corners are rounder than a circle.
    let kept = max(0, radius - 2 - Double(edge))
    for y in 0..<reach {
      for x in 0..<reach {
        let dx = radius - Double(x) - 0.5, dy = radius - Double(y) - 0.5
        guard dx > 0, dy > 0, dx * dx + dy * dy > kept * kept else { continue }
        for column in [x, width - 1 - x] {
          for row in [y, height - 1 - y] { replace(column, row) }
        }
      }
    }
    return Pixels(width: width, height: height, words: result)
  }
}

extension Pixels {
  /// The pixels of an image over a color, 0xRRGGBB.
  package init(_ image: ImagePixels, over color: UInt32) {
    let ground = [color >> 16 & 255, color >> 8 & 255, color & 255]
    var words: [UInt32] = []
    words.reserveCapacity(image.width * image.height)
    image.pixels.withUnsafeBufferPointer { bytes in
      for i in 0..<image.width * image.height {
        let left = 255 - UInt32(truncatingIfNeeded: bytes[i * 4 + 3])
        var word: UInt32 = 0
        // Premultiplied: a component grows by what the alpha leaves.
        for channel in 0..<3 {
          let value =
            UInt32(truncatingIfNeeded: bytes[i * 4 + channel]) + ground[channel] * left / 255
          word = word << 8 | min(value, 255)
        }
        words.append(word)
      }
    }
    self.init(width: image.width, height: image.height, words: words)
  }

  /// The pixels of an opaque image of these.
  package var image: ImagePixels {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(words.count * 4)
    for word in words {
      bytes.append(UInt8(truncatingIfNeeded: word >> 16 & 255))
      bytes.append(UInt8(truncatingIfNeeded: word >> 8 & 255))
      bytes.append(UInt8(truncatingIfNeeded: word & 255))
      bytes.append(255)
    }
    return ImagePixels(width: width, height: height, pixels: bytes)
  }
}
