/// The body of a `#Preview` whose variables are marked by `@Previewable`, taken apart: they become the stored
/// properties of a view, and the other statements its `body`.
struct PreviewableBody {
  /// The text before the closure's `{`, and from its `}` on.
  private let before: String
  private let after: String
  /// The closure's parameters with `in`; empty where it has none.
  private let header: String
  /// The marked declarations without the mark.
  private let properties: [String]
  private let statements: String

  enum Fault: Error { case nested }

  /// - Parameter source: the text after `#Preview`.
  /// - Returns: nil where nothing is marked.
  /// - Throws: ``Fault``, where a mark isn't at the top of a closure.
  init?(_ source: String) throws {
    let scanner = SourceScanner(source)
    guard let open = try Self.closure(in: scanner) else { return nil }
    let close = scanner.endOfCode(at: open) - 1
    let start = Self.endOfHeader(scanner, open + 1)
    header = scanner.text(open + 1..<start)
    var properties: [String] = []
    var statements = ""
    var index = start
    var copied = start
    while index < close {
      index = scanner.code(from: index)
      let declaration = PreviewableDeclaration(scanner, at: index, before: close)
      guard let declaration else {
        index = Self.endOfLine(scanner, from: index, before: close)
        continue
      }
      statements += scanner.text(copied..<Self.startOfLine(scanner, before: index))
      properties.append(declaration.text)
      index = Self.startOfNextStatement(scanner, from: declaration.end)
      copied = index
    }
    statements += scanner.text(min(copied, close)..<close)
    self.properties = properties
    self.statements = statements
    before = scanner.text(0..<open)
    after = scanner.text(close..<scanner.bytes.count)
  }

  /// The text with the view in the place of the body's statements. Apple's macro calls the view so as well.
  var expanded: String {
    """
    \(before){\(header)
    struct __P_Previewable_Transform_Wrapper: SwiftUI.View {
    \(properties.joined(separator: "\n"))
    var body: some SwiftUI.View {\(statements)}
    }
    return __P_Previewable_Transform_Wrapper()
    \(after)
    """
  }

  /// The index of the closure with marked variables.
  private static func closure(in scanner: SourceScanner) throws -> Int? {
    var open: [Int] = []
    var found: Int?
    var index = 0
    while let byte = scanner.byte(index) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(index)
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        _ = open.popLast()
        index += 1
      case UInt8(ascii: "@") where PreviewableDeclaration.endOfMark(scanner, at: index) != nil:
        let closures = open.filter { scanner.byte($0) == UInt8(ascii: "{") }
        guard closures.count == 1, closures.first == open.last, found ?? closures[0] == closures[0]
        else {
          throw Fault.nested
        }
        found = closures[0]
        index += 1
      default: index = scanner.endOfCode(at: index)
      }
    }
    return found
  }

  /// The index behind `value in` at a closure's begin; the begin itself where there are no parameters.
  private static func endOfHeader(_ scanner: SourceScanner, _ start: Int) -> Int {
    var index = scanner.code(from: start)
    if scanner.hasWord("for", at: index) { return start }
    while let byte = scanner.byte(index) {
      if SourceScanner.isNewline(byte) { return start }
      if scanner.hasWord("in", at: index) { return index + 2 }
      if SourceScanner.isWord(byte) {
        index = scanner.endOfWord(at: index)
      } else if "([,:@.-> \t".utf8.contains(byte) {
        index = scanner.endOfCode(at: index)
      } else {
        return start
      }
    }
    return start
  }

  /// The index behind the newline or the other code before an index.
  private static func startOfLine(_ scanner: SourceScanner, before index: Int) -> Int {
    var start = index
    while let byte = scanner.byte(start - 1), SourceScanner.isSpace(byte),
      !SourceScanner.isNewline(byte)
    {
      start -= 1
    }
    return start
  }

  /// The index of what follows a declaration: without the semicolon, and without the rest of an empty line.
  private static func startOfNextStatement(_ scanner: SourceScanner, from end: Int) -> Int {
    let semicolon = scanner.code(from: end, newlines: false)
    var index = scanner.byte(semicolon) == UInt8(ascii: ";") ? semicolon + 1 : end
    let start = index
    while let byte = scanner.byte(index), SourceScanner.isSpace(byte) {
      index += 1
      if SourceScanner.isNewline(byte) { return index }
    }
    return start
  }

  private static func endOfLine(_ scanner: SourceScanner, from start: Int, before limit: Int) -> Int
  {
    var index = start
    while index < limit, let byte = scanner.byte(index) {
      if SourceScanner.isNewline(byte) || byte == UInt8(ascii: ";") { return index + 1 }
      index = scanner.endOfCode(at: index)
    }
    return limit
  }
}
