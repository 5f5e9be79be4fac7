import SwiftParser
import SwiftSyntax

/// `uses NAMES FILE…`: where and how code uses names. NAMES are separated by commas. Files that can't be read are
/// left out.
func findUses(_ arguments: [String]) throws -> any Encodable {
  guard arguments.count > 1 else { throw UsageError(description: "uses NAME[,NAME…] FILE…") }
  let names = Set(arguments[0].split(separator: ",").map(String.init))
  let words = Set(names.map { Array($0.utf8) })
  return arguments.dropFirst().flatMap { path -> [NameUse] in
    guard let bytes = try? contents(of: path), mentions(words, in: bytes) else { return [] }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let finder = UseFinder(path, tree, names)
    finder.walk(tree)
    return finder.found
  }
}

/// A name in code, with the way in which it is used.
struct NameUse: Encodable {
  enum Role: String, Encodable {
    case value, member, type, attribute
    /// A type that a class, or another declaration, inherits.
    case classParent, parent
  }

  var name: String
  var file: String
  var line: Int
  var role: Role
  /// The name before the dot of a member or a member type, if it is a single name.
  var base: String?
  /// The number of generic arguments.
  var generics = 0
  /// The steps that follow the name in its expression.
  var steps: [UseStep] = []
  var end = UseEnd.other
  /// The arguments of an attribute; none where it has no parentheses.
  var attribute: [UseArgument]?
  /// Whether the variable that has the attribute has a type annotation.
  var isTyped = false
  var hasValue = false
}

/// A step of an expression from left to right, as `.name`, `(…)`, `?`.
struct UseStep: Encodable {
  enum Kind: String, Encodable { case member, call, `subscript`, optional, force }

  var kind: Kind
  var name: String?
  var arguments: [UseArgument]?
}

/// The use of an expression's value.
enum UseEnd: String, Encodable {
  case statement, condition, unwrapped, sequence, other
}

struct UseArgument: Encodable {
  enum Kind: String, Encodable {
    case value, closure, views, reference, array, dictionary
    /// A member without its type, as `.red`, and an array of such.
    case member, members
  }

  var label: String?
  var kind: Kind
  /// The number of a closure's parameters.
  var parameters = 0
  var isAsync = false
  var canThrow = false
  /// The names of members without their types, with their arguments where they are called.
  var members: [UseStep] = []
}

private final class UseFinder: SyntaxVisitor {
  private(set) var found: [NameUse] = []
  private let file: String
  private let names: Set<String>
  private let places: SourceLocationConverter

  init(_ file: String, _ tree: SourceFileSyntax, _ names: Set<String>) {
    self.file = file
    self.names = names
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func use(_ token: TokenSyntax, _ role: NameUse.Role) -> NameUse? {
    let name = token.identifier?.name ?? token.text
    guard names.contains(name) else { return nil }
    let place = places.location(for: token.positionAfterSkippingLeadingTrivia)
    return NameUse(name: name, file: file, line: place.line, role: role)
  }

  // MARK: Expressions

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      guard var use = use(node.baseName, .member) else { return .visitChildren }
      use.base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
      finish(&use, from: ExprSyntax(access))
    } else if var use = use(node.baseName, .value) {
      finish(&use, from: ExprSyntax(node))
    }
    return .visitChildren
  }

  private func finish(_ use: inout NameUse, from node: ExprSyntax) {
    let chain = ExpressionChain(from: node)
    use.steps = chain.steps
    use.generics = chain.generics
    use.end = chain.end
    found.append(use)
  }

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(AttributeSyntax.self) == true { return .visitChildren }
    guard var use = use(node.name, role(of: Syntax(node))) else { return .visitChildren }
    use.generics = node.genericArgumentClause?.arguments.count ?? 0
    found.append(use)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard var use = use(node.name, role(of: Syntax(node))) else { return .visitChildren }
    use.base = node.baseType.as(IdentifierTypeSyntax.self)?.name.text
    use.generics = node.genericArgumentClause?.arguments.count ?? 0
    found.append(use)
    return .visitChildren
  }

  private func role(of node: Syntax) -> NameUse.Role {
    guard let parent = node.parent?.as(InheritedTypeSyntax.self) else { return .type }
    let clause = parent.parent?.parent
    return clause?.parent?.is(ClassDeclSyntax.self) == true ? .classParent : .parent
  }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.attributeName.as(IdentifierTypeSyntax.self),
      let owner = node.parent?.parent?.as(VariableDeclSyntax.self),
      var use = use(type.name, .attribute)
    else { return .visitChildren }
    use.generics = type.genericArgumentClause?.arguments.count ?? 0
    if case .argumentList(let list) = node.arguments { use.attribute = list.map(UseArgument.init) }
    let variable = owner.bindings.first
    use.isTyped = variable?.typeAnnotation != nil
    use.hasValue = variable?.initializer != nil
    found.append(use)
    return .visitChildren
  }
}
