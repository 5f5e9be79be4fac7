import DisplayList

/// Pictures made smaller: each pixel is the mean of those that it covers.
package enum PictureScaling {
  /// - Returns: nil where the picture isn't larger in both directions.
  package static func reduced(_ image: ImagePixels, width: Int, height: Int) -> ImagePixels? {
    guard width > 0, height > 0, width < image.width, height < image.height else { return nil }
    let columns = shares(image.width, width), rows = shares(image.height, height)
    // From side to side first: rows stay whole in memory.
    var middle = [Float](repeating: 0, count: width * image.height * 4)
    image.pixels.withUnsafeBufferPointer { bytes in
      for y in 0..<image.height {
        for x in 0..<width {
          for (source, share) in columns[x] {
            let from = (y * image.width + source) * 4, to = (y * width + x) * 4
            for channel in 0..<4 { middle[to + channel] += Float(bytes[from + channel]) * share }
          }
        }
      }
    }
    var result = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for at in 0..<width * 4 {
        var sum: Float = 0
        for (source, share) in rows[y] { sum += middle[source * width * 4 + at] * share }
        result[y * width * 4 + at] = UInt8(clamping: Int(clamping: Double(sum.rounded())))
      }
    }
    return ImagePixels(width: width, height: height, pixels: result)
  }

  /// The pixels of a longer row that each pixel of a shorter row covers, with their shares of it.
  private static func shares(_ large: Int, _ small: Int) -> [[(Int, Float)]] {
    let step = Double(large) / Double(small)
    return (0..<small).map { index in
      let start = Double(index) * step, end = min(Double(index + 1) * step, Double(large))
      var parts: [(Int, Float)] = []
      var at = Int(clamping: start)
      while Double(at) < end, at < large {
        let part = min(Double(at + 1), end) - max(Double(at), start)
        if part > 1e-9 { parts.append((at, Float(part / step))) }
        at += 1
      }
      return parts
    }
  }
}
