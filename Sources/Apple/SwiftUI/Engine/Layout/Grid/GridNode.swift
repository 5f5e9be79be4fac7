import DisplayList
import Foundation

/// The node of a `Grid`: rows whose cells share the widths of their columns.
///
/// 1. Cells: a `GridRow`'s children are in columns from the leading edge on, each as many as it spans; a
///    child that isn't a `GridRow` is a row of its own and spans all columns.
/// 2. Gaps: those given; else, between two columns or rows, the largest that two neighbouring cells
///    prefer.
/// 3. Columns: as wide as their widest cell. A proposed width is shared out as in a stack: the least
///    flexible column first, each proposed an equal share of what is left.
/// 4. Spanning cells: one that is wider than its columns widens the last of them.
/// 5. Rows: as high as their highest cell at the width of its columns; a proposed height is shared
///    out as the width is.
/// 6. Placement: a cell's guides meet those of its box: the column's alignment or the grid's across, the
///    row's or the grid's down. An anchor goes before both. In a row aligned by baselines, the cells lie
///    on the lowest baseline.
///
/// Source: Apple's documentation of `Grid`, `gridCellColumns(_:)`, `gridCellUnsizedAxes(_:)`,
/// `gridColumnAlignment(_:)`; ``growth(of:)`` for what two measured tables add to step 3.
final class GridNode: _Node {
  private struct Cell {
    let node: _Node
    let column: Int
    let span: Int
    let traits: GridCellTraits
  }
  private struct Row {
    var cells: [Cell]
    /// The row's own; nil for the grid's.
    let alignment: VerticalAlignment?
    let rowNode: _Node?
  }
  private struct Arrangement {
    var size: CGSize
    var columns: [CGFloat]
    var heights: [CGFloat]
  }

  private let rows: [Row]
  /// The views whose widths count for a column: those of its cells that span no other, by the column.
  private let columnNodes: [[_Node]]
  private let all: [_Node]
  private let columnCount: Int
  private let alignment: Alignment
  private let gapX: CGFloat?
  private let gapY: CGFloat?
  private let isMirrored: Bool
  private var known: [(ProposedViewSize, Arrangement)] = []

  init(
    _ nodes: [_Node], alignment: Alignment, horizontal: CGFloat?, vertical: CGFloat?,
    isMirrored: Bool
  ) {
    all = nodes
    self.alignment = alignment
    gapX = horizontal
    gapY = vertical
    self.isMirrored = isMirrored
    var rows: [Row] = []
    var count = 1
    for node in nodes {
      guard let row = node.gridRow else {
        rows.append(
          Row(
            cells: [
              Cell(node: node, column: 0, span: 0, traits: node.layoutValue(GridCellTraits.self))
            ],
            alignment: nil, rowNode: nil))
        continue
      }
      var column = 0
      var cells: [Cell] = []
      for cell in row.cells {
        let traits = cell.layoutValue(GridCellTraits.self)
        cells.append(Cell(node: cell, column: column, span: traits.columns ?? 1, traits: traits))
        column += traits.columns ?? 1
      }
      count = max(count, column)
      rows.append(Row(cells: cells, alignment: row.alignment, rowNode: node))
    }
    columnCount = count
    self.rows = rows.map { row in
      // Step 1: a row of its own spans every column.
      Row(
        cells: row.cells.map {
          Cell(
            node: $0.node, column: $0.column, span: $0.span == 0 ? count : $0.span,
            traits: $0.traits)
        }, alignment: row.alignment, rowNode: row.rowNode)
    }
    var columnNodes = [[_Node]](repeating: [], count: count)
    for row in self.rows {
      for cell in row.cells where cell.span == 1 && !cell.traits.isUnsized(.horizontal) {
        columnNodes[cell.column].append(cell.node)
      }
    }
    self.columnNodes = columnNodes
  }

  override var kind: String? { "Grid" }
  override var children: [_Node] { all }

  /// Step 2. A cell begins where the one before it in its row ends.
  private lazy var columnGaps: [CGFloat] = {
    let count = max(columnCount, 1) - 1
    if let gapX { return Array(repeating: gapX, count: count) }
    var widest = [CGFloat?](repeating: nil, count: count)
    for row in rows {
      for (left, right) in zip(row.cells, row.cells.dropFirst()) {
        let distance = Spacing.distance(.horizontal, left.node.spacing, right.node.spacing)
        widest[right.column - 1] = max(widest[right.column - 1] ?? 0, distance)
      }
    }
    return widest.map { $0 ?? Spacing.standard }
  }()

  /// Step 2.
  private lazy var rowGaps: [CGFloat] = zip(rows, rows.dropFirst()).map { upper, lower in
    if let gapY { return gapY }
    var widest: CGFloat?
    var below = lower.cells[...]
    for cell in upper.cells {
      below = below.drop { $0.column < cell.column }
      guard let first = below.first, first.column == cell.column else { continue }
      widest = max(
        widest ?? 0, Spacing.distance(.vertical, cell.node.spacing, first.node.spacing))
    }
    return widest ?? Spacing.standard
  }

  /// The width of the columns that a cell spans, with the gaps between them.
  private func width(of columns: [CGFloat], _ cell: Cell) -> CGFloat {
    if cell.span == 1 { return columns[cell.column] }
    let range = cell.column..<min(cell.column + cell.span, columns.count)
    return columns[range].reduce(0, +)
      + columnGaps[range.dropFirst().map { $0 - 1 }.filter { $0 < columnGaps.count }].reduce(0, +)
  }

  private func arrangement(_ proposal: ProposedViewSize) -> Arrangement {
    for entry in known where entry.0 == proposal { return entry.1 }
    let columns = columnWidths(proposal)
    let heights = rowHeights(columns, proposal)
    let made = Arrangement(
      size: CGSize(
        width: columns.reduce(0, +) + columnGaps.reduce(0, +),
        height: heights.reduce(0, +) + rowGaps.reduce(0, +)),
      columns: columns, heights: heights)
    known.append((proposal, made))
    return made
  }

  /// Steps 3 and 4.
  private func columnWidths(_ proposal: ProposedViewSize) -> [CGFloat] {
    func widest(_ column: Int, _ proposed: CGFloat?) -> CGFloat {
      columnNodes[column].reduce(0) {
        max($0, $1.size(ProposedViewSize(width: proposed, height: nil)).width)
      }
    }
    var columns = [CGFloat](repeating: 0, count: columnCount)
    guard let total = proposal.width else {
      for i in 0..<columnCount { columns[i] = widest(i, nil) }
      spread(&columns, proposal)
      return columns
    }
    var rest = max(total - columnGaps.reduce(0, +), 0)
    if total == .infinity {
      for i in 0..<columnCount { columns[i] = widest(i, .infinity) }
      return columns
    }
    let flexibility = (0..<columnCount).map {
      widest($0, .infinity) - widest($0, 0) - (proposal.height == nil ? 0 : growth(of: $0))
    }
    let order = (0..<columnCount).sorted {
      flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
    for (done, i) in order.enumerated() {
      columns[i] = widest(i, max(rest / CGFloat(columnCount - done), 0))
      rest -= columns[i]
    }
    spread(&columns, proposal)
    return columns
  }

  /// The height, in points, by which the column's cells grow when they are proposed no width. Where the
  /// height is limited too, it counts against what a column can give: a column of texts that are as
  /// high as their lines is served before a narrow one. Derived from two pictures of
  /// MarkdownUI's table (tests `testTable`, whose grid is proposed no height, and
  /// `testTableBackground`, proposed the screen's): in the second the long column gets its equal
  /// share of the width, 170 points, though the short one needs but 102.
  private func growth(of column: Int) -> CGFloat {
    var growth: CGFloat = 0
    for node in columnNodes[column] {
      let least = node.size(ProposedViewSize(width: 0, height: 0)).height
      let most = node.size(ProposedViewSize(width: .infinity, height: .infinity)).height
      growth = max(growth, least - most)
    }
    return growth
  }

  /// Step 4.
  private func spread(_ columns: inout [CGFloat], _ proposal: ProposedViewSize) {
    for row in rows {
      for cell in row.cells
      where cell.span > 1 && !cell.traits.isUnsized(.horizontal) {
        let have = width(of: columns, cell)
        let want = cell.node.size(
          ProposedViewSize(width: proposal.width.map { max($0, have) }, height: nil)
        ).width
        if want > have, want.isFinite {
          columns[min(cell.column + cell.span, columns.count) - 1] += want - have
        }
      }
    }
  }

  /// Step 5.
  private func rowHeights(_ columns: [CGFloat], _ proposal: ProposedViewSize) -> [CGFloat] {
    func tallest(_ row: Row, _ proposed: CGFloat?) -> CGFloat {
      var height: CGFloat = 0
      for cell in row.cells where !cell.traits.isUnsized(.vertical) {
        let size = cell.node.size(
          ProposedViewSize(width: width(of: columns, cell), height: proposed))
        height = max(height, size.height)
      }
      return height
    }
    guard let total = proposal.height, total != .infinity else {
      return rows.map { tallest($0, proposal.height) }
    }
    var heights = [CGFloat](repeating: 0, count: rows.count)
    var rest = max(total - rowGaps.reduce(0, +), 0)
    let flexibility = rows.map { tallest($0, .infinity) - tallest($0, 0) }
    let order = rows.indices.sorted {
      flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
    for (done, i) in order.enumerated() {
      heights[i] = tallest(rows[i], max(rest / CGFloat(rows.count - done), 0))
      rest -= heights[i]
    }
    return heights
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement(proposal).size }

  /// Step 6.
  override func placeChildren() {
    let arrangement = arrangement(proposal)
    var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    for row in rows {
      for cell in row.cells where alignments[cell.column] == nil {
        alignments[cell.column] = cell.traits.columnAlignment
      }
    }
    let before = (Self.sums(arrangement.columns), Self.sums(columnGaps))
    var y: CGFloat = 0
    for (i, row) in rows.enumerated() {
      let height = arrangement.heights[i]
      let baseline = baseline(of: row, arrangement)
      for cell in row.cells {
        let box = width(of: arrangement.columns, cell)
        let x = before.0[cell.column] + before.1[min(cell.column, columnGaps.count)]
        let childProposal = ProposedViewSize(width: box, height: height)
        let size = cell.node.size(childProposal)
        var origin: CGPoint
        if let anchor = cell.traits.anchor {
          origin = CGPoint(
            x: (box - size.width) * anchor.x, y: (height - size.height) * anchor.y)
        } else {
          origin = cell.node.aligned(
            Alignment(
              horizontal: alignments[cell.column] ?? alignment.horizontal,
              vertical: row.alignment ?? alignment.vertical),
            in: CGSize(width: box, height: height), childProposal)
          if let baseline {
            origin.y =
              baseline
              - cell.node.dimensions(childProposal)[(row.alignment ?? alignment.vertical).key]
          }
        }
        place(
          cell.node, at: CGPoint(x: x + origin.x, y: y + origin.y), childProposal,
          mirrored: isMirrored)
      }
      y += height + (i < rowGaps.count ? rowGaps[i] : 0)
    }
  }

  /// The sum of the lengths before each, and of all at the end.
  private static func sums(_ lengths: [CGFloat]) -> [CGFloat] {
    var sums: [CGFloat] = [0]
    for length in lengths { sums.append((sums.last ?? 0) + length) }
    return sums
  }

  /// The lowest baseline of a row whose cells are aligned by their text; nil for any other row.
  private func baseline(of row: Row, _ arrangement: Arrangement) -> CGFloat? {
    let guide = row.alignment ?? alignment.vertical
    guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
    return row.cells.map {
      $0.node.dimensions(
        ProposedViewSize(width: width(of: arrangement.columns, $0), height: nil))[guide.key]
    }.max()
  }

  override func describe(_ record: inout ViewRecord) {
    if let name = alignment.name { record.traits.append(ViewTrait(.alignment, name)) }
    if gapX != nil || gapY != nil {
      record.traits.append(.gridSpacing(horizontal: gapX, vertical: gapY))
    }
  }

  override func facts(_ step: (_Node) -> Int?) -> LayoutTrace.Facts {
    let arrangement = arrangement(proposal)
    var cells: [LayoutTrace.Grid.Cell] = []
    for (number, row) in rows.enumerated() {
      for cell in row.cells {
        guard let child = step(cell.node) else { continue }
        cells.append(
          LayoutTrace.Grid.Cell(
            child: child, row: number, column: cell.column, span: cell.span,
            idealWidth: cell.node.size(.unspecified).width))
      }
    }
    return .grid(
      LayoutTrace.Grid(
        columns: arrangement.columns, rows: arrangement.heights, cells: cells,
        isMirrored: isMirrored))
  }

  override func draw(_ context: inout DrawContext) {
    for row in rows { for cell in row.cells { context.draw(cell.node) } }
  }
}

extension _Node {
  /// The grid row that this node is, under modifiers that leave it one.
  fileprivate var gridRow: GridRowNode? {
    if let row = self as? GridRowNode { return row }
    if let trait = self as? TraitNode { return trait.child.gridRow }
    return nil
  }
}

extension Array where Element == CGFloat {
  fileprivate subscript(_ indices: [Int]) -> [CGFloat] { indices.map { self[$0] } }
}
