/// `@Entry var name: Type = value` in `EnvironmentValues`: a key beside it, and accessors that use it.
func expandEntry(role: String, declaration: String) -> Expansion {
  guard let variable = StoredVariable(declaration) else {
    return .failure("@Entry can only be attached to a 'var' declaration")
  }
  guard variable.type != nil || variable.value != nil else {
    return .failure("@Entry needs a type or a default value")
  }
  let key = "__Key_\(variable.name)"
  if role == "accessor" {
    return .source("get { self[\(key).self] }\nset { self[\(key).self] = newValue }")
  }
  // With a type, the value is computed each time, so that it needn't be Sendable.
  let value =
    if let type = variable.type {
      "static var defaultValue: \(type) { \(variable.value ?? "nil") }"
    } else {
      "static let defaultValue = \(variable.value ?? "nil")"
    }
  return .source("private struct \(key): SwiftUI.EnvironmentKey { \(value) }")
}

/// The parts of `var name: Type = value`, found by walking the text with an eye on strings, comments
/// and brackets.
struct StoredVariable {
  let name: String
  let type: String?
  let value: String?

  init?(_ declaration: String) {
    let text = Array(declaration.unicodeScalars)
    var tokens = Walker(text)
    guard let start = tokens.after(keyword: "var") else { return nil }
    var colon: Int?
    var equals: Int?
    var i = start
    var depth = 0
    var end = text.count
    scan: while i < text.count {
      if let next = tokens.skipQuietly(from: i) {
        i = next
        continue
      }
      switch text[i] {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "<" where equals == nil: depth += 1
      case ">" where equals == nil && text[i - 1] != "-": depth -= 1
      case "{":
        if depth == 0 && equals == nil {
          end = i
          break scan
        }
        depth += 1
      case "}": depth -= 1
      case ":" where depth == 0 && colon == nil && equals == nil: colon = i
      case "=" where depth == 0 && equals == nil: equals = i
      default: break
      }
      i += 1
    }
    func part(_ from: Int, _ to: Int) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: text[from..<to])
      return String(view).trimmed
    }
    name = part(start, colon ?? equals ?? end)
    type = colon.map { part($0 + 1, equals ?? end) }
    value = equals.map { part($0 + 1, end) }
    guard !name.isEmpty else { return nil }
  }
}

/// Steps over what isn't code.
struct Walker {
  private let text: [Unicode.Scalar]
  init(_ text: [Unicode.Scalar]) { self.text = text }

  /// Where the code goes on after a comment or a string that begins at `i`; nil if none does.
  func skipQuietly(from i: Int) -> Int? {
    if has("//", at: i) {
      var j = i
      while j < text.count, text[j] != "\n" { j += 1 }
      return j
    }
    if has("/*", at: i) {
      var depth = 0
      var j = i
      while j < text.count {
        if has("/*", at: j) {
          depth += 1
          j += 2
        } else if has("*/", at: j) {
          depth -= 1
          j += 2
          if depth == 0 { return j }
        } else {
          j += 1
        }
      }
      return j
    }
    var hashes = 0
    while i + hashes < text.count, text[i + hashes] == "#" { hashes += 1 }
    guard i + hashes < text.count, text[i + hashes] == "\"" else { return nil }
    let quotes = has("\"\"\"", at: i + hashes) ? 3 : 1
    let closing = Array(
      (String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes))
        .unicodeScalars)
    let escape = Array(("\\" + String(repeating: "#", count: hashes)).unicodeScalars)
    var j = i + hashes + quotes
    while j < text.count {
      if matches(escape, at: j) {
        j += escape.count
        if j < text.count, text[j] == "(" { j = afterParentheses(from: j) } else { j += 1 }
      } else if matches(closing, at: j) {
        return j + closing.count
      } else {
        j += 1
      }
    }
    return j
  }

  func after(keyword: String) -> Int? {
    var i = 0
    while i < text.count {
      if let next = skipQuietly(from: i) {
        i = next
        continue
      }
      let end = i + keyword.unicodeScalars.count
      if has(keyword, at: i), i == 0 || !isWord(text[i - 1]), end < text.count, !isWord(text[end]) {
        return end
      }
      i += 1
    }
    return nil
  }

  private func afterParentheses(from i: Int) -> Int {
    var depth = 0
    var j = i
    while j < text.count {
      if let next = skipQuietly(from: j) {
        j = next
        continue
      }
      if text[j] == "(" { depth += 1 }
      if text[j] == ")" {
        depth -= 1
        if depth == 0 { return j + 1 }
      }
      j += 1
    }
    return j
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
  private func has(_ string: String, at i: Int) -> Bool {
    matches(Array(string.unicodeScalars), at: i)
  }
  private func matches(_ part: [Unicode.Scalar], at i: Int) -> Bool {
    i + part.count <= text.count && text[i..<i + part.count].elementsEqual(part)
  }
}

extension String {
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
