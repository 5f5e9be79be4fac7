/// `@ComputedProperty var name: Type { … }` and `@DeferredProperty` of an entity: `$name` beside it, which
/// names the property in queries and parameters.
///
/// - Parameter isDeferred: the getter is asynchronous, so that nothing reads the value by `$name`.
func expandEntityProperty(
  attribute: String, declaration: String, isDeferred: Bool
) -> Expansion {
  let macro = isDeferred ? "@DeferredProperty" : "@ComputedProperty"
  guard let variable = VariableDeclaration(declaration), variable.rest.first == "{" else {
    return .failure("\(macro) can only be attached to a computed 'var' of one name")
  }
  guard let type = variable.type else { return .failure("\(macro) needs the property's type") }
  let name = variable.name.filter { $0 != "`" }
  let title = title(attribute)
  let property = "AppIntents.EntityProperty<\(type)>"
  let made =
    isDeferred
    ? "\(property)(title: \(title))"
    : "\(property)(_title: \(title), getter: { self.\(variable.name) })"
  return .source("\(variable.isPublic ? "public " : "")var $\(name): \(property) { \(made) }")
}

/// The value of the attribute's `title:`, as it is written.
private func title(_ attribute: String) -> String {
  guard let label = attribute.firstMatch(of: /\(\s*title:\s*/),
    let end = attribute.lastIndex(of: ")"), label.range.upperBound < end
  else { return "\"\"" }
  return String(attribute[label.range.upperBound..<end])
}
