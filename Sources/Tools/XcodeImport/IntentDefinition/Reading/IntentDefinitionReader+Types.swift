extension IntentDefinitionReader {
  func readEnum(_ node: PropertyNode) throws -> CustomEnum {
    let name = try node.requiredText("INEnumName")
    let node = node.named("enumeration \(name)")
    let cases = try node.children("INEnumValues", "value").map { value in
      let name = try fieldName(value, "INEnumValueName")
      return CustomEnum.Case(
        name: SwiftName.uncapitalized(name), value: value.integer("INEnumValueIndex") ?? 0,
        title: value.phrase("INEnumValueDisplayName") ?? Phrase(name))
    }
    guard !cases.isEmpty else {
      throw node.problem("it has no values, so there is no such type. Add one in Xcode.")
    }
    if let double = firstDouble(cases.map(\.name)) {
      throw node.problem("two of its values are called \(double). Rename one in Xcode.")
    }
    if let double = firstDouble(cases.map { String($0.value) }) {
      throw node.problem("two of its values have the index \(double). \(PropertyNode.remedy)")
    }
    return CustomEnum(
      className: try className(node, "INEnum", name),
      title: node.phrase("INEnumDisplayName") ?? Phrase(name), cases: cases)
  }

  func readType(_ node: PropertyNode, _ names: TypeNames) throws -> CustomType {
    let name = try node.requiredText("INTypeName")
    let node = node.named("type \(name)")
    // What every object has is INObject's own.
    let inherited = [
      "identifier", "displayString", "pronunciationHint",
      "alternativeSpeakableMatches",
    ]
    let fields = try node.children("INTypeProperties", "property")
      .filter { !$0.flag("INTypePropertyDefault") }
      .filter { !inherited.contains($0.text("INTypePropertyName") ?? "") }
      .map { try readField($0, "INTypeProperty", names) }
    try refuseDoubles(fields.map(\.name), node)
    return CustomType(
      className: try className(node, "INType", name),
      title: node.phrase("INTypeDisplayName") ?? Phrase(name), fields: fields)
  }

  /// - Parameter prefix: of the keys: `INIntentParameter`.
  func readField(_ node: PropertyNode, _ prefix: String, _ names: TypeNames) throws -> Field {
    let name = try fieldName(node, prefix + "Name")
    let node = node.named(node.location.replacingLast(with: name))
    return Field(
      name: name, title: node.phrase(prefix + "DisplayName") ?? Phrase(name),
      kind: try kind(node, prefix, names), isMultiple: node.flag(prefix + "SupportsMultipleValues"))
  }

  private func kind(_ node: PropertyNode, _ prefix: String, _ names: TypeNames) throws -> FieldKind
  {
    let type = try node.requiredText(prefix + "Type")
    if let name = node.text(prefix + "EnumType") {
      // One of Apple's own, whose cases aren't in the file.
      if node.text(prefix + "EnumTypeNamespace") == "System" { return .integer }
      guard let className = names.enums[name] else {
        throw node.problem(missing("enumeration", name, names.enums.keys.sorted()))
      }
      return .enumeration(className)
    }
    if type == "Object" {
      let name = try node.requiredText(prefix + "ObjectType")
      if let className = names.types[name] { return .object(className) }
      if node.text(prefix + "ObjectTypeNamespace") == "System" {
        return FieldKind.builtIn(name) ?? .object("IN" + name)
      }
      throw node.problem(missing("type", name, names.types.keys.sorted()))
    }
    guard let kind = FieldKind.builtIn(type) else {
      throw node.problem(
        "its type \(type) isn't known here. Choose another in Xcode, or ask for this one by an "
          + "issue with the file.")
    }
    return kind
  }

  private func missing(_ noun: String, _ name: String, _ known: [String]) -> String {
    "its \(noun) \(name) is defined nowhere"
      + (known.isEmpty
        ? "; there is none in this file." : "; there are: \(known.joined(separator: ", ")).")
      + " Choose one in Xcode, or add the definition file that has it to the target."
  }

  func fieldName(_ node: PropertyNode, _ key: String) throws -> String {
    let name = try node.requiredText(key)
    guard SwiftName.isIdentifier(name) else {
      throw node.problem(
        "“\(name)” can't be a name in Swift: use letters, digits and _, and no digit first. "
          + "Change it in Xcode.")
    }
    return name
  }

  func refuseDoubles(_ names: [String], _ node: PropertyNode) throws {
    guard let double = firstDouble(names) else { return }
    throw node.problem("two of its parameters are called \(double). Rename one in Xcode.")
  }

  private func firstDouble(_ names: [String]) -> String? {
    var seen: Set<String> = []
    return names.first { !seen.insert($0).inserted }
  }
}

extension String {
  /// `intent A, parameter 2` with the number exchanged for the name.
  func replacingLast(with name: String) -> String {
    guard let space = lastIndex(of: " ") else { return name }
    return self[...space] + name
  }
}
