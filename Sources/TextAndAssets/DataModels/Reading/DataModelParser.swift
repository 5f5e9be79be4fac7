/// The parser of a data model's file `contents`.
struct DataModelParser {
  private let file: String
  private var reader: MarkupReader
  private var entities: [DataEntity] = []
  private var lines: [String: Int] = [:]
  private var entity: DataEntity?
  private var constraint: [String] = []
  /// Inside an element that isn't an entity's property, such as a composite's.
  private var isInComposite = false

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    reader = MarkupReader(bytes)
  }

  mutating func parse() throws(DataModelProblem) -> DataModel {
    var hasModel = false
    do {
      while let event = try reader.next() {
        switch event {
        case .begin(let name, let attributes, let line):
          if name == "model" { hasModel = true }
          try begin(name, attributes, line)
        case .end(let name, _): end(name)
        }
      }
    } catch let fault as MarkupReader.Fault {
      throw DataModelProblem(fault.message, file: file, line: fault.line)
    } catch let problem as DataModelProblem {
      throw problem
    } catch {
      throw DataModelProblem("\(error)", file: file)
    }
    guard hasModel, entity == nil else {
      throw DataModelProblem("it isn't a data model: there is no whole <model>", file: file)
    }
    try checkInheritance()
    let model = DataModel(entities: entities)
    try check(model)
    return model
  }

  private mutating func begin(
    _ name: String, _ attributes: [String: String], _ line: Int
  ) throws(DataModelProblem) {
    switch name {
    case "entity":
      let name = try required("name", attributes, line)
      guard lines[name] == nil else {
        throw DataModelProblem("two entities are called \(name)", file: file, line: line)
      }
      lines[name] = line
      entity = Self.entity(name, attributes)
    case "composite": isInComposite = true
    case "attribute":
      guard !isInComposite, entity != nil else { return }
      let attribute = try attribute(attributes, line)
      entity?.attributes.append(attribute)
    case "relationship":
      guard entity != nil else { return }
      let relationship = try relationship(attributes, line)
      entity?.relationships.append(relationship)
    case "uniquenessConstraint": constraint = []
    case "constraint": if let value = attributes["value"] { constraint.append(value) }
    default: break
    }
  }

  private mutating func end(_ name: String) {
    switch name {
    case "entity":
      if let entity { entities.append(entity) }
      entity = nil
    case "composite": isInComposite = false
    case "uniquenessConstraint":
      if !constraint.isEmpty { entity?.uniqueness.append(constraint) }
    default: break
    }
  }

  // MARK: Parts

  private static func entity(_ name: String, _ attributes: [String: String]) -> DataEntity {
    // ".Item" and "Module.Item": the module is the product's.
    let named = attributes["representedClassName"] ?? ""
    var entity = DataEntity(
      name: name, className: named.split(separator: ".").last.map(String.init) ?? "")
    if entity.className == "NSManagedObject" { entity.className = "" }
    entity.parent = attributes["parentEntity"]
    entity.isAbstract = isYes(attributes["isAbstract"])
    entity.codeGeneration =
      DataEntity.CodeGeneration(rawValue: attributes["codeGenerationType"] ?? "") ?? .none
    entity.renamingIdentifier = attributes["elementID"]
    return entity
  }

  private func attribute(
    _ attributes: [String: String], _ line: Int
  ) throws(DataModelProblem) -> DataAttribute {
    let name = try required("name", attributes, line)
    let text = attributes["attributeType"] ?? "Undefined"
    guard let type = DataAttribute.Kind(rawValue: text) else {
      throw DataModelProblem(
        "the type “\(text)” of \(name) isn't known: "
          + DataAttribute.Kind.allCases.map(\.rawValue).joined(separator: ", "),
        file: file, line: line)
    }
    var attribute = DataAttribute(
      name: name, type: type, isOptional: Self.isYes(attributes["optional"]))
    attribute.isTransient = Self.isYes(attributes["transient"])
    attribute.defaultText =
      attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"]
    attribute.usesScalar = Self.isYes(attributes["usesScalarValueType"])
    attribute.customClass = attributes["customClassName"]
    attribute.transformer = attributes["valueTransformerName"]
    attribute.renamingIdentifier = attributes["elementID"]
    return attribute
  }

  private func relationship(
    _ attributes: [String: String], _ line: Int
  ) throws(DataModelProblem) -> DataRelationship {
    var relationship = DataRelationship(
      name: try required("name", attributes, line),
      destination: try required("destinationEntity", attributes, line),
      inverse: attributes["inverseName"], isToMany: Self.isYes(attributes["toMany"]))
    relationship.isOrdered = Self.isYes(attributes["ordered"])
    relationship.isOptional = Self.isYes(attributes["optional"])
    relationship.deleteRule =
      DataRelationship.DeleteRule(rawValue: attributes["deletionRule"] ?? "") ?? .nullify
    relationship.minCount = attributes["minCount"].flatMap { Int($0) } ?? 0
    relationship.maxCount =
      attributes["maxCount"].flatMap { Int($0) } ?? (relationship.isToMany ? 0 : 1)
    relationship.renamingIdentifier = attributes["elementID"]
    return relationship
  }

  private func required(
    _ key: String, _ attributes: [String: String], _ line: Int
  ) throws(DataModelProblem) -> String {
    guard let value = attributes[key], !value.isEmpty else {
      throw DataModelProblem("\(key) is missing", file: file, line: line)
    }
    return value
  }

  private static func isYes(_ text: String?) -> Bool { text == "YES" }

  // MARK: The whole

  /// Entities that inherit from themselves, by way of others or not.
  private func checkInheritance() throws(DataModelProblem) {
    let parents = Dictionary(
      entities.compactMap { entity in entity.parent.map { (entity.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    // Each entity is passed once, so that long chains don't take long.
    var known: Set<String> = []
    for entity in entities {
      var path: Set<String> = []
      var name = entity.name
      while !known.contains(name), let parent = parents[name] {
        guard path.insert(name).inserted else {
          throw DataModelProblem(
            "\(name) inherits from itself. Choose another parent entity in Xcode's model editor",
            file: file, line: lines[name])
        }
        name = parent
      }
      known.formUnion(path)
    }
  }

  private func check(_ model: DataModel) throws(DataModelProblem) {
    for entity in model.entities {
      let line = lines[entity.name]
      if let parent = entity.parent, model.entity(named: parent) == nil {
        throw DataModelProblem(
          "\(entity.name) inherits from \(parent), which isn't in the model", file: file, line: line
        )
      }
      for relationship in entity.relationships {
        let name = "\(entity.name).\(relationship.name)"
        guard model.entity(named: relationship.destination) != nil else {
          throw DataModelProblem(
            "\(name) leads to \(relationship.destination), which isn't in the model", file: file,
            line: line)
        }
        if let inverse = relationship.inverse, model.inverse(of: relationship) == nil {
          throw DataModelProblem(
            "\(name) has the inverse \(relationship.destination).\(inverse), which isn't there",
            file: file, line: line)
        }
      }
    }
  }
}
