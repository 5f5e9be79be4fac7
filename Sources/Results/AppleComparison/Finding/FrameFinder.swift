import InkComparison

/// The search for a frame's picture in a larger one, such as a phone's screenshot.
struct FrameFinder {
  struct Found {
    /// The corner, in pixels of the larger picture.
    var x: Int, y: Int
    /// The correlation, -1…1.
    var likeness: Double
  }

  /// A correlation of small copies below which larger ones aren't looked at.
  private static let seenFromAfar = 0.5

  private let large: GrayPicture
  private var levels: [Int: GrayPicture] = [:]

  init(_ pixels: Pixels) { large = GrayPicture(pixels) }

  /// The most alike place. It is looked for in small copies first, then around there in larger ones.
  ///
  /// - Returns: nil where the picture doesn't fit, or is too small to be distinguished from others.
  mutating func find(_ pixels: Pixels) -> Found? {
    guard pixels.width <= large.width, pixels.height <= large.height,
      min(pixels.width, pixels.height) >= 24
    else { return nil }
    let whole = GrayPicture(pixels)
    var step = 1
    while min(pixels.width, pixels.height) / (step * 2) >= 20 { step *= 2 }
    let part = whole.shrunk(by: step)
    let page = level(step)
    var best = Found(x: 0, y: 0, likeness: -2)
    for y in 0...max(0, page.height - part.height) {
      for x in 0...max(0, page.width - part.width) {
        let likeness = page.correlation(part, x: x, y: y)
        if likeness > best.likeness { best = Found(x: x, y: y, likeness: likeness) }
      }
    }
    // Small copies are more alike than large ones: what isn't here is nowhere.
    guard best.likeness >= Self.seenFromAfar else {
      return Found(x: best.x * step, y: best.y * step, likeness: best.likeness)
    }
    while step > 1 {
      step /= 2
      best = refined(best, whole.shrunk(by: step), in: level(step))
    }
    return best
  }

  private func refined(_ found: Found, _ part: GrayPicture, in page: GrayPicture) -> Found {
    var best = Found(x: 0, y: 0, likeness: -2)
    for y in max(0, found.y * 2 - 3)...max(0, found.y * 2 + 3) {
      for x in max(0, found.x * 2 - 3)...max(0, found.x * 2 + 3) {
        guard x + part.width <= page.width, y + part.height <= page.height else { continue }
        let likeness = page.correlation(part, x: x, y: y)
        if likeness > best.likeness { best = Found(x: x, y: y, likeness: likeness) }
      }
    }
    return best
  }

  private mutating func level(_ step: Int) -> GrayPicture {
    if let made = levels[step] { return made }
    let made = large.shrunk(by: step)
    levels[step] = made
    return made
  }
}
