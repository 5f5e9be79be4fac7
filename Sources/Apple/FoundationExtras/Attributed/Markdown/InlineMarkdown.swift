import Foundation

/// The inline Markdown that Apple's `Text` understands: emphasis, code, strikethrough, links, and
/// words that agree with a number.
/// Blocks (headings, lists, quotes) stay as they are written.
package struct InlineMarkdown {
  package struct Span: Equatable {
    package var text: String
    package var traits: InlinePresentationIntent = []
    package var link: String?
    /// Where the picture is that `text` describes.
    package var image: String?
    /// The words are to agree with their number, in a language not known here.
    package var inflects = false
  }

  /// - Parameters:
  ///   - language: of the words that agree with a number; nil leaves them, marked.
  ///   - keepsLineBreaks: otherwise a line feed is a space, but for one after two spaces.
  package static func spans(
    _ text: String, language: String? = nil, keepsLineBreaks: Bool = true
  ) -> [Span] {
    if !mayHaveMarks(text, keepsLineBreaks) { return [Span(text: text)] }
    var parser = InlineMarkdown(Array(text), language, keepsLineBreaks)
    return parser.parse()
  }

  /// Most texts have no mark at all, and needn't be looked at closer.
  private static func mayHaveMarks(_ text: String, _ keepsLineBreaks: Bool) -> Bool {
    var before: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"),
        // Addresses: `https://`, `me@example.org`, `www.`
        UInt8(ascii: "/"), UInt8(ascii: "@"):
        return true
      case UInt8(ascii: "w") where before == byte: return true
      case UInt8(ascii: "\n") where !keepsLineBreaks: return true
      default: before = byte
      }
    }
    return false
  }

  private let characters: [Character]
  private let language: String?
  private let keepsLineBreaks: Bool
  private var place = 0
  private var nodes: [MarkdownNode] = []
  private var pending = ""

  private init(_ characters: [Character], _ language: String?, _ keepsLineBreaks: Bool) {
    self.characters = characters
    self.language = language
    self.keepsLineBreaks = keepsLineBreaks
  }

  private mutating func parse() -> [Span] {
    while place < characters.count {
      let character = characters[place]
      switch character {
      case "\\" where place + 1 < characters.count && isPunctuation(characters[place + 1]):
        pending.append(characters[place + 1])
        place += 2
      case "\\" where !keepsLineBreaks && self.character(at: place + 1) == "\n":
        pending.append("\n")
        place += 2
      case "\n" where !keepsLineBreaks: lineFeed()
      case "`" where code(): break
      case "[" where link(): break
      case "!" where self.character(at: place + 1) == "[" && image(): break
      case "^" where self.character(at: place + 1) == "[" && extended(): break
      case "<" where autolink(): break
      case "&" where entity(): break
      case "*", "_", "~": delimiters(character)
      case "h" where bareLink(): break
      case "w" where bareLink(): break
      case "@" where bareAddress(): break
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

  private func character(at index: Int) -> Character? {
    characters.indices.contains(index) ? characters[index] : nil
  }

  private mutating func lineFeed() {
    let isHard = pending.hasSuffix("  ")
    while pending.last == " " { pending.removeLast() }
    pending.append(isHard ? "\n" : " ")
    place += 1
  }

  /// `[label](target)` from an opening bracket on.
  private func bracketed(from start: Int) -> (label: Range<Int>, target: String, end: Int)? {
    guard let close = partner(of: "[", "]", from: start), character(at: close + 1) == "(",
      let end = partner(of: "(", ")", from: close + 1)
    else { return nil }
    return (start + 1..<close, String(characters[(close + 2)..<end]), end + 1)
  }

  /// The bracket that closes the one at `start`, those between being paired.
  private func partner(of open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    var i = start
    while i < characters.count {
      if characters[i] == "\\" {
        i += 1
      } else if characters[i] == open {
        depth += 1
      } else if characters[i] == close {
        depth -= 1
        if depth == 0 { return i }
      }
      i += 1
    }
    return nil
  }

  /// A target without its title and its angle brackets.
  private func address(_ target: String) -> String {
    let target = target.trimmingCharacters(in: .whitespaces)
    if target.hasPrefix("<"), let end = target.firstIndex(of: ">") {
      return String(target[target.index(after: target.startIndex)..<end])
    }
    return target.split(separator: " ").first.map(String.init) ?? ""
  }

  private mutating func link() -> Bool {
    guard let found = bracketed(from: place) else { return false }
    let target = address(found.target)
    let label = inner(found.label)
    append(
      label.map {
        var span = $0
        span.link = target
        return span
      })
    place = found.end
    return true
  }

  private func inner(_ range: Range<Int>) -> [Span] {
    InlineMarkdown.spans(
      String(characters[range]), language: language, keepsLineBreaks: keepsLineBreaks)
  }

  /// A picture is its description: a text can't show it.
  private mutating func image() -> Bool {
    guard let found = bracketed(from: place + 1) else { return false }
    let text = inner(found.label).map(\.text).joined()
    append([Span(text: text, image: address(found.target))])
    place = found.end
    return true
  }

  /// `^[3 apple](inflect: true)`. Other attributes are read and left.
  private mutating func extended() -> Bool {
    guard let found = bracketed(from: place + 1) else { return false }
    var spans = inner(found.label)
    let attributes = found.target.filter { !$0.isWhitespace }
    if attributes.contains("inflect:true") {
      if let language {
        InlineMarkdown.agree(&spans, language)
      } else {
        for i in spans.indices { spans[i].inflects = true }
      }
    }
    append(spans)
    place = found.end
    return true
  }

  private static func agree(_ spans: inout [Span], _ language: String) {
    guard let last = spans.lastIndex(where: { $0.text.contains(where: \.isLetter) }) else { return }
    let before = spans[..<last].map(\.text).joined()
    let agreed = Inflection.agreed(before + spans[last].text, language: language)
    if agreed.hasPrefix(before) { spans[last].text = String(agreed.dropFirst(before.count)) }
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
    let scheme = tail.hasPrefix("www.") ? "http://" : ""
    guard tail.hasPrefix("http://") || tail == "https://" || !scheme.isEmpty,
      place == 0 || !isWordCharacter(characters[place - 1])
    else { return false }
    var end = place
    while end < characters.count, !characters[end].isWhitespace, characters[end] != "<" { end += 1 }
    while end > place, "?!.,:*_~'\")".contains(characters[end - 1]) { end -= 1 }
    let address = String(characters[place..<end])
    guard address.count > (scheme.isEmpty ? 8 : 5) else { return false }
    append([Span(text: address, link: scheme + address)])
    place = end
    return true
  }

  /// `me@example.org`, of which the part before the sign is already read.
  private mutating func bareAddress() -> Bool {
    let name = String(
      pending.reversed().prefix { isWordCharacter($0) || ".-_+".contains($0) }.reversed())
    var end = place + 1
    while let next = character(at: end), isWordCharacter(next) || ".-_".contains(next) { end += 1 }
    while end > place + 1, ".-_".contains(characters[end - 1]) { end -= 1 }
    let host = String(characters[(place + 1)..<end])
    guard !name.isEmpty, host.contains(".") else { return false }
    pending.removeLast(name.count)
    let address = name + "@" + host
    append([Span(text: address, link: "mailto:" + address)])
    place = end
    return true
  }

  private func isWordCharacter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private mutating func entity() -> Bool {
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "nbsp": "\u{A0}"]
    guard let end = characters[place...].prefix(10).firstIndex(of: ";") else { return false }
    let name = String(characters[(place + 1)..<end])
    guard let character = names[name] ?? InlineMarkdown.numbered(name) else { return false }
    pending += character
    place = end + 1
    return true
  }

  /// `#8364` or `#x20AC`.
  private static func numbered(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
    let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
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
