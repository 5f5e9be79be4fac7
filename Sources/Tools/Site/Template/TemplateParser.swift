import Failures

/// A template as a tree: text between names, sections and parts.
indirect enum TemplateNode: Hashable, Sendable {
  case text(String)
  case name(String, line: Int)
  case section(String, inverted: Bool, [TemplateNode], line: Int)
  case part(String, line: Int)
}

/// Reads `{{name}}`, `{{#section}}…{{/section}}`, `{{^inverted}}…{{/inverted}}`,
/// `{{>file.html}}` and `{{! a comment }}`; `{{=<% %>=}}` has tags written as `<%name%>` from there on, for
/// files that use braces themselves. A line that holds nothing but a tag other than a name leaves no empty
/// line behind.
struct TemplateParser {
  private enum Tag {
    case name(String)
    case open(String, inverted: Bool)
    case close(String)
    case part(String)
    case comment
    case delimiters(open: String, close: String)
  }

  private struct Frame {
    var name: String
    var inverted: Bool
    var line: Int
    var nodes: [TemplateNode] = []
  }

  let file: String
  private var rest: Substring
  private var line = 1
  private var isAtLineStart = true
  private var open = "{{"
  private var close = "}}"
  private var stack: [Frame]

  /// - Parameter file: the name that errors carry.
  static func parse(_ source: String, file: String) throws -> [TemplateNode] {
    var parser = TemplateParser(source, file: file)
    return try parser.parse()
  }

  private init(_ source: String, file: String) {
    self.file = file
    rest = source[...]
    stack = [Frame(name: "", inverted: false, line: 0)]
  }

  private mutating func parse() throws -> [TemplateNode] {
    while let start = rest.firstRange(of: open) {
      var text = String(rest[..<start.lowerBound])
      line += text.lineBreaks
      guard let end = rest[start.upperBound...].firstRange(of: close) else {
        throw error("“\(open)” has no “\(close)”", line)
      }
      let inside = String(rest[start.upperBound..<end.lowerBound])
      let tagLine = line
      line += inside.lineBreaks
      rest = rest[end.upperBound...]
      let tag = try read(inside, line: tagLine)
      if case .name = tag { isAtLineStart = false } else { removeOwnLine(before: &text) }
      append(.text(text))
      try take(tag, line: tagLine)
    }
    append(.text(String(rest)))
    guard stack.count == 1 else {
      let open = stack[stack.count - 1]
      throw error("the section “\(open.name)” is never closed; add {{/\(open.name)}}", open.line)
    }
    return stack[0].nodes
  }

  private func read(_ inside: String, line: Int) throws -> Tag {
    let trimmed = inside.trimmed
    guard let mark = trimmed.first else { throw error("“\(open)\(close)” names nothing", line) }
    let name = String(trimmed.dropFirst()).trimmed
    if mark == "!" { return .comment }
    if mark == "=" { return try delimiters(trimmed, line: line) }
    if "#^/>".contains(mark), name.isEmpty {
      throw error("“\(open)\(mark)\(close)” names nothing", line)
    }
    switch mark {
    case "#": return .open(name, inverted: false)
    case "^": return .open(name, inverted: true)
    case "/": return .close(name)
    case ">": return .part(name)
    default:
      guard trimmed.allSatisfy({ $0.isLetter || $0.isNumber || "._-".contains($0) }) else {
        throw error("“\(open)\(trimmed)\(close)” is not a name", line)
      }
      return .name(trimmed)
    }
  }

  /// - Parameter text: `=<% %>=`.
  private func delimiters(_ text: String, line: Int) throws -> Tag {
    let parts = text.dropFirst().dropLast().split(separator: " ").map(String.init)
    guard text.hasSuffix("="), parts.count == 2 else {
      throw error("“\(open)\(text)\(close)” isn't a change of delimiters, as {{=<% %>=}}", line)
    }
    return .delimiters(open: parts[0], close: parts[1])
  }

  private mutating func take(_ tag: Tag, line: Int) throws {
    switch tag {
    case .comment: break
    case .delimiters(let open, let close): (self.open, self.close) = (open, close)
    case .name(let name): append(.name(name, line: line))
    case .part(let name): append(.part(name, line: line))
    case .open(let name, let inverted):
      stack.append(Frame(name: name, inverted: inverted, line: line))
    case .close(let name):
      guard stack.count > 1 else {
        throw error("{{/\(name)}} closes a section that was not opened", line)
      }
      let open = stack.removeLast()
      guard open.name == name else {
        throw error(
          "{{/\(name)}} was found where {{/\(open.name)}} must close line \(open.line)", line)
      }
      append(.section(name, inverted: open.inverted, open.nodes, line: open.line))
    }
  }

  /// Removes the spaces before a tag and the line break after it, where the tag is alone on its line.
  private mutating func removeOwnLine(before text: inout String) {
    let indent = text.reversed().prefix { $0 == " " || $0 == "\t" }.count
    let head = text.dropLast(indent)
    let startsLine = head.last?.isNewline ?? isAtLineStart
    let tail = rest.drop { $0 == " " || $0 == "\t" }
    isAtLineStart = startsLine && tail.first?.isNewline != false
    guard isAtLineStart else { return }
    text = String(head)
    rest = tail.dropFirst()
    if !tail.isEmpty { line += 1 }
  }

  private mutating func append(_ node: TemplateNode) {
    if case .text(let text) = node, text.isEmpty { return }
    stack[stack.count - 1].nodes.append(node)
  }

  private func error(_ message: String, _ line: Int) -> Failure {
    Failure(message, at: "\(file):\(line)")
  }
}

extension StringProtocol {
  fileprivate var lineBreaks: Int { reduce(0) { $1.isNewline ? $0 + 1 : $0 } }

  fileprivate var trimmed: String {
    var view = self[...]
    while view.first?.isWhitespace == true { view = view.dropFirst() }
    while view.last?.isWhitespace == true { view = view.dropLast() }
    return String(view)
  }
}
