/// Writes a property. Xcode's are `@NSManaged`, which finds a value by the property's name; these
/// keep it by name as well, so that `value(forKey:)` has it.
struct PropertyWriter {
  let field: Field
  let context: WritingContext

  func write(_ text: inout SwiftText) {
    let key = SwiftName.literal(field.name)
    let name = SwiftName.escaped(field.name)
    let type = field.kind.propertyType(isMultiple: field.isMultiple)
    text.block("\(context.access) var \(name): \(type)") { text in
      if case .enumeration(let className) = field.kind, !field.isMultiple {
        text.line("get { _enumeration(\(key), else: .\(unset(className))) }")
        text.line("set { _setEnumeration(newValue, \(key)) }")
      } else {
        text.line("get { _value(\(key)) }")
        text.line("set { _setValue(newValue, \(key)) }")
      }
    }
    text.line()
  }

  /// The value of an enumeration before it is set: that of index 0, where there is one.
  private func unset(_ className: String) -> String {
    let cases = context.cases(of: className)
    let name = cases.first { $0.value == 0 }?.name ?? cases.first?.name ?? "unknown"
    return SwiftName.escaped(name)
  }
}
