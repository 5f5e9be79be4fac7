import InkComparison

/// The straight sides of a widget in a screenshot: lines on whose two sides nearly all pixels differ, as a widget's
/// ground does from what lies behind it.
struct WidgetOutline: Equatable {
  /// The corner, pixels of the screenshot.
  private(set) var x: Int, y: Int
  /// The size in pixels, where all sides that are seen say that it isn't the frame's; else the frame's.
  private(set) var width: Int, height: Int

  /// Channels that differ less, of 255, are noise.
  private static let step = 5
  /// The greatest difference of the factors by which a widget of another size is wider and higher.
  private static let skew = 0.015

  /// - Parameters:
  ///   - place: the corner at which a frame was found, and the frame's size.
  ///   - radius: the radius of the widget's corners, pixels; sides are looked at between them.
  init(in page: Pixels, near place: (x: Int, y: Int, width: Int, height: Int), radius: Int) {
    let reach = max(8, min(place.width, place.height) / 16)
    let rows = Self.middle(place.y, place.height, radius, page.height)
    let columns = Self.middle(place.x, place.width, radius, page.width)
    func vertical(_ x: Int) -> Bool {
      Self.isEdge(rows) {
        (page.words[$0 * page.width + x - 1], page.words[$0 * page.width + x])
      }
    }
    func horizontal(_ y: Int) -> Bool {
      Self.isEdge(columns) {
        (page.words[(y - 1) * page.width + $0], page.words[y * page.width + $0])
      }
    }
    let across = Side(
      starts: Self.lines(place.x, reach, page.width).filter(vertical),
      ends: Self.lines(place.x + place.width, reach, page.width).filter(vertical),
      place: place.x, length: place.width)
    let down = Side(
      starts: Self.lines(place.y, reach, page.height).filter(horizontal),
      ends: Self.lines(place.y + place.height, reach, page.height).filter(horizontal),
      place: place.y, length: place.height)
    // Another size is larger or smaller in both directions; a line that is only drawn near a side is not of that kind.
    let factors = (across.factor, down.factor)
    if let first = factors.0, let second = factors.1, abs(first - second) > Self.skew {
      (x, width) = (across.ofOwnSize, place.width)
      (y, height) = (down.ofOwnSize, place.height)
    } else {
      let factor = factors.0 ?? factors.1 ?? 1
      (x, width) = across.placed(by: factor)
      (y, height) = down.placed(by: factor)
    }
  }

  /// One direction of an outline.
  private struct Side {
    /// The lines that may be the first end, and those that may be the other: the first that isn't the widget's.
    let starts: [Int], ends: [Int]
    /// The frame's place and length.
    let place: Int, length: Int

    /// The length between the outermost lines in the frame's; nil where an end isn't seen. From the outside in: what a
    /// widget draws along its sides lies within.
    var factor: Double? {
      guard let first = starts.first, let last = ends.last, length > 0 else { return nil }
      return Double(last - first) / Double(length)
    }

    /// The start and the length of a widget that is larger or smaller by a factor.
    func placed(by factor: Double) -> (Int, Int) {
      if let first = starts.first, let last = ends.last { return (first, last - first) }
      let own = Int(clamping: (Double(length) * factor).rounded())
      return (starts.first ?? ends.last.map { $0 - own } ?? place, own)
    }

    /// The start of a widget of the frame's size: by two lines that are so far apart, else by the nearest one.
    var ofOwnSize: Int {
      let exact = starts.first { start in ends.contains { abs($0 - start - length) <= 1 } }
      let possible = starts + ends.map { $0 - length }
      return exact ?? possible.min { (abs($0 - place), $0) < (abs($1 - place), $1) } ?? place
    }
  }

  /// The part of a side between the corners.
  private static func middle(_ start: Int, _ length: Int, _ radius: Int, _ limit: Int) -> Range<Int>
  {
    let inset = min(max(0, radius), length / 3)
    let from = max(0, start + inset), to = min(limit, start + length - inset)
    return from..<max(from, to)
  }

  /// The places of a line with a pixel on either side.
  private static func lines(_ middle: Int, _ reach: Int, _ limit: Int) -> Range<Int> {
    let from = max(1, middle - reach)
    return from..<max(from, min(limit, middle + reach + 1))
  }

  /// Whether four fifths of the pixels along a line differ from those beyond it.
  private static func isEdge(_ along: Range<Int>, _ pair: (Int) -> (UInt32, UInt32)) -> Bool {
    let differing = along.count {
      let (one, other) = pair($0)
      return Pixels.difference(one, other) >= step
    }
    return !along.isEmpty && differing * 5 >= along.count * 4
  }
}
