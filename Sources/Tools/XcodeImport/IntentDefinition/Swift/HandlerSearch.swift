import Foundation

/// Finds the target's Intents extension: the class that inherits INExtension. On Apple's systems
/// Info.plist names it and the Objective-C runtime finds it; here the generated source does.
package enum HandlerSearch {
  /// Classes of `source` that inherit INExtension and that the whole module sees.
  package static func classes(in source: String) -> [String] {
    var found: [String] = []
    var condition = 0
    for line in withoutComments(source).split(separator: "\n", omittingEmptySubsequences: false) {
      let trimmed = line.drop { $0 == " " || $0 == "\t" }
      // What is compiled only sometimes can't be named always.
      if trimmed.hasPrefix("#if"), !trimmed.contains("canImport(Intents)") { condition += 1 }
      if trimmed.hasPrefix("#endif") { condition = max(0, condition - 1) }
      guard condition == 0, let name = className(in: String(line)) else { continue }
      found.append(name)
    }
    return found
  }

  private static func className(in line: String) -> String? {
    let pattern = #/^\s*((?:@\w+(?:\([^)]*\))?\s+|\w+\s+)*)class\s+(\w+)\s*:\s*([^{]*)/#
    guard let match = line.firstMatch(of: pattern) else { return nil }
    let modifiers = match.1.split { $0 == " " || $0 == "\t" }
    guard !modifiers.contains("private"), !modifiers.contains("fileprivate") else { return nil }
    let parents = match.3.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return parents.contains("INExtension") ? String(match.2) : nil
  }

  private static func withoutComments(_ source: String) -> String {
    source.replacing(#/(?s)/\*.*?\*//#, with: "").replacing(#///[^\n]*/#, with: "")
  }

  /// The class of NSExtensionPrincipalClass in an Info.plist, without its module.
  package static func principalClass(infoPlist data: Data) -> String? {
    let plist =
      (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    let dictionary = plist?["NSExtension"] as? [String: Any]
    return (dictionary?["NSExtensionPrincipalClass"] as? String)?
      .split(separator: ".").last.map(String.init)
  }
}
