/// A property as the body of a class declares it: `@Attribute(.unique) private(set) var name: String = ""`.
struct MemberVariable {
  let name: String
  /// The attributes with their arguments: `Attribute`, `(.unique)`.
  private(set) var attributes: [(name: String, arguments: String)] = []
  private(set) var modifiers: [String] = []
  /// Whether it is declared by `let`.
  private(set) var isConstant = false
  private(set) var type: String?
  /// The initial value.
  private(set) var value: String?
  /// Whether it has a getter of its own.
  private(set) var isComputed = false
  /// The index behind the declaration.
  let end: Int

  /// Whether a model keeps it in its store: a constant as well, which fetched objects have the store's value of.
  var isPersisted: Bool {
    !isComputed && attribute("Transient") == nil
      && !modifiers.contains { ["static", "class", "lazy", "weak", "unowned"].contains($0) }
      && !name.hasPrefix("_$")
  }

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// The arguments of an attribute of SwiftData's with their parentheses.
  func attribute(_ name: String) -> String? {
    attributes.first { $0.name == name || $0.name == "SwiftData.\(name)" }?.arguments
  }

  init?(_ source: String) {
    let scanner = SourceScanner(source)
    self.init(scanner, at: scanner.code(from: 0), before: scanner.bytes.count)
  }

  /// - Returns: nil where no variable of one name begins at the index.
  init?(_ scanner: SourceScanner, at start: Int, before limit: Int) {
    var index = start
    while true {
      guard index < limit else { return nil }
      if scanner.byte(index) == UInt8(ascii: "@") {
        var end = PreviewableDeclaration.endOfAttribute(scanner, at: index)
        // "@Query (sort: …)": nothing else in a variable's declaration begins with a parenthesis there.
        let next = scanner.code(from: end, newlines: false)
        if next > end, scanner.byte(next) == UInt8(ascii: "(") { end = scanner.endOfCode(at: next) }
        let text = scanner.text(index + 1..<end)
        let name = text.prefix { $0 != "(" && $0 != "<" }
        let arguments = text.firstIndex(of: "(").map { String(text[$0...]) } ?? "()"
        attributes.append((Self.trimmed(String(name)), arguments))
        index = scanner.code(from: end)
        continue
      }
      let end = scanner.endOfWord(at: index)
      guard end > index else { return nil }
      let word = scanner.text(index..<end)
      index = scanner.code(from: end)
      if word == "var" || word == "let" {
        isConstant = word == "let"
        break
      }
      let isOther = [
        "func", "init", "deinit", "subscript", "struct", "enum", "actor", "extension",
        "protocol", "typealias", "case", "import",
      ].contains(word)
      guard !isOther else { return nil }
      modifiers.append(word)
      if scanner.byte(index) == UInt8(ascii: "(") {
        index = scanner.code(from: scanner.endOfCode(at: index))
      }
    }
    let endOfName = scanner.endOfWord(at: index)
    guard endOfName > index else { return nil }
    name = scanner.text(index..<endOfName)
    index = endOfName
    var last = scanner.code(from: index)
    if scanner.byte(last) == UInt8(ascii: ":") {
      let begin = scanner.code(from: last + 1)
      index = Self.endOfType(scanner, from: begin, before: limit)
      type = Self.trimmed(scanner.text(begin..<index))
      last = scanner.code(from: index)
    }
    if last < limit, scanner.byte(last) == UInt8(ascii: "=") {
      let begin = scanner.code(from: last + 1)
      index = PreviewableDeclaration.end(scanner, from: begin, before: limit)
      let observers = Self.observers(scanner, from: begin, before: index)
      value = Self.trimmed(scanner.text(begin..<(observers ?? index)))
    } else if last < limit, scanner.byte(last) == UInt8(ascii: "{") {
      index = scanner.endOfCode(at: last)
      let inner = scanner.code(from: last + 1)
      isComputed = !["willSet", "didSet"].contains { scanner.hasWord($0, at: inner) }
    }
    end = index
  }

  /// The index of the braces with `willSet` or `didSet` behind a value.
  private static func observers(
    _ scanner: SourceScanner, from start: Int, before limit: Int
  ) -> Int? {
    var index = start
    while index < limit {
      if scanner.byte(index) == UInt8(ascii: "{") {
        let inner = scanner.code(from: index + 1)
        if ["willSet", "didSet"].contains(where: { scanner.hasWord($0, at: inner) }) {
          return index
        }
      }
      index = scanner.endOfCode(at: index)
    }
    return nil
  }

  /// The index behind a type: of `=`, `{`, `;`, or the end of its line.
  private static func endOfType(
    _ scanner: SourceScanner, from start: Int, before limit: Int
  ) -> Int {
    var index = start
    while index < limit, let byte = scanner.byte(index) {
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ";")
        || byte == UInt8(ascii: ",") || SourceScanner.isNewline(byte)
      {
        return index
      }
      // "->" of a function's type has no bracket.
      index = scanner.endOfCode(at: index)
    }
    return min(index, limit)
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
