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

  /// The corners among which a frame is looked for, pixels of the larger picture; they may lie outside of it.
  struct Area: Hashable {
    var columns: ClosedRange<Int>, rows: ClosedRange<Int>

    /// The positions of a part's upper left corner at which all of the part is within the page; the page is at least as large.
    fileprivate static func all(of part: GrayPicture, in page: GrayPicture) -> Area {
      Area(
        columns: 0...max(0, page.width - part.width), rows: 0...max(0, page.height - part.height))
    }

    /// The corners that two areas have in common; nil where there is none.
    fileprivate func overlap(_ other: Area) -> Area? {
      guard columns.overlaps(other.columns), rows.overlaps(other.rows) else { return nil }
      return Area(
        columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
    }

    /// The corners in copies that were made smaller; of an area within the picture.
    fileprivate func shrunk(by step: Int) -> Area {
      func cut(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
        range.lowerBound / step...(range.upperBound + step - 1) / step
      }
      return Area(columns: cut(columns), rows: cut(rows))
    }
  }

  /// The most alike places, which don't overlap, the best first. They are looked for in small copies first, then around
  /// there in larger ones.
  ///
  /// - Parameters:
  ///   - radius: the radius of the frame's corners, pixels; the parts outside them aren't compared.
  ///   - area: nil for the whole picture.
  /// - Returns: none where the picture doesn't fit, or is too small to be distinguished from others. A picture that
  ///   shows the same widget twice has two.
  mutating func find(_ pixels: Pixels, radius: Double = 0, in area: Area? = nil) -> [Found] {
    guard pixels.width <= large.width, pixels.height <= large.height,
      min(pixels.width, pixels.height) >= 24
    else { return [] }
    let whole = GrayPicture(pixels)
    let all = Area.all(of: whole, in: large)
    guard let area = (area ?? all).overlap(all) else { return [] }
    var start = 1
    while min(pixels.width, pixels.height) / (start * 2) >= 20 { start *= 2 }
    let part = whole.shrunk(by: start)
    let page = level(start)
    let columns = part.columns(betweenCornersOf: radius / Double(start))
    guard let corners = area.shrunk(by: start).overlap(.all(of: part, in: page)) else { return [] }
    var best = Found(x: 0, y: 0, likeness: -2)
    var places: [Found] = []
    for y in corners.rows {
      for x in corners.columns {
        let place = Found(
          x: x, y: y, likeness: page.correlation(part, x: x, y: y, columns: columns))
        if place.likeness > best.likeness { best = place }
        let least = max(best.likeness, Self.seenFromAfar) - 2 * Self.equallyAlike
        if place.likeness >= least { places.append(place) }
      }
    }
    // Small copies are more alike than large ones: what isn't here is nowhere.
    guard best.likeness >= Self.seenFromAfar else {
      return [Found(x: best.x * start, y: best.y * start, likeness: best.likeness)]
    }
    places.removeAll { $0.likeness < best.likeness - 2 * Self.equallyAlike }
    var found = Self.apart(places, part)
    var step = start
    while step > 1 {
      step /= 2
      let part = whole.shrunk(by: step)
      let page = level(step)
      let columns = part.columns(betweenCornersOf: radius / Double(step))
      let corners = area.shrunk(by: step).overlap(.all(of: part, in: page))
      found = found.compactMap { place in
        let (x, y) = (place.x * 2, place.y * 2)
        let near = Area(columns: x - 3...x + 3, rows: y - 3...y + 3)
        return corners.flatMap(near.overlap).map { page.mostAlike(part, columns, in: $0) }
      }
    }
    let top = found.map(\.likeness).max() ?? 0
    // Places that are apart in small copies may overlap by what these lack, or be refined to one.
    return Self.apart(found.filter { $0.likeness >= top - Self.equallyAlike }, whole)
  }

  /// The most alike places that don't overlap, the best first.
  private static func apart(_ places: [Found], _ part: GrayPicture) -> [Found] {
    var found: [Found] = []
    for place in places.sorted(by: { ($1.likeness, $0.y, $0.x) < ($0.likeness, $1.y, $1.x) }) {
      guard found.count < mostPlaces else { break }
      let isApart = found.allSatisfy {
        abs($0.x - place.x) >= part.width || abs($0.y - place.y) >= part.height
      }
      if isApart { found.append(place) }
    }
    return found
  }

  private mutating func level(_ step: Int) -> GrayPicture {
    if let made = levels[step] { return made }
    let made = large.shrunk(by: step)
    levels[step] = made
    return made
  }
}

extension GrayPicture {
  /// The place in an area at which a part is most alike.
  fileprivate func mostAlike(
    _ part: GrayPicture, _ columns: [Range<Int>], in area: FrameFinder.Area
  ) -> FrameFinder.Found {
    var best = FrameFinder.Found(x: 0, y: 0, likeness: -2)
    for y in area.rows {
      for x in area.columns {
        let likeness = correlation(part, x: x, y: y, columns: columns)
        if likeness > best.likeness { best = FrameFinder.Found(x: x, y: y, likeness: likeness) }
      }
    }
    return best
  }
}
