import DataModels

/// The Swift that Xcode makes of a data model: a class for each entity, or its properties alone.
package struct ManagedClassCompiler {
  private let model: DataModel

  package init(_ model: DataModel) { self.model = model }

  /// The path of a model's folder or file.
  ///
  /// - Throws: a ``DataModelProblem``.
  package init(contentsOf path: String) throws(DataModelProblem) {
    model = try DataModelReader.model(at: path)
  }

  /// The source of one file; empty where the project writes all classes itself.
  package var source: String {
    let parts = model.entities.compactMap(source)
    guard !parts.isEmpty else { return "" }
    return "import CoreData\nimport Foundation\n\n" + parts.joined(separator: "\n")
  }

  private func source(of entity: DataEntity) -> String? {
    guard !entity.className.isEmpty, entity.codeGeneration != .none else { return nil }
    guard SwiftName.isIdentifier(entity.className) else {
      return warning("“\(entity.className)”, the class of \(entity.name), is no name of Swift")
    }
    switch entity.codeGeneration {
    case .none: return nil
    case .category: return properties(of: entity)
    case .classDefinition:
      return "public class \(entity.className): \(parent(of: entity)) {}\n\n"
        + properties(of: entity)
    }
  }

  private func parent(of entity: DataEntity) -> String {
    entity.parent.map(className) ?? "NSManagedObject"
  }

  /// The class of an entity, or that of all where it has none.
  private func className(of entity: String) -> String {
    let name = model.entity(named: entity)?.className ?? ""
    return SwiftName.isIdentifier(name) ? name : "NSManagedObject"
  }

  private func warning(_ text: String) -> String {
    "#warning(\(SwiftName.literal("\(text): rename it in the data model.")))\n"
  }

  private func properties(of entity: DataEntity) -> String {
    let name = entity.className
    var lines = [
      "extension \(name) {",
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \(SwiftName.literal(entity.name)))", "  }",
    ]
    for attribute in entity.attributes.sorted(by: { $0.name < $1.name }) {
      if attribute.type == .transformable, let name = attribute.customClass, !isTypeName(name) {
        lines.append(
          "  " + warning("“\(name)”, the class of \(attribute.name), is no name of a type in Swift")
        )
      }
      lines += property(attribute.name, type(of: attribute))
    }
    for relationship in entity.relationships.sorted(by: { $0.name < $1.name }) {
      lines += property(relationship.name, type(of: relationship))
    }
    for relationship in entity.relationships
    where relationship.isToMany && SwiftName.isIdentifier(relationship.name) {
      lines += methods(of: relationship)
    }
    lines.append("}")
    if entity.parent == nil { lines += ["", "extension \(name): Identifiable {}"] }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Properties

  private func property(_ name: String, _ type: String) -> [String] {
    guard SwiftName.isIdentifier(name) else {
      return ["  " + warning("“\(name)” is no name of Swift")]
    }
    return [
      "  public var \(SwiftName.escaped(name)): \(type) {",
      "    get { _managedValue(\"\(name)\") }",
      "    set { _setManagedValue(newValue, \"\(name)\") }", "  }",
    ]
  }

  private func type(of attribute: DataAttribute) -> String {
    let scalar: String? =
      switch attribute.type {
      case .integer16: "Int16"
      case .integer32: "Int32"
      case .integer64: "Int64"
      case .double: "Double"
      case .float: "Float"
      case .boolean: "Bool"
      default: nil
      }
    if let scalar { return attribute.usesScalar ? scalar : "NSNumber?" }
    switch attribute.type {
    case .date: return attribute.usesScalar ? "Foundation.TimeInterval" : "Date?"
    case .string: return "String?"
    case .uuid: return "UUID?"
    case .uri: return "URL?"
    case .binary: return "Data?"
    case .decimal: return "NSDecimalNumber?"
    case .transformable: return "\(customClass(of: attribute))?"
    default: return "NSObject?"
    }
  }

  /// The class that the model names for a value, `Module.Name` included; what is no name of Swift isn't written
  /// into source.
  private func customClass(of attribute: DataAttribute) -> String {
    guard let name = attribute.customClass, isTypeName(name) else { return "NSObject" }
    return name
  }

  /// A name, or an array or a dictionary of such: `[String]` and `[String: Int]`, which Xcode writes as they are.
  private func isTypeName(_ name: String) -> Bool {
    if name.hasPrefix("["), name.hasSuffix("]") {
      let parts = name.dropFirst().dropLast().split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.allSatisfy { isTypeName($0.trimmingCharacters(in: .whitespaces)) }
    }
    return name.split(separator: ".", omittingEmptySubsequences: false)
      .allSatisfy { SwiftName.isIdentifier(String($0)) && SwiftName.escaped(String($0)) == $0 }
  }

  private func className(of relationship: DataRelationship) -> String {
    className(of: relationship.destination)
  }

  private func type(of relationship: DataRelationship) -> String {
    guard relationship.isToMany else { return "\(className(of: relationship))?" }
    return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
  }

  /// `addToItems(_:)` and its kin.
  private func methods(of relationship: DataRelationship) -> [String] {
    let name = relationship.name
    let title = SwiftName.capitalized(name)
    let element = className(of: relationship)
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    var lines = [
      "  public func addTo\(title)(_ value: \(element)) { _add(value, toManaged: \"\(name)\") }",
      "  public func removeFrom\(title)(_ value: \(element)) { _remove(value, fromManaged: \"\(name)\") }",
      "  public func addTo\(title)(_ values: \(set)) { _add(values, toManaged: \"\(name)\") }",
      "  public func removeFrom\(title)(_ values: \(set)) { _remove(values, fromManaged: \"\(name)\") }",
    ]
    if relationship.isOrdered {
      lines += [
        "  public func insertInto\(title)(_ value: \(element), at idx: Int) { _insert(value, at: idx, inManaged: \"\(name)\") }",
        "  public func removeFrom\(title)(at idx: Int) { _remove(at: IndexSet(integer: idx), fromManaged: \"\(name)\") }",
      ]
    }
    return lines
  }
}
