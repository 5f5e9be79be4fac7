/// Writes a type and its resolution result.
struct TypeWriter {
  let type: CustomType
  let context: WritingContext

  func write(_ text: inout SwiftText) {
    let access = context.access
    let name = type.className
    text.line()
    text.block("nonisolated \(context.classWord) \(name): INObject") { text in
      for field in type.fields { PropertyWriter(field: field, context: context).write(&text) }
      text.line("override \(access) class var supportsSecureCoding: Bool { true }")
    }
    text.line()
    text.block(
      "nonisolated \(context.classWord) \(name)ResolutionResult: INObjectResolutionResult, "
        + "@unchecked Sendable"
    ) { text in
      text.block("\(access) class func success(with resolvedObject: \(name)) -> Self") {
        $0.line("super.success(with: resolvedObject)")
      }
      text.block(
        "\(access) class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self"
      ) { $0.line("super.disambiguation(with: objectsToDisambiguate)") }
      text.block(
        "\(access) class func confirmationRequired(with objectToConfirm: \(name)?) -> Self"
      ) { $0.line("super.confirmationRequired(with: objectToConfirm)") }
    }
  }
}
