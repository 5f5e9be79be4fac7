import Foundation

/// Reads `.intentdefinition` files: property lists, as Xcode 10 to 16 write them.
package struct IntentDefinitionReader {
  /// The prefix of class names where the file has none (the project's prefix).
  let classPrefix: String

  package init(classPrefix: String = "") { self.classPrefix = classPrefix }

  /// - Parameter others: the target's other definitions, whose types this one may name.
  /// - Throws: ``IntentDefinitionProblem``.
  package func read(_ path: String, others: [String] = []) throws -> IntentDefinition {
    let root = try Self.root(path)
    var names = TypeNames()
    var definition = IntentDefinition(name: Self.name(path))
    for other in others where other != path {
      let other = try Self.root(other)
      try add(other, to: &names)
      definition.otherEnums += try other.children("INEnums", "enumeration").map(readEnum)
    }
    try add(root, to: &names)
    definition.enums = try root.children("INEnums", "enumeration").map(readEnum)
    definition.types = try root.children("INTypes", "type").map { try readType($0, names) }
    definition.intents = try root.children("INIntents", "intent").map { try readIntent($0, names) }
    try refuseDoubles(definition, root)
    return definition
  }

  /// The file's name without its extension.
  static func name(_ path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".intentdefinition")
      ? String(file.dropLast(".intentdefinition".count)) : file
  }

  private static func root(_ path: String) throws -> PropertyNode {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw IntentDefinitionProblem(
        file: path, message: "it can't be read. See that it is there and may be read.")
    }
    let object: Any
    do {
      object = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw IntentDefinitionProblem(
        file: path,
        message: "it isn't a property list (\(data.count) bytes). A merge may have left its marks: "
          + "look for <<<<<<<. \(PropertyNode.remedy)")
    }
    guard let values = object as? [String: Any], values["INIntents"] != nil else {
      throw IntentDefinitionProblem(
        file: path,
        message: "it has no INIntents, so it isn't an intent definition. "
          + PropertyNode.remedy)
    }
    return PropertyNode(file: path, location: "", values: values)
  }

  // MARK: Names

  /// The classes of types and enumerations by the name that parameters use.
  struct TypeNames {
    var types: [String: String] = [:]
    var enums: [String: String] = [:]
  }

  private func add(_ root: PropertyNode, to names: inout TypeNames) throws {
    for node in try root.children("INTypes", "type") {
      let name = try node.requiredText("INTypeName")
      names.types[name] = try className(node, "INType", name)
    }
    for node in try root.children("INEnums", "enumeration") {
      let name = try node.requiredText("INEnumName")
      names.enums[name] = try className(node, "INEnum", name)
    }
  }

  /// The class that the file asks for, or the prefix and the name.
  func className(
    _ node: PropertyNode, _ kind: String, _ name: String, suffix: String = ""
  ) throws -> String {
    let given = node.text(kind + "ClassName").flatMap { $0.isEmpty ? nil : $0 }
    let prefix = node.text(kind + "ClassPrefix") ?? classPrefix
    let className = given ?? (prefix + name + suffix)
    guard SwiftName.isIdentifier(className) else {
      throw node.problem(
        "“\(className)” can't be the name of a class: use letters, digits and _, and no digit first. "
          + "Change the name in Xcode, or give it a Custom Class.")
    }
    return className
  }

  private func refuseDoubles(_ definition: IntentDefinition, _ root: PropertyNode) throws {
    var seen: Set<String> = []
    let names =
      definition.enums.map(\.className) + definition.types.map(\.className)
      + definition.intents.map(\.className)
    for name in names where !seen.insert(name).inserted {
      throw root.problem(
        "two of its intents, types and enumerations have the class \(name). Give one of them a "
          + "Custom Class in Xcode.")
    }
  }
}
