/// `@Entry var name: Type = value` in `EnvironmentValues`: a key beside it, and accessors that use it.
func expandEntry(role: String, declaration: String) -> Expansion {
  guard let variable = StoredVariable(declaration) else {
    return .failure("@Entry can only be attached to a stored 'var' of one name")
  }
  guard variable.type != nil || variable.value != nil else {
    return .failure("@Entry needs a type or a default value")
  }
  let key = "__Key_\(variable.name.filter { $0 != "`" })"
  if role == "accessor" {
    return .source("get { self[\(key).self] }\nset { self[\(key).self] = newValue }")
  }
  let value = variable.value ?? "nil"
  // With a type, the value is computed each time, so that it needn't be Sendable. Lines of their own,
  // since a comment may end either.
  let property =
    variable.type.map { "static var defaultValue: \($0)\n{\n\(value)\n}" }
    ?? "static let defaultValue = \(value)"
  return .source("private struct \(key): SwiftUI.EnvironmentKey {\n\(property)\n}")
}

/// The parts of `var name: Type = value`. The compiler has parsed the declaration already: it has no
/// other form than attributes, modifiers and comments before `var`, and no `=` before the value's.
struct StoredVariable {
  let name: String
  let type: String?
  let value: String?

  /// nil for a computed variable, and for several in one declaration.
  init?(_ declaration: String) {
    var rest = declaration[...]
    let comment = /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\//
    let attribute = /@[\w.]+(?:\((?:"(?:\\.|[^"\\])*"|\([^()]*\)|[^"()])*\))?/
    let modifier = /(?!var\b)\w+(?:\(\w+\))?/
    while let skipped = rest.prefixMatch(of: /\s+/) ?? rest.prefixMatch(of: comment)
      ?? rest.prefixMatch(of: attribute) ?? rest.prefixMatch(of: modifier)
    {
      rest = rest[skipped.range.upperBound...]
    }
    guard let start = rest.prefixMatch(of: /var\s+(\w+|`\w+`)\s*/) else { return nil }
    name = String(start.1)
    rest = rest[start.range.upperBound...]
    var type: String?
    if rest.first == ":" {
      let text = rest.dropFirst().prefix { $0 != "=" && $0 != "{" }
      type = text.trimmed
      rest = rest[text.endIndex...]
    }
    guard rest.isEmpty || rest.first == "=" else { return nil }
    self.type = type
    value = rest.isEmpty ? nil : rest.dropFirst().trimmed
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
