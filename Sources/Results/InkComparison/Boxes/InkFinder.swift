/// Finds the boxes of what is drawn in a picture: all connected pixels that differ from the
/// background, then those on shapes with a colour of their own.
package struct InkFinder {
  package let pixels: Pixels
  /// Pixels per point.
  package let scale: Double
  /// A difference from the ground that may be noise, 0…255.
  private let faint = 9
  package private(set) var boxes: [InkBox] = []

  /// One row's pixels from `start` up to `end`.
  struct Run {
    var y: Int, start: Int, end: Int
  }

  package init(_ pixels: Pixels, scale: Double) {
    self.pixels = pixels
    self.scale = scale
    let all = (0..<pixels.height).map { Run(y: $0, start: 0, end: pixels.width) }
    find(in: all, ground: pixels.ground, depth: 0)
    // Specks that belong to no line: the rough edge of a stroke, the inside of a letter.
    boxes.removeAll { Double(max($0.width, $0.height)) < 1.7 * scale }
  }

  /// - Parameter region: rows from the top, the runs of one from the left.
  private mutating func find(in region: [Run], ground: UInt32, depth: Int) {
    var found: [InkBox] = []
    var parts: [(runs: [Run], box: InkBox, wide: InkBox?)] = []
    for part in connected(ink(in: region, ground)) {
      guard let (box, wide) = edges(part, ground, depth) else { continue }
      parts.append((part, box, wide))
    }
    var inner: [(area: [Run], fill: UInt32)] = []
    for part in parts {
      guard depth < 4, let fill = fill(of: part.runs, in: part.wide ?? part.box) else { continue }
      inner.append((hull(part.runs), fill))
    }
    for part in parts {
      // The rough edge of a part on a shape may have the background's colour and cut it out.
      guard let first = part.runs.first,
        !inner.contains(where: { Self.contains($0.area, first) && $0.area.first?.y != first.y })
      else { continue }
      found.append(part.box)
      if let wide = part.wide { found.append(wide) }
    }
    boxes += TextLines.merge(found)
    for (area, fill) in inner { find(in: eroded(area), ground: fill, depth: depth + 1) }
  }

  /// Each row from its first to its last pixel.
  private func hull(_ runs: [Run]) -> [Run] {
    var rows: [Run] = []
    for run in runs {
      if let last = rows.last, last.y == run.y {
        rows[rows.count - 1].start = min(last.start, run.start)
        rows[rows.count - 1].end = max(last.end, run.end)
      } else {
        rows.append(run)
      }
    }
    return rows
  }

  /// - Parameter area: one run a row.
  private static func contains(_ area: [Run], _ run: Run) -> Bool {
    guard let top = area.first?.y, run.y >= top, run.y - top < area.count else { return false }
    let row = area[run.y - top]
    return row.start < run.start && row.end > run.end
  }

  private func ink(in region: [Run], _ ground: UInt32) -> [Run] {
    var result: [Run] = []
    pixels.words.withUnsafeBufferPointer { words in
      for run in region {
        let row = run.y * pixels.width
        var start = -1
        for x in run.start..<run.end {
          if Pixels.difference(words[row + x], ground) > faint {
            if start < 0 { start = x }
          } else if start >= 0 {
            result.append(Run(y: run.y, start: start, end: x))
            start = -1
          }
        }
        if start >= 0 { result.append(Run(y: run.y, start: start, end: run.end)) }
      }
    }
    return result
  }

  /// The groups of runs that touch each other, at corners too.
  private func connected(_ runs: [Run]) -> [[Run]] {
    var parent = Array(0..<runs.count)
    func root(_ i: Int) -> Int {
      var i = i
      while parent[i] != i {
        parent[i] = parent[parent[i]]
        i = parent[i]
      }
      return i
    }
    var above = 0
    for i in runs.indices {
      let run = runs[i]
      while above < i, runs[above].y < run.y - 1 { above += 1 }
      var j = above
      while j < i, runs[j].y == run.y - 1 {
        if runs[j].start <= run.end, runs[j].end >= run.start { parent[root(i)] = root(j) }
        j += 1
      }
    }
    var parts: [Int: [Run]] = [:]
    var order: [Int] = []
    for i in runs.indices {
      let r = root(i)
      if parts[r] == nil { order.append(r) }
      parts[r, default: []].append(runs[i])
    }
    return order.compactMap { parts[$0] }
  }

  /// The box of what is well visible; and, where something fainter reaches beyond it, such as the
  /// track of a gauge, the box of all.
  private func edges(
    _ part: [Run], _ ground: UInt32, _ depth: Int
  ) -> (box: InkBox, wide: InkBox?)? {
    func strongest(outside box: InkBox? = nil) -> Int {
      var most = 0
      for run in part {
        for x in run.start..<run.end {
          if let box, x >= box.left - 2, x < box.right + 2, run.y >= box.top - 2,
            run.y < box.bottom + 2
          {
            continue
          }
          most = max(most, Pixels.difference(pixels.words[run.y * pixels.width + x], ground))
        }
      }
      return most
    }
    func box(_ threshold: Double) -> InkBox? {
      var box: InkBox?
      for run in part {
        let row = run.y * pixels.width
        func isInk(_ x: Int) -> Bool {
          Double(Pixels.difference(pixels.words[row + x], ground)) > threshold
        }
        guard let first = (run.start..<run.end).first(where: isInk),
          let last = (run.start..<run.end).last(where: isInk)
        else { continue }
        let line = InkBox(
          left: first, top: run.y, right: last + 1, bottom: run.y + 1, depth: depth)
        box = box?.union(line) ?? line
      }
      return box
    }
    let contrast = strongest()
    guard contrast > faint + 3, let strong = box(Double(contrast) * 0.35) else { return nil }
    let rest = strongest(outside: strong)
    guard rest > faint + 3 else { return (strong, nil) }
    return (strong, box(max(Double(rest) * 0.5, Double(faint))))
  }

  /// The fill colour of a shape that is large enough to have something on it, and is no letter.
  private func fill(of part: [Run], in box: InkBox) -> UInt32? {
    guard Double(min(box.width, box.height)) >= 20 * scale else { return nil }
    var counts: [UInt32: Int] = [:]
    for run in part {
      for x in run.start..<run.end {
        counts[pixels.words[run.y * pixels.width + x], default: 0] += 1
      }
    }
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value * 3 >= box.area
    else { return nil }
    return most.key
  }

  /// Without the two pixels along the outline.
  private func eroded(_ runs: [Run]) -> [Run] {
    var rows: [Int: [Run]] = [:]
    for run in runs { rows[run.y, default: []].append(run) }
    return runs.flatMap { run -> [Run] in
      var pieces = [Run(y: run.y, start: run.start + 2, end: run.end - 2)]
      for y in [run.y - 2, run.y + 2] {
        pieces = pieces.flatMap { piece in
          (rows[y] ?? []).compactMap { other in
            let start = max(piece.start, other.start), end = min(piece.end, other.end)
            return start < end ? Run(y: run.y, start: start, end: end) : nil
          }
        }
      }
      return pieces.filter { $0.start < $0.end }
    }
  }
}
