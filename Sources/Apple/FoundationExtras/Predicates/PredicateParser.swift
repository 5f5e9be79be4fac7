import DataStore
import Foundation

/// The reader of a predicate's format.
///
/// Source: Apple, “Predicate Format String Syntax” in the Predicate Programming Guide.
struct PredicateParser {
  /// A syntax error in the format.
  struct Fault: Error { let message: String }

  private let tokens: [PredicateToken]
  private var index = 0
  private var arguments: ArraySlice<Any?>
  /// The name of the variable of a `SUBQUERY`, while its condition is read; nil elsewhere.
  private var variable: String?

  static func parse(_ format: String, _ arguments: [Any?]) throws -> StorePredicate {
    guard let tokens = PredicateToken.all(of: format) else {
      throw Fault(message: "it has a character or a quote that isn't of the syntax")
    }
    var parser = PredicateParser(tokens: tokens, arguments: arguments[...])
    let predicate = try parser.disjunction()
    guard parser.index == tokens.count else {
      throw Fault(message: "“\(parser.rest)” can't follow there")
    }
    return predicate
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var rest: String {
    tokens[min(index, tokens.count)...].map { token in
      switch token {
      case .name(let text), .number(let text), .sign(let text): text
      case .text(let text): "\"\(text)\""
      case .argument(let letter): "%\(letter)"
      }
    }.joined(separator: " ")
  }

  // MARK: Words

  private var token: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(sign: String...) -> Bool {
    guard case .sign(let found)? = token, sign.contains(found) else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String...) -> Bool {
    guard case .name(let found)? = token, word.contains(found.uppercased()) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ sign: String) throws {
    guard take(sign: sign) else {
      throw Fault(
        message: "“\(sign)” is missing" + (token == nil ? " at the end" : " before “\(rest)”"))
    }
  }

  // MARK: Conditions

  private mutating func disjunction() throws -> StorePredicate {
    var parts = [try conjunction()]
    while take(word: "OR") || take(sign: "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> StorePredicate {
    var parts = [try negation()]
    while take(word: "AND") || take(sign: "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws -> StorePredicate {
    if take(word: "NOT") || take(sign: "!") { return .not(try negation()) }
    return try condition()
  }

  private mutating func condition() throws -> StorePredicate {
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    if case .sign("(")? = token {
      // A parenthesis opens a condition or an operand.
      var attempt = self
      attempt.index += 1
      if let inner = try? attempt.disjunction(), attempt.take(sign: ")"), !attempt.isAtOperator {
        self = attempt
        return inner
      }
    }
    var quantifier: StorePredicate.Quantifier?
    if take(word: "ANY", "SOME") { quantifier = .any }
    if take(word: "ALL") { quantifier = .all }
    if take(word: "NONE") { quantifier = StorePredicate.Quantifier.none }
    if take(word: "SUBQUERY") { return try subquery() }
    let comparison = try comparison()
    guard let quantifier else { return .compare(comparison) }
    guard case .path(let path) = comparison.left else {
      throw Fault(message: "ANY, ALL and NONE want a relationship's name")
    }
    var inner = comparison
    inner.left = .path([])
    return .quantified(quantifier, path: path, .compare(inner))
  }

  private var isAtOperator: Bool {
    switch token {
    case .sign(let sign)?: !["(", ")", "||", "&&", ",", "]", "}"].contains(sign)
    case .name(let name)?: Self.words[name.uppercased()] != nil
    default: false
    }
  }

  private mutating func comparison() throws -> StoreComparison {
    let left = try bits()
    let operation = try comparisonOperator()
    let options = try options()
    let right = try bits()
    if operation == .between, case .list(let ends) = right, ends.count != 2 {
      throw Fault(message: "BETWEEN wants two values")
    }
    // "3 < age" is "age > 3", so that paths are at the left.
    if case .path = right, case .value = left, let turned = Self.turned[operation] {
      return StoreComparison(right, turned, left, options: options)
    }
    return StoreComparison(left, operation, right, options: options)
  }

  private static let turned: [StoreComparison.Operation: StoreComparison.Operation] = [
    .equal: .equal, .notEqual: .notEqual, .lessThan: .greaterThan, .greaterThan: .lessThan,
    .lessOrEqual: .greaterOrEqual, .greaterOrEqual: .lessOrEqual,
  ]

  private static let signs: [String: StoreComparison.Operation] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .lessThan, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greaterThan, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
  ]

  private static let words: [String: StoreComparison.Operation] = [
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "MATCHES": .matches, "IN": .isIn, "BETWEEN": .between,
  ]

  private mutating func comparisonOperator() throws -> StoreComparison.Operation {
    switch token {
    case .sign(let sign)?:
      if let operation = Self.signs[sign] {
        index += 1
        return operation
      }
    case .name(let name)?:
      if let operation = Self.words[name.uppercased()] {
        index += 1
        return operation
      }
    default: break
    }
    throw Fault(
      message: token == nil
        ? "a comparison is missing at the end" : "“\(rest)” doesn't begin with a comparison")
  }

  /// `[cd]`
  private mutating func options() throws -> TextComparison.Options {
    guard take(sign: "[") else { return [] }
    guard case .name(let letters)? = token else {
      throw Fault(message: "letters are missing in [ ]")
    }
    index += 1
    var options: TextComparison.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      case "l": options.formUnion([.localized, .caseInsensitive, .diacriticInsensitive])
      case "n": continue
      default: throw Fault(message: "“\(letter)” isn't an option of a comparison")
      }
    }
    try expect("]")
    return options
  }

  /// `SUBQUERY(items, $item, $item.isDone == YES).@count > 0`
  private mutating func subquery() throws -> StorePredicate {
    try expect("(")
    guard case .path(let path) = try operand() else {
      throw Fault(message: "SUBQUERY wants a relationship's name")
    }
    try expect(",")
    guard case .name(let name)? = token, name.hasPrefix("$") else {
      throw Fault(message: "SUBQUERY wants a variable, as $item")
    }
    index += 1
    try expect(",")
    let outer = variable
    variable = name
    let inner = try disjunction()
    variable = outer
    try expect(")")
    guard take(word: ".@COUNT") else { throw Fault(message: "SUBQUERY wants .@count behind it") }
    let operation = try comparisonOperator()
    guard case .value(let bound) = try sum(), let count = bound.number else {
      throw Fault(message: "SUBQUERY’s count wants a number")
    }
    switch (operation, count) {
    case (.greaterThan, 0), (.notEqual, 0), (.greaterOrEqual, 1):
      return .quantified(.any, path: path, inner)
    case (.equal, 0), (.lessThan, 1), (.lessOrEqual, 0):
      return .quantified(StorePredicate.Quantifier.none, path: path, inner)
    default: throw Fault(message: "SUBQUERY’s count can be compared with 0 alone")
    }
  }

  // MARK: Operands

  /// The bits of integers, as `mediaSubtypes & 4`.
  private mutating func bits() throws -> StoreOperand {
    var left = try sum()
    while true {
      if take(sign: "&") {
        left = .arithmetic(left, .bitwiseAnd, try sum())
      } else if take(sign: "|") {
        left = .arithmetic(left, .bitwiseOr, try sum())
      } else {
        return left
      }
    }
  }

  private mutating func sum() throws -> StoreOperand {
    var left = try product()
    while true {
      if take(sign: "+") {
        left = .arithmetic(left, .add, try product())
      } else if take(sign: "-") {
        left = .arithmetic(left, .subtract, try product())
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> StoreOperand {
    var left = try operand()
    while true {
      if take(sign: "*") {
        left = .arithmetic(left, .multiply, try operand())
      } else if take(sign: "/") {
        left = .arithmetic(left, .divide, try operand())
      } else {
        return left
      }
    }
  }

  private mutating func operand() throws -> StoreOperand {
    guard let token else { throw Fault(message: "a value is missing at the end") }
    index += 1
    switch token {
    case .text(let text): return .value(.text(text))
    case .number(let text): return try number(text, isNegative: false)
    case .argument(let letter): return try argument(letter)
    case .name(let name): return try named(name)
    case .sign("("):
      let inner = try bits()
      try expect(")")
      return inner
    case .sign("{"):
      var items: [StoreOperand] = []
      if !take(sign: "}") {
        repeat { items.append(try sum()) } while take(sign: ",")
        try expect("}")
      }
      return .list(items)
    case .sign("-"):
      guard case .number(let text)? = self.token else {
        return .arithmetic(.value(.integer(0)), .subtract, try operand())
      }
      index += 1
      return try number(text, isNegative: true)
    case .sign(let sign):
      index -= 1
      throw Fault(message: "“\(sign)” is where a value should be")
    }
  }

  private func number(_ text: String, isNegative: Bool) throws -> StoreOperand {
    let whole = isNegative ? "-\(text)" : text
    if let value = Int64(whole) { return .value(.integer(value)) }
    guard let value = Double(whole) else { throw Fault(message: "“\(text)” isn't a number") }
    return .value(.real(value))
  }

  private mutating func argument(_ letter: String) throws -> StoreOperand {
    guard let argument = arguments.popFirst() else {
      throw Fault(message: "there are fewer arguments than %@, %K and their like")
    }
    guard letter == "K" else { return StoreOperand(argument: argument) }
    guard let name = argument as? String else { throw Fault(message: "%K wants a name") }
    return path(name)
  }

  private mutating func named(_ name: String) throws -> StoreOperand {
    switch name.uppercased() {
    case "YES", "TRUE": return .value(.integer(1))
    case "NO", "FALSE": return .value(.integer(0))
    case "NIL", "NULL": return .value(.null)
    default: break
    }
    if take(sign: "(") { return try function(name) }
    return path(name)
  }

  private mutating func function(_ name: String) throws -> StoreOperand {
    if name.lowercased() == "now" {
      try expect(")")
      return .value(StoredValue(Date()))
    }
    let inner = try sum()
    try expect(")")
    let known = StoreOperand.Function(rawValue: name.lowercased())
    if let known { return .function(known, inner) }
    if let aggregate = StoreOperand.Aggregate(rawValue: name.lowercased()),
      case .path(let path) = inner
    {
      return .aggregate(aggregate, path)
    }
    throw Fault(message: "the function “\(name)” isn't known")
  }

  private func path(_ name: String) -> StoreOperand {
    var parts = name.split(separator: ".").map { String($0.hasPrefix("#") ? $0.dropFirst() : $0) }
    if let variable, parts.first == variable { parts.removeFirst() }
    if parts.first?.uppercased() == "SELF" { parts.removeFirst() }
    guard let at = parts.firstIndex(where: { $0.hasPrefix("@") }),
      let aggregate = StoreOperand.Aggregate(rawValue: String(parts[at].dropFirst()))
    else { return .path(parts) }
    // items.@count, items.@sum.price
    parts.remove(at: at)
    return .aggregate(aggregate, parts)
  }
}
