import Foundation
import SwiftParser
import SwiftSyntax

/// `shadow PLATFORM (SOURCE SHADOW MODULES)…`: writes for each source what Linux's compiler has to read in
/// order to see what the platform's would. MODULES, between commas, are those that `canImport` finds, of all that
/// the source asks for. `vitrine-frontend` asks.
///
/// A shadow has the lines and columns of its source: what goes is blanked, what comes stands in the place of
/// what went. Only a selector or a protocol may move the rest of its own line.
func makeShadows(_ arguments: [String]) throws -> any Encodable {
  guard arguments.count % 3 == 1 else {
    throw UsageError(description: "shadow PLATFORM (SOURCE SHADOW MODULES)…")
  }
  var counts: [Int] = []
  for start in stride(from: 1, to: arguments.count, by: 3) {
    let source = try contents(of: arguments[start])
    let modules = arguments[start + 2].split(separator: ",").map(String.init)
    let edits = shadowEdits(of: source, platform: arguments[0], modules: Set(modules))
    counts.append(edits.count)
    let shadow = edits.applied(to: source)
    do {
      try Data(shadow).write(to: URL(fileURLWithPath: arguments[start + 1]))
    } catch {
      throw UsageError(
        description: "\(arguments[start + 1]) can't be written: \(error.localizedDescription)")
    }
  }
  return counts
}

/// None for a file that isn't UTF-8: the parser's offsets wouldn't be the file's, and the compiler complains of
/// the file itself.
func shadowEdits(of source: [UInt8], platform: String, modules: Set<String>) -> SourceEdits {
  guard String(validating: source, as: UTF8.self) != nil else { return SourceEdits() }
  let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  let conditions = ConditionRewriter(platform: platform, modules: modules)
  conditions.walk(tree)
  let spellings = SpellingRewriter(platform: platform)
  spellings.walk(tree)
  return SourceEdits(edits: conditions.edits.edits + spellings.edits.edits)
}
