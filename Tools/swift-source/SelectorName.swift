import SwiftSyntax

/// The name that Objective-C gives to what `#selector(…)` names: `setTitle:forState:` of
/// `Button.setTitle(_:for:)` but for what only the declaration knows (a custom name, parameters that aren't
/// written).
struct SelectorName {
  let text: String

  init?(_ argument: LabeledExprSyntax) {
    var expression = argument.expression
    while let cast = expression.as(SequenceExprSyntax.self)?.elements.first { expression = cast }
    while let inner = expression.as(TupleExprSyntax.self)?.elements.first?.expression,
      expression.is(TupleExprSyntax.self)
    {
      expression = inner
    }
    guard
      let name = expression.as(MemberAccessExprSyntax.self)?.declName
        ?? expression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    let base = name.baseName.identifier?.name ?? name.baseName.text
    switch argument.label?.text {
    case "setter": text = "set\(Self.capitalized(base)):"
    case "getter": text = base
    default:
      text = name.argumentNames.map { Self.selector(base, $0.arguments.map(\.name.text)) } ?? base
    }
  }

  private static func selector(_ base: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var start = base
    if first != "_" {
      let word = first.prefix { !$0.isUppercase }
      start += prepositions.contains(String(word)) ? "" : "With"
      start += capitalized(first)
    }
    return start + ":" + labels.dropFirst().map { $0 == "_" ? ":" : "\($0):" }.joined()
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
