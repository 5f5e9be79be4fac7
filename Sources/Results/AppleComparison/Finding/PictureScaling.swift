import DisplayList

/// Pictures made smaller: each pixel is the mean of those that it covers, or a clear margin is left out.
package enum PictureScaling {
  /// A picture without the clear margin around it, as Xcode's exports of previews have one.
  ///
  /// - Returns: nil where a side hasn't a margin of at least two pixels, or where what it surrounds is no card: less
  ///   than half of one of its sides is opaque.
  package static func withoutClearMargin(_ image: ImagePixels) -> ImagePixels? {
    func isOpaque(_ x: Int, _ y: Int) -> Bool { image.pixels[(y * image.width + x) * 4 + 3] >= 128 }
    let rows = 0..<image.height, columns = 0..<image.width
    guard let top = rows.first(where: { y in columns.contains { isOpaque($0, y) } }),
      let bottom = rows.last(where: { y in columns.contains { isOpaque($0, y) } }),
      let left = columns.first(where: { x in rows.contains { isOpaque(x, $0) } }),
      let right = columns.last(where: { x in rows.contains { isOpaque(x, $0) } }),
      left > 1, top > 1, right < image.width - 2, bottom < image.height - 2
    else { return nil }
    let width = right - left + 1, height = bottom - top + 1
    let isCard =
      [top, bottom].allSatisfy { y in (left...right).count { isOpaque($0, y) } * 2 > width }
      && [left, right].allSatisfy { x in (top...bottom).count { isOpaque(x, $0) } * 2 > height }
    guard isCard else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in top...bottom {
      let start = (y * image.width + left) * 4
      pixels += image.pixels[start..<start + width * 4]
    }
    return ImagePixels(width: width, height: height, pixels: pixels)
  }

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
