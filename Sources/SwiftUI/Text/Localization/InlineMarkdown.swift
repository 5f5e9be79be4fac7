import Foundation

/// The inline Markdown that Apple's `Text` understands: emphasis, code, strikethrough, links.
/// Blocks (headings, lists, quotes) stay as they are written.
struct InlineMarkdown {
  struct Traits: OptionSet, Hashable {
    let rawValue: UInt8
    static let bold = Traits(rawValue: 1)
    static let italic = Traits(rawValue: 2)
    static let code = Traits(rawValue: 4)
    static let strikethrough = Traits(rawValue: 8)
  }

  struct Span: Equatable {
    var text: String
    var traits: Traits = []
    var link: String?
  }

  static func spans(_ text: String) -> [Span] {
    // The slash is an address's: `https://`.
    let hasMarks = text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"),
        UInt8(ascii: "/"):
        true
      default: false
      }
    }
    if !hasMarks { return [Span(text: text)] }
    var parser = InlineMarkdown(Array(text))
    return parser.parse()
  }

  private let characters: [Character]
  private var place = 0
  private var nodes: [MarkdownNode] = []
  private var pending = ""

  private init(_ characters: [Character]) { self.characters = characters }

  private mutating func parse() -> [Span] {
    while place < characters.count {
      let character = characters[place]
      switch character {
      case "\\" where place + 1 < characters.count && isPunctuation(characters[place + 1]):
        pending.append(characters[place + 1])
        place += 2
      case "`" where code(): break
      case "[" where link(): break
      case "<" where autolink(): break
      case "&" where entity(): break
      case "*", "_", "~": delimiters(character)
      case "h" where bareLink(): break
      default:
        pending.append(character)
        place += 1
      }
    }
    flush()
    MarkdownNode.matchEmphasis(&nodes)
    return MarkdownNode.spans(nodes)
  }

  private mutating func flush() {
    if !pending.isEmpty { nodes.append(.text(Span(text: pending))) }
    pending = ""
  }

  private mutating func append(_ spans: [Span]) {
    flush()
    for span in spans { nodes.append(.text(span)) }
  }

  private func run(of character: Character, at start: Int) -> Int {
    var end = start
    while end < characters.count, characters[end] == character { end += 1 }
    return end - start
  }

  private mutating func code() -> Bool {
    let count = run(of: "`", at: place)
    var i = place + count
    while i < characters.count {
      guard characters[i] == "`" else {
        i += 1
        continue
      }
      let closing = run(of: "`", at: i)
      if closing == count {
        var content = String(characters[(place + count)..<i])
        if content.count > 2, content.first == " ", content.last == " ",
          content.contains(where: { $0 != " " })
        {
          content = String(content.dropFirst().dropLast())
        }
        append([Span(text: content, traits: .code)])
        place = i + count
        return true
      }
      i += closing
    }
    return false
  }

  private mutating func link() -> Bool {
    var depth = 0
    var i = place
    while i < characters.count {
      if characters[i] == "\\" { i += 1 } else if characters[i] == "[" { depth += 1 }
      if i < characters.count, characters[i] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      i += 1
    }
    guard i + 1 < characters.count, characters[i + 1] == "(" else { return false }
    guard let end = characters[(i + 2)...].firstIndex(of: ")") else { return false }
    let target =
      String(characters[(i + 2)..<end]).split(separator: " ").first.map(String.init) ?? ""
    let label = InlineMarkdown.spans(String(characters[(place + 1)..<i]))
    append(
      label.map {
        var span = $0
        span.link = target
        return span
      })
    place = end + 1
    return true
  }

  private mutating func autolink() -> Bool {
    guard let end = characters[place...].firstIndex(of: ">") else { return false }
    let content = String(characters[(place + 1)..<end])
    guard !content.contains(where: \.isWhitespace) else { return false }
    let isAddress = content.contains("@") && !content.contains(":")
    guard isAddress || content.contains("://") || content.hasPrefix("mailto:") else { return false }
    append([Span(text: content, link: isAddress ? "mailto:" + content : content)])
    place = end + 1
    return true
  }

  /// An address written out becomes a link of itself.
  private mutating func bareLink() -> Bool {
    let tail = String(characters[place..<min(place + 8, characters.count)])
    guard tail.hasPrefix("http://") || tail == "https://",
      place == 0 || !(characters[place - 1].isLetter || characters[place - 1].isNumber)
    else { return false }
    var end = place
    while end < characters.count, !characters[end].isWhitespace, characters[end] != "<" { end += 1 }
    while end > place, "?!.,:*_~'\")".contains(characters[end - 1]) { end -= 1 }
    let address = String(characters[place..<end])
    guard address.count > 8 else { return false }
    append([Span(text: address, link: address)])
    place = end
    return true
  }

  private mutating func entity() -> Bool {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}"]
    guard let end = characters[place...].prefix(8).firstIndex(of: ";") else { return false }
    guard let character = names[String(characters[(place + 1)..<end])] else { return false }
    pending += character
    place = end + 1
    return true
  }

  private mutating func delimiters(_ character: Character) {
    let count = run(of: character, at: place)
    let before = place > 0 ? characters[place - 1] : " "
    let after = place + count < characters.count ? characters[place + count] : " "
    let left =
      !after.isWhitespace
      && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let right =
      !before.isWhitespace
      && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    flush()
    // An underscore inside a word is a letter.
    let isUnderscore = character == "_"
    nodes.append(
      .delimiter(
        character, count: count,
        opens: isUnderscore ? left && (!right || isPunctuation(before)) : left,
        closes: isUnderscore ? right && (!left || isPunctuation(after)) : right))
    place += count
  }

  private func isPunctuation(_ character: Character) -> Bool {
    character.isPunctuation || character.isSymbol
  }
}
