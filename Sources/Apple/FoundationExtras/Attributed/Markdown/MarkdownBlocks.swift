import Foundation

/// Markdown's blocks: headings, lists, quotations, code, tables, paragraphs.
struct MarkdownBlocks {
  struct Block: Equatable {
    /// Innermost first.
    var intents: [PresentationIntent.IntentType]
    var source: String
    /// The source is as it is, not inline Markdown.
    var isVerbatim = false
  }

  private(set) var blocks: [Block] = []
  private var identity = 0

  init(_ source: String) {
    let source = source.replacingOccurrences(of: "\r\n", with: "\n")
    parse(source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), [], 0)
  }

  private typealias Intents = [PresentationIntent.IntentType]

  /// Quotations within quotations and lists within lists end somewhere.
  private static let deepest = 100

  private mutating func intent(_ kind: PresentationIntent.Kind) -> PresentationIntent.IntentType {
    identity += 1
    return .init(kind: kind, identity: identity)
  }

  private mutating func parse(_ lines: [String], _ outer: Intents, _ depth: Int) {
    var reader = MarkdownLines(lines)
    var paragraph: [String] = []
    func isOpen() -> Bool { !paragraph.isEmpty }
    while let line = reader.current {
      if line.isBlank {
        close(&paragraph, outer)
        reader.advance()
      } else if isOpen(), let level = line.underlineLevel {
        append(.header(level: level), paragraph.joined(separator: "\n"), outer)
        paragraph = []
        reader.advance()
      } else if let heading = line.heading {
        close(&paragraph, outer)
        append(.header(level: heading.level), heading.text, outer)
        reader.advance()
      } else if line.isThematicBreak {
        close(&paragraph, outer)
        blocks.append(
          Block(intents: [intent(.thematicBreak)] + outer, source: "⸻", isVerbatim: true))
        reader.advance()
      } else if let fence = line.fence {
        close(&paragraph, outer)
        let code = reader.fenced(fence)
        blocks.append(
          Block(
            intents: [intent(.codeBlock(languageHint: fence.language))] + outer,
            source: code.map { $0 + "\n" }.joined(), isVerbatim: true))
      } else if !isOpen(), line.indentation >= 4 {
        let code = reader.indented()
        blocks.append(
          Block(
            intents: [intent(.codeBlock(languageHint: nil))] + outer,
            source: code.map { $0 + "\n" }.joined(), isVerbatim: true))
      } else if line.isQuote, depth < Self.deepest {
        close(&paragraph, outer)
        let quote = intent(.blockQuote)
        parse(reader.quoted(), [quote] + outer, depth + 1)
      } else if let item = line.listItem, depth < Self.deepest,
        !isOpen() || item.mayInterrupt
      {
        close(&paragraph, outer)
        list(&reader, item, outer, depth)
      } else if !isOpen(), let table = reader.table() {
        self.table(table, outer)
      } else {
        paragraph.append(line)
        reader.advance()
      }
    }
    close(&paragraph, outer)
  }

  private mutating func close(_ paragraph: inout [String], _ outer: Intents) {
    guard !paragraph.isEmpty else { return }
    let text = paragraph.map { $0.drop { $0 == " " } }.joined(separator: "\n")
    append(.paragraph, text, outer)
    paragraph = []
  }

  private mutating func append(
    _ kind: PresentationIntent.Kind, _ text: String, _ outer: Intents
  ) {
    var text = text
    while text.last?.isWhitespace == true { text.removeLast() }
    blocks.append(Block(intents: [intent(kind)] + outer, source: text))
  }

  private mutating func list(
    _ reader: inout MarkdownLines, _ first: MarkdownLines.Item, _ outer: Intents, _ depth: Int
  ) {
    let list = intent(first.number == nil ? .unorderedList : .orderedList)
    var ordinal = first.number ?? 1
    while let item = reader.current?.listItem, item.marker == first.marker,
      reader.current?.isThematicBreak == false
    {
      let content = reader.item(item)
      parse(content, [intent(.listItem(ordinal: ordinal)), list] + outer, depth + 1)
      ordinal += 1
    }
  }

  private mutating func table(_ table: MarkdownLines.Table, _ outer: Intents) {
    let whole = intent(.table(columns: table.columns))
    for (index, cells) in table.rows.enumerated() {
      let row = intent(index == 0 ? .tableHeaderRow : .tableRow(rowIndex: index - 1))
      for (column, cell) in cells.prefix(table.columns.count).enumerated() where !cell.isEmpty {
        blocks.append(
          Block(
            intents: [intent(.tableCell(columnIndex: column)), row, whole] + outer, source: cell))
      }
    }
  }
}
