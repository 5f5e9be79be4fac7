/// Writes the protocol of an intent's handler.
///
/// Xcode's is an Objective-C protocol: a method with a completion and its `async` form are one
/// requirement, and some are optional. Without Objective-C each is a requirement of its own with a
/// default: the completion's calls the `async` form, which throws that neither is implemented.
struct HandlingWriter {
  let intent: CustomIntent
  let context: WritingContext

  private var access: String { context.access }
  private var name: String { intent.className }

  private struct Method {
    /// The declaration with a completion handler.
    var declaration: String
    var asyncDeclaration: String
    /// The body of the first's default.
    var body: String
    var asyncBody: String
  }

  func write(_ text: inout SwiftText) {
    let methods = self.methods
    let defaults = intent.parameters.filter(\.hasDynamicOptions)
    let protocolName = name + "Handling"
    text.line()
    text.block("nonisolated \(access) protocol \(protocolName): NSObjectProtocol") { text in
      for method in methods {
        text.line("func \(method.declaration)")
        text.line("func \(method.asyncDeclaration)")
      }
      for parameter in defaults {
        text.line("func \(defaultDeclaration(parameter))")
        text.line("func \(oldOptions(parameter))")
      }
    }
    text.line()
    text.block("nonisolated extension \(protocolName)") { text in
      for method in methods {
        text.block("\(access) func \(method.declaration)") { $0.line(method.body) }
        text.block("\(access) func \(method.asyncDeclaration)") { $0.line(method.asyncBody) }
      }
      for parameter in defaults {
        text.block("\(access) func \(defaultDeclaration(parameter))") { $0.line("nil") }
        text.block("\(access) func \(oldOptions(parameter))") {
          $0.line("completion(nil, _INNotImplemented())")
        }
      }
    }
  }

  private var methods: [Method] {
    intent.parameters.filter(\.isResolvable).map(resolve)
      + intent.parameters.filter(\.hasDynamicOptions).map(options)
      + [answer("confirm", code: "ready"), answer("handle", code: "unspecified")]
  }

  private func resolve(_ parameter: Parameter) -> Method {
    let method = "resolve" + SwiftName.capitalized(parameter.name)
    let one = context.resolutionResult(of: parameter, in: intent)
    let result = parameter.field.isMultiple ? "[\(one)]" : one
    return Method(
      declaration: "\(method)(for intent: \(name), with completion: @escaping (\(result)) -> Void)",
      asyncDeclaration: "\(method)(for intent: \(name)) async -> \(result)",
      body: "_INHandling.answer(completion) { await self.\(method)(for: intent) }",
      asyncBody: parameter.field.isMultiple ? "[]" : "\(one).notRequired()")
  }

  private func options(_ parameter: Parameter) -> Method {
    let capital = SwiftName.capitalized(parameter.name)
    let method = "provide\(capital)OptionsCollection"
    let collection = "INObjectCollection<\(parameter.field.kind.optionType)>"
    let term = parameter.hasSearch ? ", searchTerm: String?" : ""
    let passed = parameter.hasSearch ? ", searchTerm: searchTerm" : ""
    let old = "provide\(capital)Options(for: intent, with: $0)"
    return Method(
      declaration: "\(method)(for intent: \(name)\(term), "
        + "with completion: @escaping (\(collection)?, (any Error)?) -> Void)",
      asyncDeclaration: "\(method)(for intent: \(name)\(term)) async throws -> \(collection)",
      body: "_INHandling.answer(completion) { try await self.\(method)(for: intent\(passed)) }",
      asyncBody: "try await _INHandling.collection({ self.\(old) })"
        + bridge(parameter.field.kind))
  }

  /// The closure that converts a value to the object that collections hold.
  private func bridge(_ kind: FieldKind) -> String {
    kind.optionType == kind.valueType ? " { $0 }" : " { $0._bridgeToObjectiveC() }"
  }

  /// The form of iOS 13, before collections.
  private func oldOptions(_ parameter: Parameter) -> String {
    "provide\(SwiftName.capitalized(parameter.name))Options(for intent: \(name), "
      + "with completion: @escaping ([\(parameter.field.kind.valueType)]?, (any Error)?) -> Void)"
  }

  private func defaultDeclaration(_ parameter: Parameter) -> String {
    let value = parameter.field.kind.valueType
    let type = parameter.field.isMultiple ? "[\(value)]?" : "\(value)?"
    return "default\(SwiftName.capitalized(parameter.name))(for intent: \(name)) -> \(type)"
  }

  private func answer(_ method: String, code: String) -> Method {
    let response = name + "Response"
    return Method(
      declaration:
        "\(method)(intent: \(name), completion: @escaping (\(response)) -> Void)",
      asyncDeclaration: "\(method)(intent: \(name)) async -> \(response)",
      body: "_INHandling.answer(completion) { await self.\(method)(intent: intent) }",
      asyncBody: "\(response)(code: .\(code), userActivity: nil)")
  }
}
