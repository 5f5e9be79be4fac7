/// `@Parameter static var name: Type = value` of a tip: accessors, and `$name` beside it, which rules name.
func expandTipParameter(role: String, declaration: String) -> Expansion {
  guard let variable = StoredVariable(declaration), let value = variable.value else {
    return .failure("@Parameter can only be attached to a static 'var' of one name with a value")
  }
  let name = "$\(variable.name.filter { $0 != "`" })"
  if role == "accessor" {
    return .source("get { \(name).wrappedValue }\nset { \(name).wrappedValue = newValue }")
  }
  let type = variable.type.map { "<\($0)>" } ?? ""
  // Lines of their own, since a comment may end the value.
  return .source("static let \(name) = TipKit.Tips.Parameter\(type)(\n\(value)\n)")
}

/// `#Rule(Self.$name) { … }`: the rule that the closure decides.
func expandTipRule(source: String) -> Expansion {
  guard let mark = source.firstRange(of: "#Rule") else {
    return .failure("#Rule needs parameters or events, and a closure")
  }
  return .source("TipKit.Tips.Rule" + source[mark.upperBound...])
}
