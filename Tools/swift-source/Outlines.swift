import SwiftParser
import SwiftSyntax

/// `outlines FILE…`: what each file declares that other files can name, and the words that it uses. Files that can't be
/// read are left out.
func findOutlines(_ arguments: [String]) throws -> any Encodable {
  guard !arguments.isEmpty else { throw UsageError(description: "outlines FILE…") }
  return arguments.compactMap { path -> FileOutline? in
    guard let bytes = try? contents(of: path) else { return nil }
    return FileOutline(path, bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
  }
}

struct FileOutline: Encodable {
  /// What the file adds to a type.
  struct Addition: Encodable {
    /// The names of the extended type, the outermost first.
    var type: [String]
    var members: [String]
    /// Whether it is used without its members' names: it has conformances, initializers or subscripts.
    var isUnnamed: Bool
  }

  var file: String
  /// Types, functions, variables, operators and macros at the top of the file.
  var names: [String]
  var additions: [Addition]
  /// Whether others need the file without any name of it.
  var isAlwaysNeeded: Bool
  /// The identifiers and operators in the file.
  var words: [String]

  init(_ file: String, _ tree: SourceFileSyntax) {
    self.file = file
    let finder = OutlineFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    names = finder.names.sorted()
    additions = finder.additions
    isAlwaysNeeded = finder.isAlwaysNeeded || names.isEmpty && additions.isEmpty
    var words: Set<String> = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      switch token.tokenKind {
      case .identifier, .dollarIdentifier: words.insert(token.identifier?.name ?? token.text)
      case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text):
        words.insert(text)
      default: break
      }
    }
    // `$name` comes with a property wrapper.
    self.words = Set(words.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }).sorted()
  }
}

private final class OutlineFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var additions: [FileOutline.Addition] = []
  private(set) var isAlwaysNeeded = false

  /// Classes that are found by the names in a data model.
  private static let managed: Set<String> = ["NSManagedObject", "PersistentModel"]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.description.contains("@_exported") { isAlwaysNeeded = true }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { note(node.name) }

  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if !Self.managed.isDisjoint(with: parents) { isAlwaysNeeded = true }
    return note(node.name)
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    names.formUnion(Self.names(of: node))
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    var addition = FileOutline.Addition(
      type: Self.path(of: node.extendedType), members: [],
      isUnnamed: node.inheritanceClause != nil)
    read(node.memberBlock.members, into: &addition)
    additions.append(addition)
    return .skipChildren
  }

  private func note(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    names.insert(Self.text(name))
    return .skipChildren
  }

  private func read(_ members: MemberBlockItemListSyntax, into addition: inout FileOutline.Addition)
  {
    for member in members {
      let declaration = member.decl
      if let variable = declaration.as(VariableDeclSyntax.self) {
        addition.members += Self.names(of: variable)
      } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          if case .decls(let members) = clause.elements { read(members, into: &addition) }
        }
      } else if declaration.is(InitializerDeclSyntax.self)
        || declaration.is(SubscriptDeclSyntax.self)
      {
        addition.isUnnamed = true
      } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
        let name = Self.text(named.name)
        // Called by the name of the value.
        if name == "callAsFunction" || name.hasPrefix("dynamicallyCall") {
          addition.isUnnamed = true
        }
        addition.members.append(name)
      }
    }
  }

  private static func names(of variable: VariableDeclSyntax) -> [String] {
    variable.bindings.flatMap { names(in: $0.pattern) }
  }

  private static func names(in pattern: PatternSyntax) -> [String] {
    if let single = pattern.as(IdentifierPatternSyntax.self) { return [text(single.identifier)] }
    return pattern.as(TuplePatternSyntax.self)?.elements.flatMap { names(in: $0.pattern) } ?? []
  }

  private static func path(of type: TypeSyntax) -> [String] {
    if let member = type.as(MemberTypeSyntax.self) {
      return path(of: member.baseType) + [text(member.name)]
    }
    if let name = type.as(IdentifierTypeSyntax.self)?.name { return [text(name)] }
    // Sugar, as `[Int]`, is of a type that code uses without its name.
    return ["Array"]
  }

  private static func text(_ name: TokenSyntax) -> String { name.identifier?.name ?? name.text }
}
