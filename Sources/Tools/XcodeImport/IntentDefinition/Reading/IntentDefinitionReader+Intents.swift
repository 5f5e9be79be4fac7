import Foundation

extension IntentDefinitionReader {
  func readIntent(_ node: PropertyNode, _ names: TypeNames) throws -> CustomIntent {
    let name = try node.requiredText("INIntentName")
    let node = node.named("intent \(name)")
    let isSystem = node.text("INIntentType") == "System"
    let parameters =
      isSystem
      ? []
      : try node.children("INIntentParameters", "parameter").map { try readParameter($0, names) }
    try refuseDoubles(parameters.map(\.name), node)
    let response = try node.child("INIntentResponse", location: node.location + ", response")
    let fields =
      isSystem
      ? []
      : try response?.children("INIntentResponseParameters", "property").map {
        // Until Xcode 12 the keys had Property for what is now a Parameter.
        try readField(
          $0,
          $0.text("INIntentResponseParameterName") == nil
            ? "INIntentResponseProperty" : "INIntentResponseParameter", names)
      } ?? []
    let codes = try response?.children("INIntentResponseCodes", "code") ?? []
    return CustomIntent(
      name: name, className: try className(node, "INIntent", name, suffix: "Intent"),
      title: node.phrase("INIntentTitle") ?? Phrase(name),
      description: node.phrase("INIntentDescription"),
      isEligibleForWidgets: node.flag("INIntentEligibleForWidgets"), isSystem: isSystem,
      parameters: parameters,
      responseCodes: try codes.map { try readCode($0, fields.map(\.name)) },
      responseFields: fields)
  }

  private func readParameter(_ node: PropertyNode, _ names: TypeNames) throws -> Parameter {
    let prefix = "INIntentParameter"
    let field = try readField(node, prefix, names)
    let node = node.named(node.location.replacingLast(with: field.name))
    let metadata = try node.child(prefix + "Metadata")
    let relation = try node.child(prefix + "Relationship")
    return Parameter(
      field: field, isConfigurable: node.flag(prefix + "Configurable"),
      isResolvable: node.flag(prefix + "SupportsResolution"),
      hasDynamicOptions: node.flag(prefix + "SupportsDynamicEnumeration"),
      hasSearch: node.flag(prefix + "SupportsSearch"),
      defaultValue: metadata?.defaultValue(prefix + "MetadataDefaultValue"),
      minimum: field.kind.isNumber ? metadata?.number(prefix + "MetadataMinimumValue") : nil,
      maximum: field.kind.isNumber ? metadata?.number(prefix + "MetadataMaximumValue") : nil,
      unsupportedReasons: try node.children(prefix + "UnsupportedReasons", "reason").map {
        try fieldName($0, prefix + "UnsupportedReasonCode")
      },
      parent: relation.flatMap { relation in
        relation.text(prefix + "RelationshipParentName").map {
          ParentCondition(
            parent: $0,
            predicate: relation.text(prefix + "RelationshipPredicateName") ?? "HasAnyValue",
            value: relation.defaultValue(prefix + "RelationshipPredicateValue"))
        }
      },
      trueName: metadata?.phrase(prefix + "MetadataTrueDisplayName"),
      falseName: metadata?.phrase(prefix + "MetadataFalseDisplayName"),
      sizes: try node.children(prefix + "ArraySizes", "size").compactMap { size in
        guard let sizeClass = size.text(prefix + "ArraySizeSizeClass"),
          let count = size.integer(prefix + "ArraySizeSize")
        else { return nil }
        return ArraySize(sizeClass: sizeClass, count: count)
      })
  }

  private func readCode(_ node: PropertyNode, _ fields: [String]) throws -> ResponseCode {
    let sentence = node.text("INIntentResponseCodeFormatString") ?? ""
    var named: [String] = []
    // ${name} is the value of the response's field.
    for part in sentence.components(separatedBy: "${").dropFirst() {
      let name = String(part.prefix { $0 != "}" })
      if fields.contains(name) && !named.contains(name) { named.append(name) }
    }
    return ResponseCode(name: try fieldName(node, "INIntentResponseCodeName"), fields: named)
  }
}
