/// The parts of `var name: Type` and what follows. The compiler has parsed the declaration already: it has no
/// other form than attributes, modifiers and comments before `var`.
struct VariableDeclaration {
  let name: String
  let type: String?
  /// Whether other modules see it.
  let isPublic: Bool
  /// The value with `=`, or the accessors with their braces.
  let rest: Substring

  /// - Returns: nil for what isn't a variable of one name.
  init?(_ declaration: String) {
    var rest = declaration[...]
    let comment = /\/\/[^\n]*|\/\*(?:[^*]|\*(?!\/))*\*\//
    let attribute = /@[\w.]+(?:\((?:"(?:\\.|[^"\\])*"|\([^()]*\)|[^"()])*\))?/
    let modifier = /(?!var\b)\w+(?:\(\w+\))?/
    var isPublic = false
    while let skipped = rest.prefixMatch(of: /\s+/) ?? rest.prefixMatch(of: comment)
      ?? rest.prefixMatch(of: attribute) ?? rest.prefixMatch(of: modifier)
    {
      if rest[skipped.range] == "public" { isPublic = true }
      rest = rest[skipped.range.upperBound...]
    }
    guard let start = rest.prefixMatch(of: /var\s+(\w+|`\w+`)\s*/) else { return nil }
    name = String(start.1)
    self.isPublic = isPublic
    rest = rest[start.range.upperBound...]
    var type: String?
    if rest.first == ":" {
      let text = rest.dropFirst().prefix { $0 != "=" && $0 != "{" }
      type = text.trimmed
      rest = rest[text.endIndex...]
    }
    self.type = type
    self.rest = rest
  }
}

/// The parts of `var name: Type = value`.
struct StoredVariable {
  let name: String
  let type: String?
  let value: String?

  /// - Returns: nil for a computed variable, and for several in one declaration.
  init?(_ declaration: String) {
    guard let variable = VariableDeclaration(declaration),
      variable.rest.isEmpty || variable.rest.first == "="
    else { return nil }
    name = variable.name
    type = variable.type
    value = variable.rest.isEmpty ? nil : variable.rest.dropFirst().trimmed
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
