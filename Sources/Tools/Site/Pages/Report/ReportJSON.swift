import Foundation

/// Values as JSON for scripts of a report's page, made one by one, so that the whole need not be there twice.
struct ReportJSON {
  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes] }

  func text(_ value: some Encodable) throws -> String {
    String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

/// Texts that many rows of a table share, each once, by their numbers.
struct StringTable {
  private(set) var strings: [String] = []
  private var numbers: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = strings.count
    strings.append(text)
    return strings.count - 1
  }
}
