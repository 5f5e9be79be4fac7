/// A part of a file that can be replaced while all else stays as it is.
package struct CodeBody: Decodable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    /// The contents of the braces of a function or a getter, whose value is returned; of another accessor.
    case function, accessor
    /// The contents of the braces.
    case initializer, deinitializer
    /// The value of a variable whose type is written.
    case value
    /// An expression whose value isn't used, or is one of those that a result builder takes.
    case expression
    /// A function, an extension, or a variable that isn't stored in values, with all that belongs to it.
    case declaration
    /// An attribute of a declaration that isn't a variable, as one that a macro is called by.
    case attribute
  }

  package var kind: Kind
  package var file: String
  /// The name of the declaration, with those that hold it: `Store.load(id:)`.
  package var name: String
  /// Bytes of the source, the end excluded.
  package var start: Int, end: Int
  /// The positions between which it is found, from 1, the end excluded; columns count bytes.
  package var startLine: Int, startColumn: Int, endLine: Int, endColumn: Int
  /// The type of the value, as it is written.
  package var result: String?
  package var canThrow: Bool
  package var isFailable: Bool

  package init(
    kind: Kind, file: String, name: String, start: Int, end: Int, startLine: Int, startColumn: Int,
    endLine: Int, endColumn: Int, result: String? = nil, canThrow: Bool = false,
    isFailable: Bool = false
  ) {
    (self.kind, self.file, self.name) = (kind, file, name)
    (self.start, self.end) = (start, end)
    (self.startLine, self.startColumn) = (startLine, startColumn)
    (self.endLine, self.endColumn) = (endLine, endColumn)
    (self.result, self.canThrow, self.isFailable) = (result, canThrow, isFailable)
  }

  /// Whether another part is in it, and is less than it.
  package func holds(_ other: CodeBody) -> Bool {
    start <= other.start && other.end <= end && other.end - other.start < end - start
  }

  /// Whether a position is in it.
  package func contains(line: Int, column: Int) -> Bool {
    (startLine, startColumn) <= (line, column) && (line, column) < (endLine, endColumn)
  }
}
