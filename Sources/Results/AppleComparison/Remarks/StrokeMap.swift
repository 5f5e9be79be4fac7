import InkComparison

/// The cells of a picture in which something has sharp edges, on any background.
///
/// Boxes of ink need a ground of one color: on a gradient or a photo all that is drawn is one box of the picture's
/// size. Letters, symbols and lines have edges there as well; a gradient has none.
struct StrokeMap: Equatable {
  /// The side of a cell, points: that of a small letter.
  static let side = 8.0
  /// A step from one pixel to the next that a smooth gradient doesn't have, 0…255.
  private static let step = 24
  /// The share of a cell's pixels that such steps have where something is written in it.
  private static let share = 0.04

  let columns: Int, rows: Int
  /// Row by row.
  private let cells: [Bool]

  /// - Parameter scale: pixels per point.
  init(_ pixels: Pixels, scale: Double) {
    let cell = max(1, Int(exactly: (Self.side * scale).rounded()) ?? 1)
    columns = (pixels.width + cell - 1) / cell
    rows = (pixels.height + cell - 1) / cell
    var counts = [Int](repeating: 0, count: columns * rows)
    for y in 1..<max(1, pixels.height) {
      for x in 1..<max(1, pixels.width) {
        let at = y * pixels.width + x
        let here = pixels.words[at]
        let most = max(
          Pixels.difference(here, pixels.words[at - 1]),
          Pixels.difference(here, pixels.words[at - pixels.width]))
        if most > Self.step { counts[y / cell * columns + x / cell] += 1 }
      }
    }
    let least = max(1, Double(cell * cell) * Self.share)
    cells = counts.map { Double($0) >= least }
  }

  /// The parts of this map, in cells, that have edges where the other has none in the cell or one beside it; parts
  /// of a single cell are left out, since a letter of another shape may reach into the next.
  func parts(missingIn other: StrokeMap) -> [InkBox] {
    guard columns == other.columns, rows == other.rows else { return [] }
    var waiting = Set(cells.indices.filter { cells[$0] && !other.isNear($0) })
    var found: [InkBox] = []
    for first in cells.indices where waiting.remove(first) != nil {
      var front = [first]
      var box = cellBox(first)
      var count = 0
      while let cell = front.popLast() {
        count += 1
        box = box.union(cellBox(cell))
        for next in neighbours(cell) where waiting.remove(next) != nil { front.append(next) }
      }
      if count > 1 { found.append(box) }
    }
    return found
  }

  private func isNear(_ cell: Int) -> Bool {
    cells[cell] || neighbours(cell).contains { cells[$0] }
  }

  private func cellBox(_ cell: Int) -> InkBox {
    let (row, column) = (cell / columns, cell % columns)
    return InkBox(left: column, top: row, right: column + 1, bottom: row + 1)
  }

  private func neighbours(_ cell: Int) -> [Int] {
    let (row, column) = (cell / columns, cell % columns)
    return (max(0, row - 1)...min(rows - 1, row + 1)).flatMap { y in
      (max(0, column - 1)...min(columns - 1, column + 1)).map { y * columns + $0 }
    }.filter { $0 != cell }
  }
}
