/// The macros of SwiftData, by the names that its declarations give.
enum ModelMacro: String {
  case model = "Model"
  /// The accessors of a property that a model keeps.
  case persistedProperty = "PersistedProperty"
  case modelActor = "ModelActor"
  case query = "ModelQuery"
  /// `@Attribute`, `@Relationship`, `@Transient`, `#Unique`, `#Index`: `@Model` reads them.
  case mark = "ModelMark"
}

func expandModelMacro(_ macro: ModelMacro, _ request: [String: Any]) -> Expansion {
  let role = request["macroRole"] as? String ?? ""
  let declaration = text(request["declSyntax"])
  switch (macro, role) {
  case (.mark, _): return .source("")
  case (.model, "memberAttribute"):
    guard let variable = MemberVariable(declaration), variable.isPersisted else {
      return .source("")
    }
    return .source("@SwiftData._PersistedProperty")
  case (.model, "extension"), (.model, "conformance"):
    let type = typeName(request)
    // The compiler names the conformances that the class lacks.
    guard request["conformanceListSyntax"] != nil else { return .source("") }
    return .source(
      "extension \(type): SwiftData.PersistentModel, Observation.Observable {}")
  case (.modelActor, "extension"), (.modelActor, "conformance"):
    return .source("extension \(typeName(request)): SwiftData.ModelActor {}")
  case (.model, _):
    guard let model = ModelDeclaration(declaration) else {
      return .failure("'@Model' can only be attached to a class")
    }
    guard request["conformanceListSyntax"] != nil || role != "member" else {
      return .failure(
        "'\(model.name)' inherits from a model, which Vitrine doesn't support: give it the properties itself"
      )
    }
    return .source(members(of: model))
  case (.modelActor, _):
    guard let actor = ModelDeclaration(declaration) else {
      return .failure("'@ModelActor' can only be attached to an actor")
    }
    let arguments = text(request["attributeSyntax"])
    return .source(
      members(ofActor: actor, makesInit: !arguments.contains("disableGenerateInit: true")))
  case (.query, _):
    return query(
      declaration, attribute: text(request["attributeSyntax"]), isAccessor: role == "accessor")
  case (.persistedProperty, "accessor"): return accessors(declaration)
  case (.persistedProperty, _):
    guard let variable = MemberVariable(declaration) else { return .source("") }
    // Swift gives optional variables nil.
    let isSet = variable.value == nil && variable.type?.hasSuffix("?") == true
    return .source(
      "@SwiftData.Transient private var _\(variable.plainName): SwiftData._NoValue"
        + (isSet ? " = SwiftData._NoValue()" : ""))
  }
}

/// The type that an extension is made of.
func typeName(_ request: [String: Any]) -> String {
  let type = text(request["extendedTypeSyntax"])
  let scanner = SourceScanner(type)
  return scanner.text(scanner.code(from: 0)..<scanner.bytes.count)
}

/// The accessors of a property: its values are in the model's backing data.
private func accessors(_ declaration: String) -> Expansion {
  guard let variable = MemberVariable(declaration) else {
    return .failure("a model's property must be a 'var' of one name")
  }
  let (name, plain) = (variable.name, variable.plainName)
  return .source(
    """
    @storageRestrictions(accesses: _$data, initializes: _\(plain))
    init(initialValue) {
      _$data.initialize("\(plain)", initialValue)
      _\(plain) = SwiftData._NoValue()
    }
    get { _$data.get(self, \\.\(name), "\(plain)") }
    set { _$data.set(self, \\.\(name), "\(plain)", newValue) }
    """)
}

/// `@Query(sort: \.date) var items: [Item]`: the storage that the view's graph fills, and the accessor that reads it.
private func query(_ declaration: String, attribute: String, isAccessor: Bool) -> Expansion {
  guard let variable = MemberVariable(declaration), let type = variable.type else {
    return .failure("@Query needs a 'var' of one name with a type, as 'var items: [Item]'")
  }
  if isAccessor { return .source("get { _\(variable.plainName).wrappedValue }") }
  let arguments = attribute.firstIndex(of: "(").map { String(attribute[$0...]) } ?? "()"
  let storage = "SwiftData.Query<\(type).Element, \(type)>"
  // Not private: the memberwise initializer would be so as well.
  return .source("var _\(variable.plainName): \(storage) = \(storage)\(arguments)")
}

private func members(of model: ModelDeclaration) -> String {
  let variables = model.variables.filter(\.isPersisted)
  var lines: [String] = []
  let access = model.access
  lines.append(
    "@SwiftData.Transient private var _$data = SwiftData._ModelData(\(model.name).self)")
  lines.append(
    """
    \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
      [
    \(variables.map { "    " + metadata(of: $0, in: model) + "," }.joined(separator: "\n"))
      ]
    }
    """)
  if !model.uniques.isEmpty {
    let all = model.uniques.map { "SwiftData._UniqueKeys<\(model.name)>\($0).keyPaths" }
    lines.append(
      "\(access)static var _uniqueKeyPaths: [[Swift.AnyKeyPath]] { \(all.joined(separator: " + ")) }"
    )
  }
  let cleared = variables.map { "  _\($0.plainName) = SwiftData._NoValue()" }
  lines.append(
    """
    \(access)required init(backingData: any SwiftData.BackingData<\(model.name)>) {
      _$data = SwiftData._ModelData(backingData)
    \(cleared.joined(separator: "\n"))
    }
    """)
  lines.append(
    """
    \(access)var persistentBackingData: any SwiftData.BackingData<\(model.name)> {
      get { _$data.backing(\(model.name).self) }
      set { _$data = SwiftData._ModelData(newValue) }
    }
    """)
  lines.append("\(access)var _modelData: SwiftData._ModelData { _$data }")
  return lines.joined(separator: "\n")
}

private func metadata(of variable: MemberVariable, in model: ModelDeclaration) -> String {
  var kind = "nil"
  if let arguments = variable.attribute("Relationship") {
    kind = "SwiftData.Schema.Relationship\(arguments)"
  } else if let arguments = variable.attribute("Attribute") {
    kind = "SwiftData.Schema.Attribute\(arguments)"
  }
  // A value such as `.now` needs the property's type.
  var value = "nil"
  if let initial = variable.value {
    value = variable.type.map { "(\n\(initial)\n) as \($0)" } ?? "(\n\(initial)\n)"
  }
  return
    "SwiftData.Schema.PropertyMetadata(name: \"\(variable.plainName)\", keypath: \\\(model.name).\(variable.name), "
    + "defaultValue: \(value), metadata: \(kind))"
}

private func members(ofActor actor: ModelDeclaration, makesInit: Bool) -> String {
  let access = actor.access
  var lines = [
    "\(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
    "\(access)nonisolated let modelContainer: SwiftData.ModelContainer",
  ]
  if makesInit {
    lines.append(
      """
      \(access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
          modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """)
  }
  return lines.joined(separator: "\n")
}
