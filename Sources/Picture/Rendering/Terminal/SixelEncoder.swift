/// Pictures for terminals that know DEC's sixels (VT340 and its followers): bands of six rows, one
/// colour at a time, of at most 256.
///
/// It is short enough to have here; libsixel would be one more library for every widget's executable.
package enum SixelEncoder {
  /// - Returns: the whole sequence, from `ESC P` to `ESC \`. Pixels that are rather transparent stay as
  ///   they were.
  package static func encode(_ bitmap: Bitmap) -> String {
    let width = bitmap.width
    let height = bitmap.height
    // Sixel colours are in percent: colours equal in percent are one from the start.
    var pixels = [UInt32?](repeating: nil, count: width * height)
    var counts: [UInt32: Int] = [:]
    for y in 0..<height {
      for x in 0..<width {
        guard let color = bitmap.opaqueColor(x, y) else { continue }
        let rounded = percent(color >> 16) << 16 | percent(color >> 8) << 8 | percent(color)
        pixels[y * width + x] = rounded
        counts[rounded, default: 0] += 1
      }
    }
    let colors = ColorQuantizer(counts)
    let indices = pixels.map { $0.map(colors.index) }
    var out = "\u{1B}P0;1;0q\"1;1;\(width);\(height)"
    for (index, color) in colors.palette.enumerated() {
      out += "#\(index);2;\(color >> 16);\(color >> 8 & 255);\(color & 255)"
    }
    for top in stride(from: 0, to: height, by: 6) {
      out += band(indices, width, top..<min(top + 6, height)) + "-"
    }
    return out + "\u{1B}\\"
  }

  /// 0…100 of the lowest 8 bits.
  private static func percent(_ channel: UInt32) -> UInt32 {
    ((channel & 255) * 100 + 127) / 255
  }

  private static func band(_ indices: [Int?], _ width: Int, _ rows: Range<Int>) -> String {
    var columns: [Int: [UInt8]] = [:]
    for y in rows {
      for x in 0..<width {
        guard let index = indices[y * width + x] else { continue }
        columns[index, default: [UInt8](repeating: 0, count: width)][x] |=
          1 << UInt8(y - rows.lowerBound)
      }
    }
    return columns.sorted { $0.key < $1.key }
      .map { "#\($0.key)" + line($0.value) }.joined(separator: "$")
  }

  /// Columns of six pixels as characters, repeated ones by their number.
  private static func line(_ columns: [UInt8]) -> String {
    var out = ""
    var at = 0
    let end = (columns.lastIndex { $0 != 0 } ?? -1) + 1
    while at < end {
      var next = at
      while next < end, columns[next] == columns[at] { next += 1 }
      let character = Character(Unicode.Scalar(columns[at] + 63))
      out +=
        next - at > 3 ? "!\(next - at)\(character)" : String(repeating: character, count: next - at)
      at = next
    }
    return out
  }
}

extension Bitmap {
  /// 8 bits each of red, green and blue, without alpha; nil where more shows through than not.
  func opaqueColor(_ x: Int, _ y: Int) -> UInt32? {
    let pixel = self[x, y]
    guard pixel.alpha >= 128 else { return nil }
    let alpha = UInt32(pixel.alpha)
    func plain(_ channel: UInt8) -> UInt32 {
      min((UInt32(channel) * 255 + alpha / 2) / alpha, 255)
    }
    return plain(pixel.red) << 16 | plain(pixel.green) << 8 | plain(pixel.blue)
  }
}
