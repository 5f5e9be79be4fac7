/// The value of a name in a template.
package enum TemplateValue: Hashable, Sendable {
  /// Written with HTML's special characters escaped.
  case text(String)
  /// Written as it is. Only what is escaped already may be one; a template can't make one.
  case markup(String)
  case flag(Bool)
  case list([TemplateValue])
  case object([String: TemplateValue])

  /// Whether a section on it is drawn: false, an empty text and an empty list are not.
  var isPresent: Bool {
    switch self {
    case .text(let string), .markup(let string): !string.isEmpty
    case .flag(let flag): flag
    case .list(let items): !items.isEmpty
    case .object: true
    }
  }

  static func number(_ value: Int) -> TemplateValue { .text(String(value)) }

  /// A text that may be missing; then it is empty, and a section on it is not drawn.
  static func optional(_ value: String?) -> TemplateValue { .text(value ?? "") }
}

extension TemplateValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .flag(value) }
}
