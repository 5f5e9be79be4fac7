import DisplayList
import Foundation

/// The node of a `Grid`: rows whose cells share the widths of their columns.
///
/// 1. Cells: a `GridRow`'s children are in columns from the leading edge on, each as many as it spans; a
///    child that isn't a `GridRow` is a row of its own and spans all columns.
/// 2. Gaps: those given; else, between two columns or rows, the largest that two neighbouring cells
///    prefer.
/// 3. Columns: as wide as their widest cell. A proposed width is shared out as in a stack: the least
///    flexible column first, each proposed an equal share of what is left. A column that has no cell of
///    its own takes part with its share of the cells that span it.
/// 4. Spanning cells: one that is wider than its columns widens each of them by the same length, within
///    what is left of the proposal where it can.
/// 5. Rows: as high as their highest cell at the width of its columns; a proposed height is shared
///    out as the width is.
/// 6. Placement: the guides of a column's cells meet, and those of a row's, as in a stack (``GridExtent``). An anchor
///    goes before both; a cell over several columns has the unit point of the grid's alignment, and of its row's, as
///    its anchor, which `alignmentGuide` doesn't move. A baseline has no unit point: such a cell's baseline meets
///    those of its row.
///
/// Source: Apple's documentation of `Grid`, `gridCellColumns(_:)`, `gridCellUnsizedAxes(_:)`,
/// `gridColumnAlignment(_:)` and, for step 6, `gridCellAnchor(_:)`; ``growth(of:)`` for what two measured tables add
/// to step 3. Step 4: a divider that takes all the width expands all the other cells (`Grid`); two colours and one
/// over two columns fill a grid, the third with half of it (fatbobman.com, analysis of layout issues).
final class GridNode: _Node {
  private struct Cell {
    let node: _Node
    let column: Int
    let span: Int
    let traits: GridCellTraits
    var isWide: Bool { span > 1 }
    var columns: Range<Int> { column..<column + span }
  }
  /// A cell over several columns that takes part in their widths.
  private struct WideCell {
    let cell: Cell
    /// The lengths, in points, of the gaps in it, and of those and its columns with cells of their own.
    let gaps: CGFloat
    let taken: CGFloat
    /// The number of its columns without a cell of their own.
    let free: Int
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
    gapX = horizontal?.orZero
    gapY = vertical?.orZero
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
  }

  override var kind: String? { "Grid" }
  override var children: [_Node] { all }

  /// Step 2. A cell begins where the one before it in its row ends.
  private lazy var columnGaps: [CGFloat] = {
    let count = columnCount - 1
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

  /// The cells that are in one column alone and take part in its width, by column.
  private lazy var ownCells: [[Cell]] = {
    var cells = [[Cell]](repeating: [], count: columnCount)
    for row in rows {
      for cell in row.cells where !cell.isWide && !cell.traits.isUnsized(.horizontal) {
        cells[cell.column].append(cell)
      }
    }
    return cells
  }()

  /// Whether a column has an unsized cell that takes any width, by column. Such a column gets its share last in step 3
  /// though the cell doesn't widen it. Only the pictures of one view tell so: in HeatmapView of kasianov-mikhail/scout
  /// (tests `heatmapview`, iOS 26) a grid
  /// 361 points wide is 342.86 wide, as six columns have a seventh of the 337 between the gaps and one, with
  /// `Color.clear` in its first row, has the 30 of its other cells.
  private lazy var isUnbounded: [Bool] = {
    var unbounded = [Bool](repeating: false, count: columnCount)
    for row in rows {
      for cell in row.cells where !cell.isWide && cell.traits.isUnsized(.horizontal) {
        let most = cell.node.size(ProposedViewSize(width: .infinity, height: nil)).width
        if most == .infinity { unbounded[cell.column] = true }
      }
    }
    return unbounded
  }()

  /// The alignments that cells set for their columns; nil for the grid's.
  private lazy var columnAlignments: [HorizontalAlignment?] = {
    var alignments = [HorizontalAlignment?](repeating: nil, count: columnCount)
    for row in rows {
      for cell in row.cells where alignments[cell.column] == nil {
        alignments[cell.column] = cell.traits.columnAlignment
      }
    }
    return alignments
  }()

  /// The width of the columns that a cell spans, with the gaps between them.
  private func width(of columns: [CGFloat], _ cell: Cell) -> CGFloat {
    if cell.span == 1 { return columns[cell.column] }
    return columns[cell.columns].reduce(0, +) + columnGaps[cell.columns.dropLast()].reduce(0, +)
  }

  /// The cells over several columns that take part in the width of a column without cells of its own, by column.
  private lazy var wideCells: [[WideCell]] = {
    var wide = [[WideCell]](repeating: [], count: columnCount)
    for row in rows {
      for cell in row.cells where cell.isWide && !cell.traits.isUnsized(.horizontal) {
        let free = cell.columns.filter { ownCells[$0].isEmpty }
        guard !free.isEmpty else { continue }
        let gaps = columnGaps[cell.columns.dropLast()].reduce(0, +)
        let taken = cell.columns.reduce(gaps) { $0 + widest($1, nil) }
        let shared = WideCell(cell: cell, gaps: gaps, taken: taken, free: free.count)
        for column in free { wide[column].append(shared) }
      }
    }
    return wide
  }()

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
    guard let total = proposal.width, total != .infinity else {
      var columns = (0..<columnCount).map { widest($0, proposal.width) }
      spread(&columns, within: proposal.width)
      return columns
    }
    var columns = [CGFloat](repeating: 0, count: columnCount)
    var rest = max(total - columnGaps.reduce(0, +), 0)
    let flexibility = (0..<columnCount).map {
      share($0, .infinity) - share($0, 0) - (proposal.height == nil ? 0 : growth(of: $0))
    }
    let order = (0..<columnCount).sorted {
      if isUnbounded[$0] != isUnbounded[$1] { return isUnbounded[$1] }
      return flexibility[$0] == flexibility[$1] ? $0 < $1 : flexibility[$0] < flexibility[$1]
    }
    for (done, i) in order.enumerated() {
      columns[i] = share(i, max(rest / CGFloat(columnCount - done), 0))
      rest -= columns[i]
    }
    spread(&columns, within: total)
    return columns
  }

  /// The width, in points, that the cells of one column need where each is proposed `proposed`.
  private func widest(_ column: Int, _ proposed: CGFloat?) -> CGFloat {
    var extent = GridExtent()
    let guide = horizontalGuide(column)
    for cell in ownCells[column] {
      extent.add(
        cell.node, guide, ProposedViewSize(width: proposed, height: nil),
        isGuided: cell.traits.anchor == nil)
    }
    return extent.length
  }

  /// The width, in points, of a column that is proposed `proposed`: of its own cells, or its share of those that
  /// span it.
  private func share(_ column: Int, _ proposed: CGFloat) -> CGFloat {
    if !ownCells[column].isEmpty { return widest(column, proposed) }
    var share: CGFloat = 0
    for wide in wideCells[column] {
      func part(_ length: CGFloat) -> CGFloat {
        let size = wide.cell.node.size(
          ProposedViewSize(width: length * CGFloat(wide.cell.span) + wide.gaps, height: nil))
        return max(size.width - wide.taken, 0) / CGFloat(wide.free)
      }
      share = max(share, min(part(proposed), max(proposed, part(0))))
    }
    return share
  }

  /// The length, in points, by which the column's cells are higher at no width than at an unlimited one. Where a height
  /// is proposed, it is subtracted from the column's flexibility in step 3: a column of texts that are as high as their
  /// lines is proposed its share before a narrow column. Derived from two pictures of MarkdownUI's table (tests
  /// `testTable`, whose grid is proposed no height, and `testTableBackground`, proposed the screen's): in the second the
  /// long column has its equal share of the width, 170 points, though the short one needs only 102.
  private func growth(of column: Int) -> CGFloat {
    ownCells[column].reduce(0) { growth, cell in
      let least = cell.node.size(ProposedViewSize(width: 0, height: 0)).height
      let most = cell.node.size(ProposedViewSize(width: .infinity, height: .infinity)).height
      return max(growth, least - most)
    }
  }

  /// Step 4.
  private func spread(_ columns: inout [CGFloat], within total: CGFloat?) {
    for row in rows {
      for cell in row.cells where cell.isWide && !cell.traits.isUnsized(.horizontal) {
        let have = width(of: columns, cell)
        let left = total.map { $0 - columns.reduce(0, +) - columnGaps.reduce(0, +) }
        let want = cell.node.size(
          ProposedViewSize(
            width: left.map { $0.isFinite ? have + max($0, 0) : .infinity }, height: nil)
        ).width
        guard want > have else { continue }
        for i in cell.columns { columns[i] += (want - have) / CGFloat(cell.span) }
      }
    }
  }

  /// Step 5.
  private func rowHeights(_ columns: [CGFloat], _ proposal: ProposedViewSize) -> [CGFloat] {
    func tallest(_ row: Row, _ proposed: CGFloat?) -> CGFloat {
      extent(of: row, columns, proposed).length
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

  /// Step 6: whether a cell's vertical guide meets those of its row.
  private func isGuided(_ cell: Cell, _ guide: AlignmentKey) -> Bool {
    cell.traits.anchor == nil && (!cell.isWide || guide.place == nil)
  }

  /// The lengths of a row's cells above and below its guide.
  private func extent(of row: Row, _ columns: [CGFloat], _ proposed: CGFloat?) -> GridExtent {
    var extent = GridExtent()
    let guide = (row.alignment ?? alignment.vertical).key
    for cell in row.cells where !cell.traits.isUnsized(.vertical) {
      extent.add(
        cell.node, guide, ProposedViewSize(width: width(of: columns, cell), height: proposed),
        isGuided: isGuided(cell, guide))
    }
    return extent
  }

  /// The guide that the cells of a column meet at.
  private func horizontalGuide(_ column: Int) -> AlignmentKey {
    (columnAlignments[column] ?? alignment.horizontal).key
  }

  /// Step 6.
  override func placeChildren() {
    let arrangement = arrangement(proposal)
    let lines = (0..<columnCount).map { column in
      var extent = GridExtent()
      for cell in ownCells[column] {
        extent.add(
          cell.node, horizontalGuide(column),
          ProposedViewSize(width: arrangement.columns[column], height: nil),
          isGuided: cell.traits.anchor == nil)
      }
      return extent.line(of: horizontalGuide(column), in: arrangement.columns[column])
    }
    let wideGuide = alignment.horizontal.key
    let before = (Self.sums(arrangement.columns), Self.sums(columnGaps))
    var y: CGFloat = 0
    for (i, row) in rows.enumerated() {
      let height = arrangement.heights[i]
      let guide = (row.alignment ?? alignment.vertical).key
      let line = extent(of: row, arrangement.columns, height).line(of: guide, in: height)
      for cell in row.cells {
        let box = width(of: arrangement.columns, cell)
        let x = before.0[cell.column] + before.1[cell.column]
        let childProposal = ProposedViewSize(width: box, height: height)
        let guides = cell.node.dimensions(childProposal)
        var origin = CGPoint.zero
        if let anchor = cell.traits.anchor?.x ?? (cell.isWide ? wideGuide.unit(in: box) : nil) {
          origin.x = (box - guides.width) * anchor
        } else {
          origin.x = lines[cell.column] - guides[horizontalGuide(cell.column)].orZero
        }
        if isGuided(cell, guide) {
          origin.y = line - guides[guide].orZero
        } else {
          origin.y = (height - guides.height) * (cell.traits.anchor?.y ?? guide.unit(in: height))
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
