import Foundation

// `#Preview`, `@Previewable`, `@Entry`, the properties and the schemas of entities and intents, and the models of
// SwiftData as a compiler plug-in. It reads the compiler's messages itself, since a macro that packages depend on by
// version can't link the parser that the toolchain brings: SwiftPM doesn't find it, and fetching swift-syntax would cost
// every user a build of it. The tests that use the macros
// (SwiftUITests/Previews) check the protocol with each compiler.

let connection = PluginConnection()

func text(_ node: Any?) -> String { (node as? [String: Any])?["source"] as? String ?? "" }

/// The place of a node, behind the comments and empty lines before it.
func location(_ node: Any?) -> [String: Any] {
  var place = (node as? [String: Any])?["location"] as? [String: Any] ?? [:]
  let scanner = SourceScanner(text(node))
  let start = scanner.code(from: 0)
  if let offset = place["offset"] as? Int { place["offset"] = offset + start }
  if let line = place["line"] as? Int { place["line"] = line + scanner.newlines(before: start) }
  return place
}

func expandAttached(_ request: [String: Any]) -> Expansion {
  let macro = (request["macro"] as? [String: Any])?["typeName"] as? String
  let declaration = text(request["declSyntax"])
  if macro == "EntityProperty" || macro == "DeferredProperty" {
    return expandEntityProperty(
      attribute: text(request["attributeSyntax"]), declaration: declaration,
      isDeferred: macro == "DeferredProperty")
  }
  if let macro, let role = ModelMacro(rawValue: macro) {
    return expandModelMacro(role, request)
  }
  if let macro, let schema = SchemaMacro(rawValue: macro) { return schema.expand(request) }
  if macro == "Generable" {
    // In a module that is the main actor's by default, the conformance would be, too.
    return .source("extension \(typeName(request)): nonisolated FoundationModels.Generable {}")
  }
  if macro == "TipParameter" {
    return expandTipParameter(
      role: request["macroRole"] as? String ?? "", declaration: declaration)
  }
  if macro == "Previewable" {
    return expandPreviewable(context: (request["lexicalContext"] as? [Any] ?? []).map(text))
  }
  return expandEntry(role: request["macroRole"] as? String ?? "", declaration: declaration)
}

while let message = connection.nextMessage() {
  if message["getCapability"] != nil {
    connection.send(["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]])
  } else if let request = message["expandFreestandingMacro"] as? [String: Any] {
    let place = location(request["syntax"])
    let macro = (request["macro"] as? [String: Any])?["typeName"] as? String
    if macro == "ModelMark" {
      connection.sendExpansion(.source(""), at: place)
      continue
    }
    if macro == "TipRule" {
      connection.sendExpansion(expandTipRule(source: text(request["syntax"])), at: place)
      continue
    }
    connection.sendExpansion(
      expandPreview(
        source: text(request["syntax"]), name: request["discriminator"] as? String ?? "x",
        file: place["fileID"] as? String ?? "", line: place["line"] as? Int ?? 0),
      at: place)
  } else if let request = message["expandAttachedMacro"] as? [String: Any] {
    connection.sendExpansion(expandAttached(request), at: location(request["attributeSyntax"]))
  } else {
    connection.sendExpansion(
      .failure("the compiler asked for something that this macro doesn't know"))
  }
}
