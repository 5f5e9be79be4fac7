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
  // since a comment may end either. Without one it is a variable that isn't checked: Swift 6 refuses a constant of a
  // class, and warns of a constant that is unchecked without need.
  let property =
    variable.type.map { "static var defaultValue: \($0)\n{\n\(value)\n}" }
    ?? "nonisolated(unsafe) static var defaultValue = \(value)"
  return .source("private struct \(key): SwiftUI.EnvironmentKey {\n\(property)\n}")
}
