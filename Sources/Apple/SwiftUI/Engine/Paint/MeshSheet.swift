import DisplayList
import Foundation

/// Pixels that triangles of blended colours are drawn into.
struct MeshSheet {
  struct Vertex {
    var x: CGFloat, y: CGFloat
    var color: RGBA
  }

  let width: Int, height: Int
  private var pixels: [UInt8]

  init(width: Int, height: Int, _ background: RGBA) {
    self.width = width
    self.height = height
    let byte = Self.bytes(background)
    pixels = []
    pixels.reserveCapacity(width * height * 4)
    for _ in 0..<width * height { pixels += [byte.0, byte.1, byte.2, byte.3] }
  }

  var image: ImagePixels { ImagePixels(width: width, height: height, pixels: pixels) }

  private static func bytes(_ c: RGBA) -> (UInt8, UInt8, UInt8, UInt8) {
    func byte(_ v: Double) -> UInt8 { v > 0 ? UInt8(clamping: min(v, 1) * 255 + 0.5) : 0 }
    let a = min(max(c.alpha, 0), 1)
    return (byte(c.red * a), byte(c.green * a), byte(c.blue * a), byte(a))
  }

  /// Every pixel whose middle lies within or on an edge.
  mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
    let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
    guard abs(area) > 1e-9, area.isFinite else { return }
    func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
      let first = Int(clamping: (low - 0.5).rounded(.up), to: 0...count)
      let end = Int(clamping: (high - 0.5).rounded(.down) + 1, to: 0...count)
      return first..<max(first, end)
    }
    let xs = range(min(a.x, b.x, c.x) - 1e-3, max(a.x, b.x, c.x) + 1e-3, width)
    for y in range(min(a.y, b.y, c.y) - 1e-3, max(a.y, b.y, c.y) + 1e-3, height) {
      for x in xs {
        let px = CGFloat(x) + 0.5, py = CGFloat(y) + 0.5
        let wb = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area
        let wc = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area
        let wa = 1 - wb - wc
        guard wa >= -1e-3, wb >= -1e-3, wc >= -1e-3 else { continue }
        let (i, j, k) = (Double(wa), Double(wb), Double(wc))
        let byte = Self.bytes(
          RGBA(
            a.color.red * i + b.color.red * j + c.color.red * k,
            a.color.green * i + b.color.green * j + c.color.green * k,
            a.color.blue * i + b.color.blue * j + c.color.blue * k,
            a.color.alpha * i + b.color.alpha * j + c.color.alpha * k))
        let at = (y * width + x) * 4
        (pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]) = byte
      }
    }
  }
}
