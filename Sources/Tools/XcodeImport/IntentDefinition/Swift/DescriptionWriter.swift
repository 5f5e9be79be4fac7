/// Writes what the system knows of an intent from its definition: names, types, defaults, options.
/// Xcode puts the definition itself into the app; here it comes along as code.
struct DescriptionWriter {
  let intent: CustomIntent
  let context: WritingContext

  func write(_ text: inout SwiftText) {
    let handlers = context.handlers.map { "{ \($0)() }" }.joined(separator: ", ")
    text.block("override \(context.access) class var _definition: _INDefinition?") { text in
      text.line("_INDefinition(")
      text.indented { text in
        text.line("title: \(context.expression(intent.title)),")
        let description = intent.description.map(context.expression) ?? "nil"
        text.line("description: \(description),")
        text.line("isEligibleForWidgets: \(intent.isEligibleForWidgets),")
        text.line("handlers: [\(handlers)],")
        text.line("parameters: [")
        text.indented { text in
          for parameter in intent.parameters { write(parameter, &text) }
        }
        text.line("])")
      }
    }
  }

  private func write(_ parameter: Parameter, _ text: inout SwiftText) {
    if case .placemark = parameter.field.kind { return }
    text.line("_INParameter(")
    text.indented { text in
      text.line("\(SwiftName.literal(parameter.name)),")
      text.line("title: \(context.expression(parameter.field.title)),")
      writeKind(parameter, &text)
      text.line("isMultiple: \(parameter.field.isMultiple),")
      text.line("isConfigurable: \(parameter.isConfigurable),")
      text.line("sizes: \(sizes(parameter)),")
      text.line("parent: \(parent(parameter)),")
      text.line("value: \(value(parameter.defaultValue)),")
      if let minimum = parameter.minimum { text.line("minimum: \(minimum),") }
      if let maximum = parameter.maximum { text.line("maximum: \(maximum),") }
      if parameter.hasDynamicOptions {
        writeOptions(parameter, &text)
      } else {
        text.line("options: nil, initial: nil),")
      }
    }
  }

  private func writeKind(_ parameter: Parameter, _ text: inout SwiftText) {
    switch parameter.field.kind {
    case .enumeration(let name):
      text.line("kind: .enumeration([")
      text.indented { text in
        for value in context.cases(of: name) {
          text.line(
            "_INCase(\(value.value), \(SwiftName.literal(value.name)), "
              + "\(context.expression(value.title))),")
        }
      }
      text.line("]),")
    case .object(let name):
      // As a generic's argument the name can only be the type's, though a parameter may have it too.
      text.line("kind: .object(_INType<\(name)>.type),")
    case .string, .boolean, .integer, .decimal, .double, .timeInterval, .dateComponents, .url:
      text.line("kind: .\(parameter.field.kind),")
    default:
      text.line("kind: .other(\(SwiftName.literal(parameter.field.kind.valueType))),")
    }
  }

  private func sizes(_ parameter: Parameter) -> String {
    guard !parameter.sizes.isEmpty else { return "[:]" }
    let pairs = parameter.sizes.map { "\(SwiftName.literal($0.sizeClass)): \($0.count)" }
    return "[\(pairs.joined(separator: ", "))]"
  }

  private func parent(_ parameter: Parameter) -> String {
    guard let parent = parameter.parent else { return "nil" }
    return "_INParent(\(SwiftName.literal(parent.parent)), \(SwiftName.literal(parent.predicate)), "
      + "\(value(parent.value)))"
  }

  private func value(_ value: DefaultValue?) -> String {
    switch value {
    case nil: "nil"
    case .text(let phrase): ".text(\(context.expression(phrase)))"
    case .boolean(let value): ".boolean(\(value))"
    case .integer(let value): ".number(\(value))"
    case .number(let value): ".number(\(value))"
    }
  }

  private func writeOptions(_ parameter: Parameter, _ text: inout SwiftText) {
    let capital = SwiftName.capitalized(parameter.name)
    let term = parameter.hasSearch ? ", searchTerm: term" : ""
    let guards = [
      "guard let handler = handler as? any \(intent.className)Handling,",
      "  let intent = intent as? \(intent.className)",
    ]
    text.line("hasSearch: \(parameter.hasSearch),")
    text.line("options: { handler, intent, term, answer in")
    text.indented { text in
      for line in guards { text.line(line) }
      text.line("else { return false }")
      text.block("handler.provide\(capital)OptionsCollection(for: intent\(term))") {
        $0.line("answer(_INOptions($0, $1))")
      }
      text.line("return true")
    }
    text.line("},")
    text.line("initial: { handler, intent in")
    text.indented { text in
      for line in guards { text.line(line) }
      text.line("else { return nil }")
      text.line("return handler.default\(capital)(for: intent)")
    }
    text.line("}),")
  }
}
