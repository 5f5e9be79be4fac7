import DisplayList
import Foundation
import SystemDesigns
import UIKit

/// A list: its sections placed under one another in the width that it is given, cut off at its end. It begins within the safe
/// area; its background and its rows reach beneath what covers the rest.
final class ListNode: _Node {
  private struct Block {
    var header: [_Node] = []
    var rows: [ListRow] = []
    var footer: [_Node] = []
  }

  private struct Placed {
    /// The frame of each row, in the list's coordinates.
    var rows: [CGRect] = []
    var card = CGRect.null
  }

  private let blocks: [Block]
  private let design: ListDesign
  private let environment: EnvironmentValues
  private let isMirrored: Bool
  private let context: ResolveContext
  /// The part of the picture that shows the list.
  private var window = CGRect.zero
  private var placed: [Placed] = []
  /// Whether the list begins where the bar above it ends; known when it is placed.
  private var isBelowBar = false
  /// The insets of rows in the width of the last arrangement.
  private var rowInsets = EdgeInsets()

  init(
    _ nodes: [_Node], design: ListDesign, environment: EnvironmentValues, context: ResolveContext
  ) {
    self.context = context
    self.design = design
    self.environment = environment
    isMirrored = environment.layoutDirection == .rightToLeft
    var blocks: [Block] = []
    // Rows between sections form a section of their own.
    var isOpen = false
    for node in nodes {
      if let (section, traits) = Self.section(node) {
        let rows = section.rows.map { ListRow($0, section: traits) }
        blocks.append(Block(header: section.header, rows: rows, footer: section.footer))
        isOpen = false
      } else {
        if !isOpen { blocks.append(Block()) }
        isOpen = true
        blocks[blocks.count - 1].rows.append(ListRow(node))
      }
    }
    self.blocks = blocks
  }

  private static func section(_ node: _Node) -> (SectionNode, [RowTraits])? {
    var place = node
    var traits: [RowTraits] = []
    while let unary = place as? UnaryNode {
      if let row = unary as? RowTraitsNode { traits.append(row.traits) }
      place = unary.child
    }
    return (place as? SectionNode).map { ($0, traits) }
  }

  override var kind: String? { "List" }

  override var children: [_Node] {
    blocks.flatMap { block in
      block.header + block.rows.flatMap { ($0.background.map { [$0] } ?? []) + [$0.node] }
        + block.footer
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 320
    if let height = proposal.height { return CGSize(width: width, height: height) }
    return CGSize(width: width, height: arrange(width: width) { _, _, _ in })
  }

  override func lengthRange(
    _ axis: Axis, _ proposal: ProposedViewSize
  ) -> (min: CGFloat, max: CGFloat) {
    (0, .infinity)
  }

  override func placeChildren() {
    placed = []
    let origin = frame.origin
    window = context.reach(of: frame)
    isBelowBar = context.safeAreas.last.map { abs(frame.minY - $0.inner.minY) < 0.5 } ?? false
    context.placing(within: nil) {
      _ = arrange(width: frame.width) { node, rect, offer in
        node.place(at: origin + rect.origin, offer)
      }
    }
  }

  // MARK: Arrangement

  /// Places every view; returns the height of all.
  private func arrange(
    width: CGFloat, _ place: (_Node, CGRect, ProposedViewSize) -> Void
  ) -> CGFloat {
    placed = []
    let side = design.sideMargin(width)
    rowInsets = design.rowInsets(width)
    let cardWidth = max(width - 2 * side, 0)
    var y: CGFloat = 0
    for (index, block) in blocks.enumerated() {
      if index > 0 {
        y +=
          environment.listSectionSpacing
          ?? (block.header.isEmpty ? design.sectionGap : design.headedSectionGap)
      } else if block.header.isEmpty {
        y += topMargin
      } else if design.isGrouped {
        y += design.metrics.headedTopMargin
      }
      y = column(block.header, at: y, side, cardWidth, place)
      if !block.header.isEmpty { y += design.headerGap }
      var record = Placed()
      let top = y
      for (number, row) in block.rows.enumerated() {
        if number > 0 { y += environment.listRowSpacing }
        let rect = CGRect(x: side, y: y, width: cardWidth, height: height(row, cardWidth))
        record.rows.append(rect)
        arrange(row, in: rect, place)
        y += rect.height
      }
      record.card = CGRect(x: side, y: top, width: cardWidth, height: y - top)
      placed.append(record)
      if !block.footer.isEmpty { y += design.footerGap }
      y = column(block.footer, at: y, side, cardWidth, place)
    }
    return y + (design.isGrouped ? design.sectionGap : 0)
  }

  /// The distance above the first section, without a header. As long as its place isn't known, a list isn't below a title.
  private var topMargin: CGFloat {
    if environment.isBelowSearchField { return 0 }
    let isBelowTitle = isBelowBar && environment.barItems?.showsLargeTitle ?? false
    let margin = isBelowTitle ? environment.systemDesign.controls.navigation.titleListMargin : nil
    return design.isGrouped ? margin ?? design.topMargin : design.topMargin
  }

  private func column(
    _ nodes: [_Node], at start: CGFloat, _ side: CGFloat, _ width: CGFloat,
    _ place: (_Node, CGRect, ProposedViewSize) -> Void
  ) -> CGFloat {
    var y = start
    let insets = rowInsets
    let inner = max(width - insets.leading - insets.trailing, 0)
    for node in nodes {
      let offer = ProposedViewSize(width: inner, height: nil)
      let size = node.size(offer)
      let x = side + (isMirrored ? width - insets.leading - size.width : insets.leading)
      place(node, CGRect(origin: CGPoint(x: x, y: y), size: size), offer)
      y += size.height
    }
    return y
  }

  private func offer(_ row: ListRow, _ width: CGFloat) -> ProposedViewSize {
    let insets = row.insets ?? rowInsets
    return ProposedViewSize(
      width: max(width - insets.leading - insets.trailing, 0), height: nil)
  }

  private func height(_ row: ListRow, _ width: CGFloat) -> CGFloat {
    let insets = insets(row, width)
    let content = row.node.size(offer(row, width)).height + insets.top + insets.bottom
    return content.isFinite ? max(content, leastRowHeight) : leastRowHeight
  }

  private var leastRowHeight: CGFloat {
    environment.minListRowHeight ?? design.rowHeight(environment.dynamicTypeSize)
  }

  /// The distance from a row's edges to its content, which is larger where the least height has no room for the content.
  private func insets(_ row: ListRow, _ width: CGFloat) -> EdgeInsets {
    if let insets = row.insets { return insets }
    var insets = rowInsets
    let content = row.node.size(offer(row, width)).height
    if content.isFinite, content + insets.top + insets.bottom > leastRowHeight {
      insets.top = design.metrics.tallRowInset
      insets.bottom = design.metrics.tallRowInset
    }
    return insets
  }

  private func arrange(
    _ row: ListRow, in rect: CGRect, _ place: (_Node, CGRect, ProposedViewSize) -> Void
  ) {
    let insets = insets(row, rect.width)
    let room = max(rect.height - insets.top - insets.bottom, 0)
    let offer = ProposedViewSize(width: offer(row, rect.width).width, height: room)
    let size = row.node.size(offer)
    let x =
      isMirrored ? rect.maxX - insets.leading - size.width : rect.minX + insets.leading
    let y = rect.minY + insets.top + (room - size.height) / 2
    place(row.node, CGRect(origin: CGPoint(x: x, y: y), size: size), offer)
    if let background = row.background {
      place(background, rect, ProposedViewSize(rect.size))
    }
  }

  // MARK: Drawing

  override func draw(_ context: inout DrawContext) {
    let window = context.snapped(window)
    if environment.scrollBackground != .hidden {
      context.append(
        .fill(.rect(window), .nonZero, .color(design.background.rgba(environment.colorTraits))))
    }
    context.group(CompositingGroup(clip: .rect(window))) { context in
      for (block, placed) in zip(blocks, placed) { draw(block, placed, &context) }
    }
  }

  private func draw(_ block: Block, _ placed: Placed, _ context: inout DrawContext) {
    for node in block.header { context.draw(node) }
    let card = context.snapped(placed.card.offsetBy(dx: frame.minX, dy: frame.minY))
    let radius = min(design.cornerRadius, card.height / 2)
    let outline = Outline.roundedRect(
      card, cornerSize: CGSize(width: radius, height: radius), continuous: true)
    if radius > 0, !block.rows.isEmpty {
      context.group(CompositingGroup(clip: outline)) { rows(block, placed, &$0) }
    } else {
      rows(block, placed, &context)
    }
    for node in block.footer { context.draw(node) }
  }

  private func rows(_ block: Block, _ placed: Placed, _ context: inout DrawContext) {
    let cell = SystemColor.secondaryGroupedBackground.rgba(environment.colorTraits)
    for (index, (row, place)) in zip(block.rows, placed.rows).enumerated() {
      let rect = context.snapped(place.offsetBy(dx: frame.minX, dy: frame.minY))
      if let background = row.background {
        context.draw(background)
      } else if design.isGrouped {
        context.append(.fill(.rect(rect), .nonZero, .color(cell)))
      }
      context.draw(row.node)
      let isLast = index == block.rows.count - 1
      let next = isLast ? Visibility.automatic : block.rows[index + 1].separators.top
      if row.separators.bottom != .hidden, next != .hidden, !(isLast && design.isGrouped) {
        separator(row, rect, &context)
      }
    }
  }

  /// Draws the line below a row, from its text to the trailing edge.
  private func separator(_ row: ListRow, _ rect: CGRect, _ context: inout DrawContext) {
    let insets = row.insets ?? rowInsets
    let guide = row.node.explicitAlignment(
      HorizontalAlignment.listRowSeparatorLeading.key, row.node.proposal)
    let start = guide.map { insets.leading + $0 } ?? textStart(row.node, rect) ?? insets.leading
    let thickness = design.metrics.separatorThickness ?? environment.pixelLength
    let end = design.metrics.separatorReachesEdge ? 0 : insets.trailing
    let line = CGRect(
      x: isMirrored ? rect.minX + end : rect.minX + start, y: rect.maxY - thickness,
      width: max(rect.width - start - end, 0), height: thickness)
    let tint = row.separatorTint ?? AnyShapeStyle(SeparatorShapeStyle())
    let metrics = design.metrics
    let own =
      environment.fields.colorScheme == .dark
      ? metrics.darkSeparatorStrength : metrics.separatorStrength
    let strength = row.separatorTint == nil ? own : 1
    context.append(
      .fill(.rect(line), .nonZero, tint._paint(environment, in: line).faded(to: strength)))
  }

  /// The distance, in points, of a row's first text from the row's leading edge, where the line below begins: 30 points
  /// from it in lunij/netbob's picture of a list (iOS 17), whose rows begin with a bar of 6 points and a gap of 8.
  private func textStart(_ node: _Node, _ rect: CGRect) -> CGFloat? {
    if let text = node as? TextNode {
      return isMirrored ? rect.maxX - text.frame.maxX : text.frame.minX - rect.minX
    }
    for child in node.children {
      if let start = textStart(child, rect) { return start }
    }
    return nil
  }
}
