/// Writes an enumeration and its resolution result.
struct EnumWriter {
  let type: CustomEnum
  let context: WritingContext

  func write(_ text: inout SwiftText) {
    let access = context.access
    let name = type.className
    text.line()
    text.block("nonisolated \(access) enum \(name): Int, Sendable") { text in
      for value in type.cases { text.line("case `\(value.name)` = \(value.value)") }
    }
    text.line()
    text.block(
      "nonisolated \(context.classWord) \(name)ResolutionResult: INEnumResolutionResult, "
        + "@unchecked Sendable"
    ) { text in
      text.block("\(access) class func success(with resolvedValue: \(name)) -> Self") {
        $0.line("_success(withResolvedValue: resolvedValue.rawValue)")
      }
      text.block("\(access) class func confirmationRequired(with valueToConfirm: \(name)) -> Self")
      {
        $0.line("_confirmationRequired(withValue: valueToConfirm.rawValue)")
      }
    }
  }
}
