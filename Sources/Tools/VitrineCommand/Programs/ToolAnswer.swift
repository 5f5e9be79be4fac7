import Foundation
import NetworkFixtures

/// The answer of a tool: texts and pictures, and the same as a value.
struct ToolAnswer {
  var content: [JSONTree] = []
  var structured: JSONTree?
  var isError = false

  /// A value as JSON, with messages behind it.
  init(_ value: JSONTree, messages: String = "") {
    structured = value
    add(text: String(decoding: value.data, as: UTF8.self))
    if !messages.isEmpty { add(text: messages) }
  }

  /// A failure.
  init(failure: String) {
    isError = true
    add(text: failure)
  }

  mutating func add(text: String) {
    content.append(.object(["type": .text("text"), "text": .text(text)]))
  }

  /// - Parameter path: a PNG file; one that can't be read is left out.
  mutating func add(picture path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    content.append(
      .object([
        "type": .text("image"), "mimeType": .text("image/png"),
        "data": .text(data.base64EncodedString()),
      ]))
  }

  var result: [String: JSONTree] {
    var result: [String: JSONTree] = ["content": .list(content), "isError": .bool(isError)]
    if case .object? = structured { result["structuredContent"] = structured }
    return result
  }
}

extension JSONTree {
  /// The member of an object; nil for any other value.
  subscript(member: String) -> JSONTree? {
    if case .object(let object) = self { object[member] } else { nil }
  }
  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [JSONTree] { if case .list(let list) = self { list } else { [] } }
}
