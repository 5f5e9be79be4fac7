/// Makes Swift of an intent definition: what Xcode would generate, for a system without
/// Objective-C.
package struct IntentDefinitionCompiler {
  package var settings: CodegenSettings
  package var strings: DefinitionStrings
  /// Classes of the target that inherit INExtension.
  package var handlers: [String]

  package init(
    settings: CodegenSettings = CodegenSettings(), strings: DefinitionStrings = DefinitionStrings(),
    handlers: [String] = []
  ) {
    self.settings = settings
    self.strings = strings
    self.handlers = handlers
  }

  /// - Parameter others: the target's other definitions.
  /// - Returns: Swift source; the same for the same files.
  /// - Throws: ``IntentDefinitionProblem``.
  package func source(of path: String, others: [String] = []) throws -> String {
    let definition = try IntentDefinitionReader(classPrefix: settings.classPrefix)
      .read(path, others: others)
    return source(of: definition)
  }

  func source(of definition: IntentDefinition) -> String {
    var text = SwiftText()
    text.line("// Made of \(definition.name).intentdefinition; changes here don't last.")
    guard !settings.isSilent else {
      text.line("// The settings disable the generation of classes.")
      return text.text
    }
    text.line()
    // Written out, since a target can have imports that are internal by default.
    let word = settings.visibility.keyword == "public" ? "public import" : "import"
    if definition.hasLocations { text.line("\(word) CoreLocation") }
    text.line("\(word) Foundation")
    text.line("\(word) Intents")
    let context = WritingContext(
      definition: definition, settings: settings, strings: strings, handlers: chosenHandlers)
    for type in definition.enums { EnumWriter(type: type, context: context).write(&text) }
    for type in definition.types { TypeWriter(type: type, context: context).write(&text) }
    for intent in definition.intents where !intent.isSystem {
      IntentClassWriter(intent: intent, context: context).write(&text)
    }
    return text.text
  }

  /// The principal class alone where Info.plist names one that there is.
  private var chosenHandlers: [String] {
    if let principal = settings.principalClass, handlers.contains(principal) { return [principal] }
    return handlers
  }
}
