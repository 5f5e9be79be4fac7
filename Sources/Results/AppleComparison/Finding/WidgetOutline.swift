import InkComparison

/// The straight sides of a widget in a screenshot: lines on whose two sides nearly all pixels differ, as a widget's
/// ground does from the wallpaper behind it. On a ground with fine detail, where any line may be one, no side is seen.
struct WidgetOutline: Equatable {
  /// The corner, pixels of the screenshot.
  private(set) var x: Int, y: Int
  /// The size in pixels, where all four sides are seen and say that it isn't the frame's; else the frame's.
  private(set) var width: Int, height: Int

  /// Channels that differ less, of 255, are noise.
  private static let step = 5
  /// The least share of pixels that differ across a side.
  private static let edge = 0.8
  /// The greatest share of pixels that differ across the lines beyond a side.
  private static let calm = 0.5
  /// The greatest difference of the factors by which a widget of another size is wider and higher.
  private static let skew = 0.015

  /// - Parameters:
  ///   - place: the corner at which a frame was found, and the frame's size.
  ///   - radius: the radius of the widget's corners, pixels; sides are looked at between them.
  init(in page: Pixels, near place: (x: Int, y: Int, width: Int, height: Int), radius: Int) {
    let reach = max(8, min(place.width, place.height) / 16)
    let rows = Self.middle(place.y, place.height, radius, page.height)
    let columns = Self.middle(place.x, place.width, radius, page.width)
    func vertical(_ x: Int) -> Double {
      Self.share(of: rows) {
        (page.words[$0 * page.width + x - 1], page.words[$0 * page.width + x])
      }
    }
    func horizontal(_ y: Int) -> Double {
      Self.share(of: columns) {
        (page.words[(y - 1) * page.width + $0], page.words[y * page.width + $0])
      }
    }
    let across = Side(place.x, place.width, reach, limit: page.width, vertical)
    let down = Side(place.y, place.height, reach, limit: page.height, horizontal)
    // Another size is larger or smaller in both directions; a line that is only drawn near a side is not of that kind.
    if let wide = across.outermost, let high = down.outermost,
      abs(across.factor(wide) - down.factor(high)) <= Self.skew
    {
      (x, width) = (wide.lowerBound, wide.count)
      (y, height) = (high.lowerBound, high.count)
    } else {
      (x, width) = (across.ofOwnSize, place.width)
      (y, height) = (down.ofOwnSize, place.height)
    }
  }

  /// One direction of an outline.
  private struct Side {
    /// The lines that may be the first end, and those that may be the other: the first that isn't the widget's. None
    /// where an end isn't seen.
    let starts: [Int], ends: [Int]
    /// The frame's place and length.
    let place: Int, length: Int

    /// - Parameters:
    ///   - reach: the distance from the frame's ends within which lines are looked for, pixels.
    ///   - limit: the length of the page.
    ///   - share: the share of pixels along a line that differ from those before it, 0…1; for lines in 1..<limit.
    init(_ place: Int, _ length: Int, _ reach: Int, limit: Int, _ share: (Int) -> Double) {
      self.place = place
      self.length = length
      func edges(near end: Int) -> [Int] {
        WidgetOutline.lines(end, reach, limit).filter { share($0) >= WidgetOutline.edge }
      }
      func isCalm(_ line: Int) -> Bool {
        line < 1 || line >= limit || share(line) <= WidgetOutline.calm
      }
      // Where the ground is not calm beyond the outermost line, that line is the ground's, and what lies within may be.
      // The next line but one: a side that lies between two pixels is mixed with the ground in one.
      let starts = edges(near: place), ends = edges(near: place + length)
      let isStart = starts.first.map { isCalm($0 - 2) && isCalm($0 - 3) } ?? false
      let isEnd = ends.last.map { isCalm($0 + 2) && isCalm($0 + 3) } ?? false
      self.starts = isStart ? starts : []
      self.ends = isEnd ? ends : []
    }

    /// The range between the outermost lines; nil where an end isn't seen. From the outside in: what a widget draws
    /// along its sides lies within.
    var outermost: Range<Int>? {
      guard let first = starts.first, let last = ends.last, first < last else { return nil }
      return first..<last
    }

    /// The length of a range in the frame's.
    func factor(_ range: Range<Int>) -> Double { Double(range.count) / Double(max(1, length)) }

    /// The start of a widget of the frame's size: by two lines that are so far apart, else by the nearest one; by the
    /// outermost line of an end where the other isn't seen.
    var ofOwnSize: Int {
      guard let first = starts.first else { return ends.last.map { $0 - length } ?? place }
      guard !ends.isEmpty else { return first }
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

  /// The share of the pixels along a line that differ from those beyond it, 0…1.
  private static func share(of along: Range<Int>, _ pair: (Int) -> (UInt32, UInt32)) -> Double {
    let differing = along.count {
      let (one, other) = pair($0)
      return Pixels.difference(one, other) >= step
    }
    return Double(differing) / Double(max(1, along.count))
  }
}
