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

  /// A place whose correlation is less than the best one's by more than this shows something else.
  private static let equallyAlike = 0.05
  /// The most places of one frame in a screenshot.
  private static let mostPlaces = 8

  /// The most alike places, which don't overlap, the best first. They are looked for in small copies first, then around
  /// there in larger ones.
  ///
  /// - Parameter radius: the radius of the frame's corners, pixels; what lies beyond them isn't compared.
  /// - Returns: none where the picture doesn't fit, or is too small to be distinguished from others. A picture that
  ///   shows the same widget twice has two.
  mutating func find(_ pixels: Pixels, radius: Double = 0) -> [Found] {
    guard pixels.width <= large.width, pixels.height <= large.height,
      min(pixels.width, pixels.height) >= 24
    else { return [] }
    let whole = GrayPicture(pixels)
    var start = 1
    while min(pixels.width, pixels.height) / (start * 2) >= 20 { start *= 2 }
    let part = whole.shrunk(by: start)
    let page = level(start)
    let columns = part.columns(betweenCornersOf: radius / Double(start))
    var places: [Found] = []
    for y in 0...max(0, page.height - part.height) {
      for x in 0...max(0, page.width - part.width) {
        places.append(
          Found(x: x, y: y, likeness: page.correlation(part, x: x, y: y, columns: columns)))
      }
    }
    places.sort { ($1.likeness, $0.y, $0.x) < ($0.likeness, $1.y, $1.x) }
    guard let best = places.first else { return [] }
    // Small copies are more alike than large ones: what isn't here is nowhere.
    guard best.likeness >= Self.seenFromAfar else {
      return [Found(x: best.x * start, y: best.y * start, likeness: best.likeness)]
    }
    var found: [Found] = []
    for place in places.prefix(while: { $0.likeness >= best.likeness - 2 * Self.equallyAlike }) {
      guard found.count < Self.mostPlaces else { break }
      let isApart = found.allSatisfy {
        abs($0.x - place.x) >= part.width || abs($0.y - place.y) >= part.height
      }
      if isApart { found.append(place) }
    }
    var step = start
    while step > 1 {
      step /= 2
      let part = whole.shrunk(by: step)
      let page = level(step)
      let columns = part.columns(betweenCornersOf: radius / Double(step))
      found = found.map { refined($0, part, columns, in: page) }
    }
    let top = found.map(\.likeness).max() ?? 0
    return found.filter { $0.likeness >= top - Self.equallyAlike }
      .sorted { ($1.likeness, $0.y, $0.x) < ($0.likeness, $1.y, $1.x) }
  }

  private func refined(
    _ found: Found, _ part: GrayPicture, _ columns: [Range<Int>], in page: GrayPicture
  ) -> Found {
    var best = Found(x: 0, y: 0, likeness: -2)
    for y in max(0, found.y * 2 - 3)...max(0, found.y * 2 + 3) {
      for x in max(0, found.x * 2 - 3)...max(0, found.x * 2 + 3) {
        guard x + part.width <= page.width, y + part.height <= page.height else { continue }
        let likeness = page.correlation(part, x: x, y: y, columns: columns)
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
