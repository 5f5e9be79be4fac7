/// A search for ink without a counterpart of its colour near it in the other picture.
package struct InkCheck {
  let apple: PictureField
  let ours: PictureField
  /// The pixels around each place that may hold its counterpart, by the texts' sizes; one per pixel.
  let reach: [UInt8]
  /// The number of connected pixels without a counterpart that is too much, likewise.
  let most: [UInt16]

  /// A pixel's difference from all around it that may be noise, 0…255; likewise.
  let noise: [UInt8]
  /// The part that is looked at.
  let area: InkBox

  /// - Parameters:
  ///   - texts: the texts with the contrast of each, 0…255.
  ///   - noise: the difference from all around a pixel outside of texts that may be noise, 0…255.
  package init(
    _ apple: PictureField, _ ours: PictureField, texts: [(region: TextRegion, contrast: Int)],
    scale: Double, area: InkBox, noise faint: UInt8 = 40
  ) {
    self.apple = apple
    self.ours = ours
    self.area = apple.clip(area) ?? InkBox(left: 0, top: 0, right: 0, bottom: 0)
    let count = apple.width * apple.height
    var reach = [UInt8](repeating: 1, count: count)
    var most = [UInt16](
      repeating: UInt16(clamping: max(3, (1.2 * scale * scale).rounded())), count: count)
    var noise = [UInt8](repeating: faint, count: count)
    func fill(_ box: InkBox, _ near: UInt8, _ many: UInt16, _ faint: UInt8) {
      for y in box.top..<box.bottom {
        for x in box.left..<box.right {
          reach[y * apple.width + x] = near
          most[y * apple.width + x] = many
          noise[y * apple.width + x] = faint
        }
      }
    }
    for (text, contrast) in texts {
      guard let box = apple.clip(text.box, outset: 1) else { continue }
      // The shapes of letters differ by as much as their size, and a thin stroke between two pixels has half
      // the strength of one on a pixel.
      fill(
        box, UInt8(clamping: max(2, (0.045 * text.size).rounded())),
        UInt16(clamping: max(4, (0.1 * text.size) * (0.1 * text.size))),
        UInt8(clamping: max(24, contrast * 11 / 20)))
    }
    self.reach = reach
    self.most = most
    self.noise = noise
  }

  /// The boxes of such ink with the number of its pixels, as a share of what is allowed.
  package func boxes() -> [(box: InkBox, share: Double)] {
    var lone = [Bool](repeating: false, count: reach.count)
    mark(&lone, of: apple, without: ours)
    mark(&lone, of: ours, without: apple)
    return components(&lone)
  }

  private func mark(_ lone: inout [Bool], of a: PictureField, without b: PictureField) {
    let width = a.width, height = a.height
    let area = self.area, noises = self.noise
    a.words.withUnsafeBufferPointer { a in
      b.words.withUnsafeBufferPointer { b in
        reach.withUnsafeBufferPointer { reach in
          lone.withUnsafeMutableBufferPointer { lone in
            for y in area.top..<area.bottom {
              for x in area.left..<area.right {
                let at = y * width + x
                let word = a[at], noise = Int(noises[at])
                if word == b[at] || Pixels.difference(word, b[at]) <= noise {
                  continue
                }
                let r = Int(reach[at])
                var low = (255, 255, 255), high = (0, 0, 0)
                for v in max(y - r, 0)...min(y + r, height - 1) {
                  for u in max(x - r, 0)...min(x + r, width - 1) {
                    let other = b[v * width + u]
                    let red = Int(other >> 16), green = Int(other >> 8 & 255)
                    let blue = Int(other & 255)
                    if red < low.0 { low.0 = red }
                    if red > high.0 { high.0 = red }
                    if green < low.1 { low.1 = green }
                    if green > high.1 { high.1 = green }
                    if blue < low.2 { low.2 = blue }
                    if blue > high.2 { high.2 = blue }
                  }
                }
                let red = Int(word >> 16), green = Int(word >> 8 & 255), blue = Int(word & 255)
                if red > high.0 + noise || red < low.0 - noise || green > high.1 + noise
                  || green < low.1 - noise || blue > high.2 + noise || blue < low.2 - noise
                {
                  lone[at] = true
                }
              }
            }
          }
        }
      }
    }
  }

  private func components(_ lone: inout [Bool]) -> [(box: InkBox, share: Double)] {
    let width = apple.width, height = apple.height
    var result: [(box: InkBox, share: Double)] = []
    var queue: [Int] = []
    for start in area.top * width..<area.bottom * width where lone[start] {
      queue = [start]
      lone[start] = false
      var box = InkBox(
        left: start % width, top: start / width, right: start % width + 1,
        bottom: start / width + 1)
      var count = 0
      var allowed = 0
      while let at = queue.popLast() {
        let x = at % width, y = at / width
        count += 1
        allowed = max(allowed, Int(clamping: most[at]))
        box = box.union(InkBox(left: x, top: y, right: x + 1, bottom: y + 1))
        for v in max(y - 1, 0)...min(y + 1, height - 1) {
          for u in max(x - 1, 0)...min(x + 1, width - 1) where lone[v * width + u] {
            lone[v * width + u] = false
            queue.append(v * width + u)
          }
        }
      }
      result.append((box, Double(count) / Double(max(allowed, 1))))
    }
    return result
  }
}
