import DisplayList
import Rendering

/// Pictures like those of widgets, and unlike them, from a generator that is the same everywhere.
struct RandomPictures {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % bound
  }

  /// Four channels, straight alpha; every other is opaque.
  private mutating func color() -> [UInt8] {
    let alpha = next(2) == 0 ? 255 : next(256)
    return [UInt8(next(256)), UInt8(next(256)), UInt8(next(256)), UInt8(alpha)]
  }

  /// A picture of 1…96 × 1…64 pixels, rarely one of up to 9,000 × 3: rectangles and noise over one another, with
  /// rows and columns repeated, each with a chance of its own.
  mutating func picture() -> Bitmap {
    let isLong = next(200) == 0
    let width = 1 + next(isLong ? 9000 : 96), height = 1 + next(isLong ? 3 : 64)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    let ground = color()
    for at in 0..<width * height { paint(&pixels, at, ground) }
    for _ in 0..<next(6) {
      let left = next(width), top = next(height)
      let right = left + 1 + next(width - left), bottom = top + 1 + next(height - top)
      let kind = next(5), one = color(), other = color()
      for y in top..<bottom {
        for x in left..<right {
          let at = y * width + x
          switch kind {
          case 0: paint(&pixels, at, one)
          case 1: paint(&pixels, at, (x / 3 + y / 2) % 2 == 0 ? one : other)
          case 2: paint(&pixels, at, [UInt8(x & 255), UInt8(y & 255), one[2], one[3]])
          case 3: paint(&pixels, at, color())
          default: if at > width { copy(&pixels, at, from: at - width) }
          }
        }
      }
    }
    return Bitmap(ImagePixels(width: width, height: height, pixels: pixels))
  }

  /// Premultiplied, as a list's images are.
  private func paint(_ pixels: inout [UInt8], _ at: Int, _ color: [UInt8]) {
    let alpha = Int(color[3])
    for channel in 0..<3 {
      pixels[at * 4 + channel] = UInt8((Int(color[channel]) * alpha + 127) / 255)
    }
    pixels[at * 4 + 3] = color[3]
  }

  private func copy(_ pixels: inout [UInt8], _ at: Int, from: Int) {
    for channel in 0..<4 { pixels[at * 4 + channel] = pixels[from * 4 + channel] }
  }
}
