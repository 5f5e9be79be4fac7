import SwiftSyntax

/// Spellings of Apple's compilers that Linux's refuses, as what means the same there.
final class SpellingRewriter: SyntaxVisitor {
  private(set) var edits = SourceEdits()
  private let platform: String

  init(platform: String) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard !node.hasError else { return .visitChildren }
    switch node.attributeName.as(IdentifierTypeSyntax.self)?.name.text {
    case "objc", "objcMembers":
      // With optional requirements there is nothing of the same meaning: the compiler says so.
      if !belongsToOptionalRequirements(node) { edits.blank(node) }
    case "IBOutlet", "IBAction", "IBSegueAction", "nonobjc":
      edits.blank(node)
    case "available":
      makeUnavailable(node)
    default: break
    }
    return .visitChildren
  }

  /// `@available(iOS, unavailable)` means nothing on Linux; `*` is every platform.
  private func makeUnavailable(_ node: AttributeSyntax) {
    guard let arguments = node.arguments?.as(AvailabilityArgumentListSyntax.self),
      arguments.count >= 2, let first = arguments.first,
      case .token(let name) = first.argument, name.text == platform,
      case .token(let second) = arguments[arguments.index(after: arguments.startIndex)].argument,
      second.text == "unavailable"
    else { return }
    edits.replace(name, with: "*")
  }

  private func belongsToOptionalRequirements(_ node: AttributeSyntax) -> Bool {
    guard let declaration = node.parent?.parent else { return false }
    if let type = declaration.as(ProtocolDeclSyntax.self) { return hasOptional(type) }
    return isOptional(declaration)
  }

  private func hasOptional(_ node: ProtocolDeclSyntax) -> Bool {
    node.memberBlock.members.contains { isOptional(Syntax($0.decl)) }
  }

  private func isOptional(_ declaration: Syntax) -> Bool {
    declaration.asProtocol(WithModifiersSyntax.self)?.modifiers
      .contains { $0.name.text == "optional" } ?? false
  }

  // MARK: Core Data

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    ManagedAccessors.edit(node, &edits)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    ManagedAccessors.edit(node, &edits)
    // Members that extensions declare, as this one of Foundation's objects is here, aren't overridden.
    if node.name.text == "observeValue",
      node.signature.parameterClause.parameters.first?.firstName.text == "forKeyPath",
      let override = node.modifiers.first(where: { $0.name.text == "override" })
    {
      edits.blank(override)
    }
    return .visitChildren
  }

  // MARK: Protocols

  /// One of Objective-C's is for classes, without a word about it.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let isObjective = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc"
    }
    if isObjective, node.inheritanceClause == nil, !hasOptional(node) {
      edits.insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
    }
    return .visitChildren
  }

  // MARK: Expressions

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard !node.hasError, node.arguments.count == 1, let argument = node.arguments.first else {
      return .visitChildren
    }
    switch node.macroName.text {
    case "selector":
      guard let name = SelectorName(argument)?.text else { break }
      edits.replace(node, with: "_SEL(\"\(name)\")")
    case "keyPath":
      guard let path = keyPath(argument.expression) else { break }
      edits.replace(node, with: "\"\(path)\"")
    default: break
    }
    return .visitChildren
  }

  /// `name.first` of `Person.name.first`, by case: types begin with a capital letter.
  private func keyPath(_ expression: ExprSyntax) -> String? {
    var parts: [String] = []
    var rest = expression
    while let member = rest.as(MemberAccessExprSyntax.self), let base = member.base {
      parts.append(member.declName.baseName.text)
      rest = base
    }
    guard let first = rest.as(DeclReferenceExprSyntax.self) else { return nil }
    parts.append(first.baseName.text)
    let path = parts.reversed().drop { $0 == "self" || $0.first?.isUppercase ?? false }
    return path.isEmpty ? nil : path.joined(separator: ".")
  }

  // MARK: Modules

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.hasError, let module = node.path.first else { return .skipChildren }
    let name = module.name.text
    let member = node.path.dropFirst().first
    if let kind = node.importKindSpecifier {
      guard let member, ModuleNames.module(of: member.name.text, in: name) != nil else {
        return .skipChildren
      }
      edits.blank(kind)
    } else if member == nil || !ModuleNames.withoutSubmodules.contains(name) {
      guard let replacement = ModuleNames.replacements[name] else { return .skipChildren }
      edits.replace(module.name, with: replacement)
      return .skipChildren
    }
    edits.replace(node.path, with: ModuleNames.replacements[name] ?? name)
    return .skipChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      requalify(node.name, in: base, base.name.text, node.period)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self) {
      requalify(node.declName.baseName, in: base, base.baseName.text, node.period)
    }
    return .visitChildren
  }

  /// `NumberFormatter()`, whose limits of digits follow another rule here: a class of Vitrine's, whose name is as long, has
  /// Apple's.
  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.arguments.isEmpty, node.trailingClosure == nil,
      let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text == "NumberFormatter"
    {
      edits.replace(callee, with: "_AppleFormatter")
    }
    return .visitChildren
  }

  /// `Foundation.URLSession`, which is in another module here
  private func requalify(
    _ name: TokenSyntax, in base: some SyntaxProtocol, _ module: String, _ period: TokenSyntax
  ) {
    guard let found = ModuleNames.module(of: name.text, in: module) else { return }
    edits.replace(base, with: found)
    if found.isEmpty { edits.blank(period) }
  }
}
