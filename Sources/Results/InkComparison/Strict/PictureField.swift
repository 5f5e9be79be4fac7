import DisplayList

/// A picture with what the checks ask of it again and again.
package struct PictureField {
  let width: Int, height: Int
  let words: [UInt32]
  /// The part in which means are asked for.
  private let window: InkBox
  /// Sums of the luminance above and left of each corner of the window.
  private let sums: [Int32]

  /// - Parameter area: the part that is looked at; nil for all.
  package init(_ pixels: Pixels, area: InkBox? = nil) {
    width = pixels.width
    height = pixels.height
    words = pixels.words
    let all = InkBox(left: 0, top: 0, right: pixels.width, bottom: pixels.height)
    let window =
      area.map { area in
        InkBox(
          left: max(area.left, 0), top: max(area.top, 0), right: min(area.right, all.right),
          bottom: min(area.bottom, all.bottom))
      } ?? all
    self.window = window
    let step = window.width + 1
    var sums = [Int32](repeating: 0, count: step * (window.height + 1))
    sums.withUnsafeMutableBufferPointer { sums in
      pixels.words.withUnsafeBufferPointer { words in
        for y in 0..<window.height {
          var row: Int32 = 0
          for x in 0..<window.width {
            let word = words[(y + window.top) * pixels.width + x + window.left]
            row &+= Int32(
              truncatingIfNeeded: ((word >> 16) * 77 + (word >> 8 & 255) * 151 + (word & 255) * 28)
                >> 8)
            sums[(y + 1) * step + x + 1] = sums[y * step + x + 1] &+ row
          }
        }
      }
    }
    self.sums = sums
  }

  /// The mean luminance of a square, 0…255; what lies outside the picture is left out.
  func mean(x: Int, y: Int, side: Int) -> Double {
    let x = x - window.left, y = y - window.top
    let left = max(x - side / 2, 0), right = min(x - side / 2 + side, window.width)
    let top = max(y - side / 2, 0), bottom = min(y - side / 2 + side, window.height)
    guard left < right, top < bottom else { return 0 }
    let step = window.width + 1
    let sum =
      sums[bottom * step + right] &- sums[top * step + right] &- sums[bottom * step + left]
      &+ sums[top * step + left]
    return Double(sum) / Double((right - left) * (bottom - top))
  }

  /// The part of a box that lies in the picture; nil for none.
  func clip(_ box: InkBox, outset: Int = 0) -> InkBox? {
    let clipped = InkBox(
      left: max(box.left - outset, 0), top: max(box.top - outset, 0),
      right: min(box.right + outset, width), bottom: min(box.bottom + outset, height))
    return clipped.width > 0 && clipped.height > 0 ? clipped : nil
  }

  /// The number of pixels of each colour in a box within the picture, the commonest first.
  func colors(in box: InkBox) -> [(word: UInt32, count: Int)] {
    var counts: [UInt32: Int] = [:]
    words.withUnsafeBufferPointer { words in
      // Neighbours mostly have one colour: they are counted together.
      for y in box.top..<box.bottom {
        var last = words[y * width + box.left], run = 0
        for x in box.left..<box.right {
          let word = words[y * width + x]
          if word == last {
            run += 1
          } else {
            counts[last, default: 0] += run
            last = word
            run = 1
          }
        }
        counts[last, default: 0] += run
      }
    }
    return counts.map { ($0.key, $0.value) }.sorted {
      ($1.count, $0.word) < ($0.count, $1.word)
    }
  }

  /// The ground of a box and its ink: the colour that most differs from it, as the mean of those nearly as
  /// far away. Nil where nothing stands out.
  func ink(in box: InkBox) -> (ground: UInt32, color: (Double, Double, Double), contrast: Int)? {
    let colors = colors(in: box)
    guard let ground = colors.first?.word else { return nil }
    let contrast = colors.map { Pixels.difference($0.word, ground) }.max() ?? 0
    guard contrast > 14 else { return nil }
    var sum = (0.0, 0.0, 0.0), count = 0.0
    for (word, times) in colors
    where Pixels.difference(word, ground) * 10 >= contrast * 8 {
      let n = Double(times)
      sum.0 += n * Double(word >> 16)
      sum.1 += n * Double(word >> 8 & 255)
      sum.2 += n * Double(word & 255)
      count += n
    }
    return (ground, (sum.0 / count, sum.1 / count, sum.2 / count), contrast)
  }
}
