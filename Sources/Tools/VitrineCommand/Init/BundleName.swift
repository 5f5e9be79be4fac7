import Foundation

/// The name of an executable's type marked `@main`.
enum BundleName {
  /// - Returns: the name of the type marked `@main` in a folder of sources; nil where there is none.
  static func find(in folder: String) -> String? {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in names.sorted() where name.hasSuffix(".swift") {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { continue }
      if let found = find(inSource: String(decoding: data, as: UTF8.self)) { return found }
    }
    return nil
  }

  static func find(inSource text: String) -> String? {
    let lines = text.split(separator: "\n").filter {
      !$0.drop(while: \.isWhitespace).hasPrefix("//")
    }
    // There may be other attributes and modifiers between.
    let pattern =
      /@main\b(?:\s|@\w+(?:\([^)]*\))?|\b(?:public|package|internal)\b)*\bstruct\s+(\w+)/
    return lines.joined(separator: "\n").firstMatch(of: pattern).map { String($0.1) }
  }
}
