import Foundation

extension VerifyReport {
  /// The file that `merge`, `approve` and `--json` read and write: the same bytes for the same report.
  package func json() throws -> Data {
    var data = Data()
    try writeJSON { data += $0 }
    return data
  }

  /// Makes the same bytes entry by entry, so that a report of many frames needs no memory for all of them.
  ///
  /// - Parameter sink: takes the bytes in parts.
  package func writeJSON(to sink: (Data) throws -> Void) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    var head = self
    head.entries = []
    let text = try encoder.encode(head)
    let key = Data("\n  \"entries\" : [".utf8)
    guard !entries.isEmpty, let start = text.range(of: key),
      let end = text[start.upperBound...].firstIndex(of: UInt8(ascii: "]"))
    else { return try sink(text + Data("\n".utf8)) }
    try sink(text[..<start.upperBound])
    for (place, entry) in entries.enumerated() {
      try sink(Data((place == 0 ? "\n    " : ",\n    ").utf8))
      try sink(Self.indented(try encoder.encode(entry)))
    }
    try sink(Data("\n  ".utf8) + text[end...] + Data("\n".utf8))
  }

  /// A string in JSON has no line break of its own.
  private static func indented(_ json: Data) -> Data {
    var out = Data(capacity: json.count * 5 / 4)
    var isAtStart = false
    for byte in json {
      let isBreak = byte == UInt8(ascii: "\n")
      // The line in an empty list is empty.
      if isAtStart, !isBreak { out.append(contentsOf: "    ".utf8) }
      out.append(byte)
      isAtStart = isBreak
    }
    return out
  }
}
