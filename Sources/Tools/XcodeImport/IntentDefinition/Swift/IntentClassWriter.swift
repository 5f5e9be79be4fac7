/// Writes what belongs to one intent: its class, its handling, its response.
struct IntentClassWriter {
  let intent: CustomIntent
  let context: WritingContext

  private var access: String { context.access }
  private var name: String { intent.className }

  func write(_ text: inout SwiftText) {
    writeIntent(&text)
    HandlingWriter(intent: intent, context: context).write(&text)
    writeCodes(&text)
    writeResponse(&text)
    for parameter in intent.parameters where !parameter.unsupportedReasons.isEmpty {
      writeReasons(parameter, &text)
    }
  }

  private func writeIntent(_ text: inout SwiftText) {
    text.line()
    text.block("nonisolated \(context.classWord) \(name): INIntent") { text in
      for parameter in intent.parameters {
        PropertyWriter(field: parameter.field, context: context).write(&text)
      }
      DescriptionWriter(intent: intent, context: context).write(&text)
    }
  }

  /// Codes of one's own start at 100, as in the classes that Xcode generates.
  private func writeCodes(_ text: inout SwiftText) {
    let standard = [
      "unspecified", "ready", "continueInApp", "inProgress", "success", "failure",
      "failureRequiringAppLaunch",
    ]
    let own = intent.responseCodes.map(\.name).filter { !standard.contains($0) }
    text.line()
    text.block("nonisolated \(access) enum \(name)ResponseCode: Int, Sendable") { text in
      for (index, code) in standard.enumerated() { text.line("case \(code) = \(index)") }
      for (index, code) in own.enumerated() {
        text.line("case \(SwiftName.escaped(code)) = \(100 + index)")
      }
    }
  }

  private func writeResponse(_ text: inout SwiftText) {
    let response = name + "Response"
    text.line()
    text.block("nonisolated \(context.classWord) \(response): INIntentResponse") { text in
      for field in intent.responseFields where field.name != "code" {
        PropertyWriter(field: field, context: context).write(&text)
      }
      text.line("\(access) fileprivate(set) var code: \(response)Code = .unspecified")
      text.line()
      text.block("\(access) convenience init(code: \(response)Code, userActivity: NSUserActivity?)")
      {
        $0.line("self.init()")
        $0.line("self.code = code")
        $0.line("self.userActivity = userActivity")
      }
      for code in intent.responseCodes where !code.fields.isEmpty { writeMaker(code, &text) }
    }
  }

  /// `success(name:)` where the code's sentence names values.
  private func writeMaker(_ code: ResponseCode, _ text: inout SwiftText) {
    let response = name + "Response"
    let fields = code.fields.compactMap { name in
      intent.responseFields.first { $0.name == name }
    }
    let arguments = fields.map {
      "\($0.name): \($0.kind.argumentType(isMultiple: $0.isMultiple))"
    }.joined(separator: ", ")
    text.line()
    text.block("\(access) static func \(SwiftName.escaped(code.name))(\(arguments)) -> \(response)")
    {
      $0.line(
        "let response = \(response)(code: .\(SwiftName.escaped(code.name)), userActivity: nil)")
      for field in fields {
        $0.line("response.\(SwiftName.escaped(field.name)) = \(SwiftName.escaped(field.name))")
      }
      $0.line("return response")
    }
  }

  private func writeReasons(_ parameter: Parameter, _ text: inout SwiftText) {
    let stem = context.stem(of: intent) + SwiftName.capitalized(parameter.name)
    text.line()
    text.block("nonisolated \(access) enum \(stem)UnsupportedReason: Int, Sendable") { text in
      for (index, reason) in parameter.unsupportedReasons.enumerated() {
        text.line("case \(SwiftName.escaped(reason)) = \(index + 1)")
      }
    }
    text.line()
    text.block(
      "nonisolated \(context.classWord) \(stem)ResolutionResult: "
        + "\(parameter.field.kind.resolutionResult), @unchecked Sendable"
    ) { text in
      text.block(
        "\(access) class func unsupported(forReason reason: \(stem)UnsupportedReason) -> Self"
      ) { $0.line("_unsupported(withReason: reason.rawValue)") }
    }
  }
}

/// The values that all writers of a file's source need.
struct WritingContext {
  let definition: IntentDefinition
  let settings: CodegenSettings
  let strings: DefinitionStrings
  /// Classes of the target that inherit INExtension.
  let handlers: [String]

  var access: String { settings.visibility.keyword }
  /// Classes that come out of a header can be inherited from anywhere.
  var classWord: String {
    settings.language == .objectiveC && access == "public" ? "open class" : "\(access) class"
  }

  func cases(of enumeration: String) -> [CustomEnum.Case] {
    (definition.enums + definition.otherEnums).first { $0.className == enumeration }?.cases ?? []
  }

  /// An intent's class without its last word, as results of its parameters are called.
  func stem(of intent: CustomIntent) -> String {
    intent.className.hasSuffix("Intent") && intent.className != "Intent"
      ? String(intent.className.dropLast("Intent".count)) : intent.className
  }

  func resolutionResult(of parameter: Parameter, in intent: CustomIntent) -> String {
    parameter.unsupportedReasons.isEmpty
      ? parameter.field.kind.resolutionResult
      : stem(of: intent) + SwiftName.capitalized(parameter.name) + "ResolutionResult"
  }

  /// A phrase with its translations, as an expression.
  func expression(_ phrase: Phrase) -> String {
    let translations = strings.translations(of: phrase)
    guard !translations.isEmpty else { return "_INPhrase(\(SwiftName.literal(phrase.text)))" }
    let pairs = translations.map {
      "\(SwiftName.literal($0.language)): \(SwiftName.literal($0.text))"
    }
    return "_INPhrase(\(SwiftName.literal(phrase.text)), [\(pairs.joined(separator: ", "))])"
  }
}
