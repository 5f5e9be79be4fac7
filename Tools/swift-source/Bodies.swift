import SwiftParser
import SwiftSyntax

/// `bodies FILE…`: the parts of code that can be replaced while all else stays: bodies of functions, accessors and
/// initialisers, values of variables with a type, expressions whose values aren't used, declarations. Files that can't be read are left
/// out.
func findBodies(_ arguments: [String]) throws -> any Encodable {
  guard !arguments.isEmpty else { throw UsageError(description: "bodies FILE…") }
  return arguments.flatMap { path -> [CodeBody] in
    guard let bytes = try? contents(of: path) else { return [] }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let finder = BodyFinder(path, tree)
    finder.walk(tree)
    return finder.found
  }
}

struct CodeBody: Encodable {
  enum Kind: String, Encodable {
    /// The contents of braces: of a function or a getter, whose value is returned; of another accessor.
    case function, accessor
    /// The contents of braces.
    case initializer, deinitializer
    /// The value of a variable whose type is written.
    case value
    /// An expression whose value isn't used, or is one of those that a result builder takes.
    case expression
    /// A function, an extension, or a variable that isn't stored in values, with all that belongs to it.
    case declaration
    /// An attribute of a declaration that isn't a variable, as one that a macro is called by.
    case attribute
  }

  var kind: Kind
  var file: String
  /// The name of the declaration, with those that hold it: `Store.load(id:)`.
  var name: String
  /// Bytes of the source, the end excluded.
  var start: Int, end: Int
  /// The positions between which it is found, from 1, the end excluded; columns count bytes. An extension is found by what is before its
  /// brace alone.
  var startLine: Int, startColumn: Int, endLine: Int, endColumn: Int
  /// The type of the value, as it is written.
  var result: String?
  var canThrow = false
  var isFailable = false
}

private final class BodyFinder: SyntaxVisitor {
  private(set) var found: [CodeBody] = []
  private let file: String
  private let places: SourceLocationConverter
  /// The names of the declarations around a node.
  private var names: [String] = []
  /// Whether a node is in an initialiser, but for what closures in it hold.
  private var isInInitializer = [false]

  init(_ file: String, _ tree: SourceFileSyntax) {
    self.file = file
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func note(
    _ kind: CodeBody.Kind, from: AbsolutePosition, to: AbsolutePosition, result: TypeSyntax? = nil,
    canThrow: Bool = false, isFailable: Bool = false, foundTo: AbsolutePosition? = nil
  ) {
    let start = places.location(for: from), end = places.location(for: foundTo ?? to)
    found.append(
      CodeBody(
        kind: kind, file: file, name: names.joined(separator: "."), start: from.utf8Offset,
        end: to.utf8Offset, startLine: start.line, startColumn: start.column, endLine: end.line,
        endColumn: end.column, result: result?.trimmedDescription, canThrow: canThrow,
        isFailable: isFailable))
  }

  private func note(
    _ kind: CodeBody.Kind, in block: CodeBlockSyntax?, result: TypeSyntax? = nil,
    canThrow: Bool = false, isFailable: Bool = false
  ) {
    guard let block else { return }
    note(
      kind, from: block.leftBrace.endPositionBeforeTrailingTrivia,
      to: block.rightBrace.positionAfterSkippingLeadingTrivia, result: result, canThrow: canThrow,
      isFailable: isFailable)
  }

  private func noteDeclaration(_ node: some SyntaxProtocol, foundTo: AbsolutePosition? = nil) {
    note(
      .declaration, from: node.positionAfterSkippingLeadingTrivia,
      to: node.endPositionBeforeTrailingTrivia, foundTo: foundTo)
  }

  /// Whether a function says that it throws errors of any type.
  private func canThrow(_ clause: ThrowsClauseSyntax?) -> Bool {
    clause.map { $0.type == nil && $0.throwsSpecifier.text == "throws" } ?? false
  }

  // MARK: Types

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    names.append(name)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { names.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { names.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { names.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { names.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append(node.extendedType.trimmedDescription)
    noteDeclaration(node, foundTo: node.memberBlock.positionAfterSkippingLeadingTrivia)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { names.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  // MARK: Functions

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    names.append("\(node.name.text)(\(labels.joined()))")
    isInInitializer.append(false)
    note(
      .function, in: node.body, result: node.signature.returnClause?.type,
      canThrow: canThrow(node.signature.effectSpecifiers?.throwsClause))
    noteDeclaration(node)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    names.removeLast()
    isInInitializer.removeLast()
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    names.append("init(\(labels.joined()))")
    isInInitializer.append(true)
    note(
      .initializer, in: node.body,
      canThrow: canThrow(node.signature.effectSpecifiers?.throwsClause),
      isFailable: node.optionalMark != nil)
    noteDeclaration(node)
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) {
    names.removeLast()
    isInInitializer.removeLast()
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append("deinit")
    isInInitializer.append(false)
    note(.deinitializer, in: node.body)
    return .visitChildren
  }
  override func visitPost(_ node: DeinitializerDeclSyntax) {
    names.removeLast()
    isInInitializer.removeLast()
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    names.append("subscript")
    if let block = node.accessorBlock { note(block, result: node.returnClause.type) }
    noteDeclaration(node)
    return .visitChildren
  }
  override func visitPost(_ node: SubscriptDeclSyntax) { names.removeLast() }

  // MARK: Variables

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let first = node.bindings.first
    names.append(
      first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        ?? first?.pattern.trimmedDescription ?? "_")
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type else { continue }
      if let value = binding.initializer?.value {
        note(
          .value, from: value.positionAfterSkippingLeadingTrivia,
          to: value.endPositionBeforeTrailingTrivia, result: type)
      }
      if let block = binding.accessorBlock { note(block, result: type) }
    }
    // Without a stored one a type would have another initialiser.
    let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    let isComputed = node.bindings.allSatisfy { $0.accessorBlock != nil && $0.initializer == nil }
    // Stored ones of an extension are refused, or get their accessors from an attribute.
    let isExtensions = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    if isComputed || isStatic || isExtensions || names.count == 1 { noteDeclaration(node) }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) { names.removeLast() }

  private func note(_ block: AccessorBlockSyntax, result: TypeSyntax) {
    switch block.accessors {
    case .getter:
      note(
        .function, from: block.leftBrace.endPositionBeforeTrailingTrivia,
        to: block.rightBrace.positionAfterSkippingLeadingTrivia, result: result)
    case .accessors(let list):
      for accessor in list {
        if accessor.accessorSpecifier.text == "get" {
          note(
            .function, in: accessor.body, result: result,
            canThrow: canThrow(accessor.effectSpecifiers?.throwsClause))
        } else if ["set", "willSet", "didSet"].contains(accessor.accessorSpecifier.text) {
          note(.accessor, in: accessor.body)
        }
      }
    @unknown default: break
    }
  }

  // MARK: Attributes

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard let owner = node.parent?.parent, !owner.is(VariableDeclSyntax.self),
      owner.asProtocol(WithAttributesSyntax.self) != nil
    else { return .skipChildren }
    names.append("@\(node.attributeName.trimmedDescription)")
    note(
      .attribute, from: node.positionAfterSkippingLeadingTrivia,
      to: node.endPositionBeforeTrailingTrivia)
    names.removeLast()
    return .skipChildren
  }

  // MARK: Expressions

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    isInInitializer.append(false)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { isInInitializer.removeLast() }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, isInInitializer.last == false, !names.isEmpty,
      !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self)
    else { return .visitChildren }
    let canThrow =
      expression.as(TryExprSyntax.self).map { $0.questionOrExclamationMark == nil } ?? false
    note(
      .expression, from: expression.positionAfterSkippingLeadingTrivia,
      to: expression.endPositionBeforeTrailingTrivia, canThrow: canThrow)
    return .visitChildren
  }
}
