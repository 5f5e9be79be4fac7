import Foundation

/// Markdown's blocks: headings, lists, quotations, code, tables, paragraphs.
struct MarkdownBlocks {
  struct Block: Equatable {
    /// Innermost first.
    var intents: [PresentationIntent.IntentType]
    var spans: [InlineMarkdown.Span]
  }

  private struct Level {
    var intent: PresentationIntent.IntentType
    /// The number of the next item, row or cell in it.
    var next: Int
  }

  private(set) var blocks: [Block] = []
  /// The blocks around the one that is read, innermost last.
  private var levels: [Level] = []
  private var identity = 0
  private var spans = MarkdownSpans()

  init(_ source: String) {
    MarkdownTree.walk(InlineMarkdown.withMarkedAttributes(source)) { node, isEntering in
      visit(node, isEntering)
    }
  }

  private mutating func visit(_ node: MarkdownNode, _ isEntering: Bool) {
    switch node.kind {
    case "block_quote": nest(.blockQuote, isEntering)
    case "list":
      let isOrdered = node.isOrderedList
      nest(
        isOrdered ? .orderedList : .unorderedList, isEntering, from: isOrdered ? node.listStart : 1)
    case "item": nestInOrder(isEntering) { .listItem(ordinal: $0) }
    case "table": nest(.table(columns: node.tableColumns), isEntering)
    case "table_header": nest(.tableHeaderRow, isEntering)
    case "table_row": nestInOrder(isEntering) { .tableRow(rowIndex: $0) }
    case "table_cell":
      if node.isEmpty {
        if isEntering { _ = takeNumber() }
      } else {
        nestInOrder(isEntering, holdsText: true) { .tableCell(columnIndex: $0) }
      }
    case "paragraph": nest(.paragraph, isEntering, holdsText: true)
    case "heading": nest(.header(level: node.headingLevel), isEntering, holdsText: true)
    case "code_block": append(.codeBlock(languageHint: node.codeLanguage), node.literal)
    case "html_block": append(.paragraph, node.literal.trimmingCharacters(in: .newlines))
    case "thematic_break": append(.thematicBreak, "⸻")
    default: spans.visit(node, isEntering)
    }
  }

  // MARK: Nesting

  private mutating func nest(
    _ kind: PresentationIntent.Kind, _ isEntering: Bool, from number: Int = 0,
    holdsText: Bool = false
  ) {
    if isEntering {
      identity += 1
      levels.append(Level(intent: .init(kind: kind, identity: identity), next: number))
    } else {
      if holdsText { append(spans.take()) }
      levels.removeLast()
    }
  }

  private mutating func nestInOrder(
    _ isEntering: Bool, holdsText: Bool = false, _ kind: (Int) -> PresentationIntent.Kind
  ) {
    nest(kind(isEntering ? takeNumber() : 0), isEntering, holdsText: holdsText)
  }

  private mutating func takeNumber() -> Int {
    guard let last = levels.indices.last else { return 0 }
    defer { levels[last].next += 1 }
    return levels[last].next
  }

  // MARK: Blocks

  private mutating func append(_ kind: PresentationIntent.Kind, _ text: String) {
    nest(kind, true)
    append([InlineMarkdown.Span(text: text)])
    nest(kind, false)
  }

  private mutating func append(_ spans: [InlineMarkdown.Span]) {
    blocks.append(Block(intents: levels.reversed().map(\.intent), spans: spans))
  }
}
