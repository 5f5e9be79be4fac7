import Foundation

/// A `Contents.json`, or another resource in JSON.
package struct CatalogDocument {
  package let file: URL
  package let root: [String: Any]
  private let text: String

  /// Reads the `Contents.json` of a folder of a catalogue.
  /// - Throws: a ``ResourceProblem``.
  package init(folder: URL) throws {
    try self.init(file: folder.appendingPathComponent("Contents.json"))
  }

  /// - Throws: a ``ResourceProblem``.
  package init(file: URL) throws {
    self.file = file
    guard let data = try? Data(contentsOf: file) else {
      throw ResourceProblem(
        file, "the file is missing or can't be read; add it, or remove the folder.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ResourceProblem(file, "the file isn't text in UTF-8; save it as such.")
    }
    self.text = text
    let value: Any
    do {
      value = try JSONSerialization.jsonObject(with: data)
    } catch {
      throw Self.problem(error as NSError, file, text)
    }
    guard let root = value as? [String: Any] else {
      throw ResourceProblem(file, line: 1, "the JSON is no object; it has to begin with “{”.")
    }
    self.root = root
  }

  /// The line of the n-th occurrence, from 0, of a string in quotes in the file.
  package func line(of string: String, occurrence: Int = 0) -> Int? {
    var rest = text[...]
    for index in 0... {
      guard let range = rest.range(of: "\"\(string)\"") else { return nil }
      if index == occurrence { return Self.line(at: range.lowerBound, in: text) }
      rest = rest[range.upperBound...]
    }
    return nil
  }

  private static func line(at index: String.Index, in text: String) -> Int {
    text[..<index].reduce(into: 1) { lines, character in
      if character.isNewline { lines += 1 }
    }
  }

  /// Foundation gives the position as "around character 19", counted in bytes.
  private static func problem(_ error: NSError, _ file: URL, _ text: String) -> ResourceProblem {
    let words = error.userInfo["NSDebugDescription"] as? String ?? "\(error)"
    let bytes = Array(text.utf8)
    let digits = words.split { !$0.isNumber }.last.flatMap { Int($0) }
    let end = min(digits ?? bytes.count, bytes.count)
    let line = 1 + bytes[..<end].count(where: { $0 == UInt8(ascii: "\n") })
    let reason =
      words.range(of: " around character").map { String(words[..<$0.lowerBound]) } ?? words
    return ResourceProblem(
      file, line: line,
      "the JSON is broken (\(reason.trimmingCharacters(in: [".", " "]).lowercased())); mend it there "
        + "or just before.")
  }
}
