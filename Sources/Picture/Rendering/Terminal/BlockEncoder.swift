/// Pictures for terminals that know nothing but colours: each cell is the upper half of a block in one
/// colour upon another, two pixels.
package enum BlockEncoder {
  package enum Colors: Hashable, Sendable {
    /// Red, green and blue as they are.
    case direct
    /// xterm's cube of 6 × 6 × 6 and its 24 greys.
    case indexed
  }

  /// - Returns: a line of cells for each two rows of pixels, each with its own colours set and reset.
  ///   Pixels that are rather transparent show the terminal's own ground.
  package static func encode(_ bitmap: Bitmap, colors: Colors = .direct) -> [String] {
    stride(from: 0, to: bitmap.height, by: 2).map { y in
      var line = ""
      var last = ""
      for x in 0..<bitmap.width {
        let upper = bitmap.opaqueColor(x, y)
        let lower = y + 1 < bitmap.height ? bitmap.opaqueColor(x, y + 1) : nil
        let (style, character) = cell(upper, lower, colors)
        if style != last {
          line += "\u{1B}[0\(style)m"
          last = style
        }
        line += character
      }
      return last.isEmpty ? line : line + "\u{1B}[0m"
    }
  }

  private static func cell(
    _ upper: UInt32?, _ lower: UInt32?, _ colors: Colors
  ) -> (style: String, character: String) {
    switch (upper, lower) {
    case (nil, nil): ("", " ")
    case (let upper?, nil): (";38;\(name(upper, colors))", "▀")
    case (nil, let lower?): (";38;\(name(lower, colors))", "▄")
    case (let upper?, let lower?):
      (";38;\(name(upper, colors));48;\(name(lower, colors))", "▀")
    }
  }

  private static func name(_ color: UInt32, _ colors: Colors) -> String {
    let channels = [16, 8, 0].map { Int(color >> UInt32($0) & 255) }
    switch colors {
    case .direct: return "2;\(channels[0]);\(channels[1]);\(channels[2])"
    case .indexed: return "5;\(index(channels))"
    }
  }

  /// The index of the cube's nearest colour or of the nearest grey, whichever is nearer.
  private static func index(_ channels: [Int]) -> Int {
    let levels = [0, 95, 135, 175, 215, 255]
    func distance(_ a: [Int]) -> Int {
      zip(a, channels).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    let steps = channels.map { channel in
      levels.indices.min { abs(levels[$0] - channel) < abs(levels[$1] - channel) } ?? 0
    }
    let mean = (channels[0] + channels[1] + channels[2]) / 3
    let grey = min(max((mean - 3) / 10, 0), 23)
    let cube = 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
    let shade = 8 + 10 * grey
    return distance(steps.map { levels[$0] }) <= distance([shade, shade, shade]) ? cube : 232 + grey
  }
}
