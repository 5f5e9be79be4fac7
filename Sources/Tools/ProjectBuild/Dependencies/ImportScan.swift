import Foundation

/// The modules that Swift files import, read line by line.
enum ImportScan {
  /// The names in order, each once, without those that some file asks for by `canImport`.
  static func modules(of files: [String]) -> [String] {
    var imported: Set<String> = []
    var asked: Set<String> = []
    for file in files {
      let text = String(
        decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
      for line in text.split(whereSeparator: \.isNewline) {
        if let name = module(in: line) { imported.insert(name) }
        for match in line.matches(of: /canImport\(\s*(\w+)/) { asked.insert(String(match.1)) }
      }
    }
    return imported.subtracting(asked).sorted()
  }

  private static func module(in line: Substring) -> String? {
    guard line.contains("import ") else { return nil }
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|let|var|typealias)\s+)?(\w+)/
    return line.firstMatch(of: pattern).map { String($0.1) }
  }
}
