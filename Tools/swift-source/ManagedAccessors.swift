import SwiftSyntax

/// `@NSManaged` declarations as accessors and bodies that ask Core Data's object: what Objective-C's runtime would find
/// by their names.
enum ManagedAccessors {
  /// Notes the edits of `@NSManaged var name: String?`; nothing where a type is missing, which the compiler says.
  static func edit(_ node: VariableDeclSyntax, _ edits: inout SourceEdits) {
    guard let attribute = attribute(node.attributes) else { return }
    guard node.bindings.allSatisfy({ $0.typeAnnotation != nil && $0.accessorBlock == nil }) else {
      return
    }
    edits.blank(attribute)
    guard importsCoreData(node) else {
      // Core Animation's runtime gives a layer's class such properties; here they are stored.
      for binding in node.bindings {
        guard let type = binding.typeAnnotation, !type.type.is(OptionalTypeSyntax.self) else {
          continue
        }
        edits.insert(" = .init()", at: type.endPositionBeforeTrailingTrivia)
      }
      return
    }
    for binding in node.bindings {
      guard
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name,
        let type = binding.typeAnnotation
      else { continue }
      edits.insert(
        " { get { _managedValue(\"\(name)\") } set { _setManagedValue(newValue, \"\(name)\") } }",
        at: type.endPositionBeforeTrailingTrivia)
    }
  }

  /// Notes the edits of `@NSManaged func addToItems(_ value: Item)` and its kin.
  static func edit(_ node: FunctionDeclSyntax, _ edits: inout SourceEdits) {
    guard let attribute = attribute(node.attributes), node.body == nil,
      let body = body(of: node)
    else { return }
    edits.blank(attribute)
    edits.insert(" { \(body) }", at: node.signature.endPositionBeforeTrailingTrivia)
  }

  private static func importsCoreData(_ node: some SyntaxProtocol) -> Bool {
    guard let file = node.root.as(SourceFileSyntax.self) else { return true }
    return file.statements.contains { statement in
      statement.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "CoreData"
    }
  }

  private static func attribute(_ list: AttributeListSyntax) -> AttributeSyntax? {
    list.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription == "NSManaged" }
  }

  private static func body(of node: FunctionDeclSyntax) -> String? {
    let name = node.name.identifier?.name ?? node.name.text
    let parameters = node.signature.parameterClause.parameters.map { parameter in
      (
        label: parameter.firstName.text, name: (parameter.secondName ?? parameter.firstName).text,
        type: parameter.type.trimmedDescription
      )
    }
    guard let first = parameters.first else { return nil }
    if let relationship = relationship(name, "addTo") {
      return "_add(\(first.name), toManaged: \"\(relationship)\")"
    }
    if let relationship = relationship(name, "removeFrom") {
      return first.label == "at"
        ? "_remove(at: \(indexes(first)), fromManaged: \"\(relationship)\")"
        : "_remove(\(first.name), fromManaged: \"\(relationship)\")"
    }
    guard parameters.count == 2 else { return nil }
    let second = parameters[1]
    if let relationship = relationship(name, "insertInto") {
      return "_insert(\(first.name), at: \(index(second)), inManaged: \"\(relationship)\")"
    }
    if let relationship = relationship(name, "replace") {
      return
        "_remove(at: \(indexes(first)), fromManaged: \"\(relationship)\"); _insert(\(second.name), at: \(index(first)), inManaged: \"\(relationship)\")"
    }
    return nil
  }

  /// `items` of `addToItems`.
  private static func relationship(_ name: String, _ prefix: String) -> String? {
    guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
    let rest = name.dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  private static func indexes(_ parameter: (label: String, name: String, type: String)) -> String {
    switch parameter.type {
    case "Int": "IndexSet(integer: \(parameter.name))"
    case "NSIndexSet": "IndexSet(\(parameter.name))"
    default: parameter.name
    }
  }

  private static func index(_ parameter: (label: String, name: String, type: String)) -> String {
    parameter.type == "Int" ? parameter.name : "(\(parameter.name).first ?? 0)"
  }
}
