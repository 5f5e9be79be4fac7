import Foundation

/// The lines of a piece of Markdown, read from the first to the last.
struct MarkdownLines {
  struct Item {
    /// `-`, `*`, `+`, `.` or `)`: another begins another list.
    var marker: Character
    /// nil for a bullet.
    var number: Int?
    /// Columns that the item's lines are moved in by.
    var indentation: Int
    /// A numbered list that doesn't begin with one, or an empty item, doesn't end a paragraph.
    var mayInterrupt: Bool
  }

  struct Fence {
    var mark: Character
    var count: Int
    var language: String?
  }

  struct Table {
    var columns: [PresentationIntent.TableColumn]
    /// The heads first.
    var rows: [[String]]
  }

  private let lines: [String]
  private var place = 0

  init(_ lines: [String]) { self.lines = lines }

  var current: String? { lines.indices.contains(place) ? lines[place] : nil }

  mutating func advance() { place += 1 }

  mutating func fenced(_ fence: Fence) -> [String] {
    var code: [String] = []
    advance()
    while let line = current {
      advance()
      if let end = line.fence, end.mark == fence.mark, end.count >= fence.count, end.language == nil
      {
        break
      }
      code.append(line)
    }
    return code
  }

  mutating func indented() -> [String] {
    var code: [String] = []
    while let line = current, line.indentation >= 4 || line.isBlank {
      code.append(String(line.dropFirst(4)))
      advance()
    }
    while code.last?.isEmpty == true { code.removeLast() }
    return code
  }

  /// The lines of a quotation without its marks; what goes on without one belongs to it.
  mutating func quoted() -> [String] {
    var inside: [String] = []
    while let line = current, !line.isBlank {
      guard line.isQuote || (line.listItem == nil && line.heading == nil && line.fence == nil)
      else {
        break
      }
      let bare = line.drop { $0 == " " }
      let text = line.isQuote ? bare.dropFirst() : bare
      inside.append(String(text.first == " " ? text.dropFirst() : text))
      advance()
    }
    return inside
  }

  /// The lines of one item without its mark.
  mutating func item(_ item: Item) -> [String] {
    guard let first = current else { return [] }
    var content = [String(first.dropFirst(item.indentation))]
    advance()
    while let line = current {
      if line.isBlank {
        content.append("")
        advance()
      } else if line.indentation >= item.indentation {
        content.append(String(line.dropFirst(item.indentation)))
        advance()
      } else if content.last?.isBlank == false, line.listItem == nil, line.heading == nil,
        line.fence == nil, !line.isQuote, !line.isThematicBreak
      {
        content.append(line)
        advance()
      } else {
        break
      }
    }
    while content.count > 1, content.last?.isEmpty == true { content.removeLast() }
    return content
  }

  /// A line of cells over one of dashes, and the lines of cells below; nil leaves the place.
  mutating func table() -> Table? {
    guard let head = current, head.contains("|"), lines.indices.contains(place + 1) else {
      return nil
    }
    let dashes = lines[place + 1].cells
    let heads = head.cells
    guard dashes.count == heads.count,
      dashes.allSatisfy({ cell in
        cell.contains("-") && cell.allSatisfy { $0 == "-" || $0 == ":" }
      })
    else { return nil }
    var table = Table(
      columns: dashes.map { dash in
        let alignment: PresentationIntent.TableColumn.Alignment =
          dash.hasSuffix(":") ? (dash.hasPrefix(":") ? .center : .right) : .left
        return .init(alignment: alignment)
      }, rows: [heads])
    place += 2
    while let line = current, !line.isBlank {
      table.rows.append(line.cells)
      advance()
    }
    return table
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  var indentation: Int { prefix { $0 == " " }.count }

  /// What stands after three spaces at most.
  private var bare: Substring? {
    let indentation = indentation
    return indentation < 4 ? dropFirst(indentation) : nil
  }

  var isQuote: Bool { bare?.first == ">" }

  var heading: (level: Int, text: String)? {
    guard let bare else { return nil }
    let level = bare.prefix { $0 == "#" }.count
    let rest = bare.dropFirst(level)
    guard (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    var text = rest.trimmingCharacters(in: .whitespaces)
    let closing = text.reversed().prefix { $0 == "#" }.count
    if closing == text.count {
      text = ""
    } else if closing > 0, text.dropLast(closing).last == " " {
      text = text.dropLast(closing).trimmingCharacters(in: .whitespaces)
    }
    return (level, text)
  }

  /// What a line of `=` or `-` makes of the paragraph above it.
  var underlineLevel: Int? {
    guard let text = bare?.trimmingCharacters(in: .whitespaces), let mark = text.first,
      mark == "=" || mark == "-", text.allSatisfy({ $0 == mark })
    else { return nil }
    return mark == "=" ? 1 : 2
  }

  var isThematicBreak: Bool {
    guard let marks = bare?.filter({ !$0.isWhitespace }), let mark = marks.first else {
      return false
    }
    return "-*_".contains(mark) && marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  var fence: MarkdownLines.Fence? {
    guard let bare, let mark = bare.first, mark == "`" || mark == "~" else { return nil }
    let count = bare.prefix { $0 == mark }.count
    let info = bare.dropFirst(count).trimmingCharacters(in: .whitespaces)
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
    let language = info.split(separator: " ").first.map(String.init)
    return MarkdownLines.Fence(mark: mark, count: count, language: language)
  }

  var listItem: MarkdownLines.Item? {
    guard let bare else { return nil }
    let digits = bare.prefix { $0.isASCII && $0.isNumber }
    let mark = bare.dropFirst(digits.count)
    guard let marker = mark.first, digits.count < 10,
      digits.isEmpty ? "-*+".contains(marker) : ".)".contains(marker)
    else { return nil }
    let rest = mark.dropFirst()
    let spaces = rest.prefix { $0 == " " }.count
    guard rest.isEmpty || spaces > 0 else { return nil }
    let isEmpty = spaces == rest.count
    // Five spaces and more begin a block of code, one space in.
    let inner = isEmpty || spaces > 4 ? 1 : spaces
    return MarkdownLines.Item(
      marker: marker, number: Int(digits),
      indentation: indentation + digits.count + 1 + inner,
      mayInterrupt: !isEmpty && (digits.isEmpty || Int(digits) == 1))
  }

  /// The cells of a table's line.
  fileprivate var cells: [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for character in trimmingCharacters(in: .whitespaces) {
      if character == "|", !isEscaped {
        cells.append(cell)
        cell = ""
      } else {
        if isEscaped, character != "|" { cell.append("\\") }
        if character != "\\" || isEscaped { cell.append(character) }
      }
      isEscaped = character == "\\" && !isEscaped
    }
    cells.append(cell)
    if cells.first?.isBlank == true { cells.removeFirst() }
    if cells.last?.isBlank == true { cells.removeLast() }
    return cells.map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
