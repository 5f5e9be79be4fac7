import SwiftSyntax

/// Replacements in a source that keep its lines, and its columns where the new text isn't longer.
struct SourceEdits {
  struct Edit {
    /// The bytes of the source that are replaced.
    var range: Range<Int>
    var text: String
  }

  var edits: [Edit] = []
  var count: Int { edits.count }

  mutating func replace(_ node: some SyntaxProtocol, with text: String) {
    replace(
      from: node.positionAfterSkippingLeadingTrivia, to: node.endPositionBeforeTrailingTrivia,
      with: text)
  }

  mutating func blank(_ node: some SyntaxProtocol) { replace(node, with: "") }

  mutating func replace(from: AbsolutePosition, to: AbsolutePosition, with text: String) {
    edits.append(Edit(range: from.utf8Offset..<to.utf8Offset, text: text))
  }

  mutating func insert(_ text: String, at position: AbsolutePosition) {
    replace(from: position, to: position, with: text)
  }

  /// The edited source. A range is padded with blanks after its new text, line by line; nested edits are left out.
  func applied(to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      let text = Array(edit.text.utf8)
      result += text
      for (index, byte) in source[edit.range].enumerated() {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
          result.append(byte)
        } else if index >= text.count {
          result.append(UInt8(ascii: " "))
        }
      }
      position = edit.range.upperBound
    }
    return result + source[position...]
  }
}
