import Failures
import Foundation

extension JSONList {
  /// The bytes that are handed on at a time, about.
  private static let partSize = 1 << 11

  /// Writes a JSON object with a list in it, element by element, so that a list of many needs no memory for all of
  /// them.
  ///
  /// - Parameters:
  ///   - name: the key of the list.
  ///   - head: the object with an empty list.
  ///   - sink: takes the bytes in parts.
  /// - Throws: ``Failure`` where there are elements, but the object has no list by that name.
  package static func write<Element: Encodable>(
    _ elements: some Sequence<Element>, named name: String, of head: some Encodable,
    to sink: (Data) throws -> Void
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let text = try encoder.encode(head)
    let key = Data("\n  \"\(name)\" : [".utf8)
    var elements = elements.makeIterator()
    guard let first = elements.next() else { return try sink(text + Data("\n".utf8)) }
    guard let start = text.range(of: key),
      let end = text[start.upperBound...].firstIndex(of: UInt8(ascii: "]"))
    else { throw Failure("There is no list “\(name)” to write elements into.") }
    var part = Data(text[..<start.upperBound])
    part += Data("\n    ".utf8)
    append(try encoder.encode(first), to: &part)
    while let element = elements.next() {
      if part.count > partSize {
        try sink(part)
        part.removeAll(keepingCapacity: true)
      }
      part += Data(",\n    ".utf8)
      append(try encoder.encode(element), to: &part)
    }
    try sink(part)
    try sink(Data("\n  ".utf8) + text[end...] + Data("\n".utf8))
  }

  /// Appends an element, indented. A string in JSON has no line break of its own.
  private static func append(_ json: Data, to out: inout Data) {
    json.withUnsafeBytes { bytes in
      var start = 0
      for at in bytes.indices where bytes[at] == UInt8(ascii: "\n") {
        out.append(contentsOf: bytes[start...at])
        // The line in an empty list is empty.
        if at + 1 < bytes.count, bytes[at + 1] != UInt8(ascii: "\n") {
          out.append(contentsOf: "    ".utf8)
        }
        start = at + 1
      }
      out.append(contentsOf: bytes[start...])
    }
  }
}
