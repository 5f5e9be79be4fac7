import SwiftSyntax

/// An expression from a name to its right: `name(…).member?.call { }`.
struct ExpressionChain {
  private(set) var steps: [UseStep] = []
  private(set) var generics = 0
  private(set) var end = UseEnd.other

  init(from start: ExprSyntax) {
    var node = Syntax(start)
    while let parent = node.parent, let next = add(parent, above: node) { node = next }
    end = Self.end(of: node)
  }

  /// - Returns: the expression that holds one step more; nil where the chain ends.
  private mutating func add(_ parent: Syntax, above node: Syntax) -> Syntax? {
    if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      steps.append(UseStep(kind: .call, arguments: UseArgument.all(of: call)))
    } else if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      let name = access.declName.baseName
      steps.append(UseStep(kind: .member, name: name.identifier?.name ?? name.text))
    } else if parent.is(OptionalChainingExprSyntax.self) {
      steps.append(UseStep(kind: .optional))
    } else if parent.is(ForceUnwrapExprSyntax.self) {
      steps.append(UseStep(kind: .force))
    } else if let item = parent.as(SubscriptCallExprSyntax.self),
      item.calledExpression.id == node.id
    {
      steps.append(UseStep(kind: .subscript, arguments: item.arguments.map(UseArgument.init)))
    } else if let special = parent.as(GenericSpecializationExprSyntax.self) {
      generics = special.genericArgumentClause.arguments.count
    } else {
      return nil
    }
    return parent
  }

  private static func end(of node: Syntax) -> UseEnd {
    guard var parent = node.parent else { return .other }
    while parent.is(AwaitExprSyntax.self) || parent.is(TryExprSyntax.self)
      || parent.is(PrefixOperatorExprSyntax.self)
    {
      if parent.is(PrefixOperatorExprSyntax.self) { return .condition }
      guard let next = parent.parent else { break }
      parent = next
    }
    if parent.is(CodeBlockItemSyntax.self) { return .statement }
    if parent.is(ConditionElementSyntax.self) { return .condition }
    if let clause = parent.as(InitializerClauseSyntax.self),
      clause.parent?.is(OptionalBindingConditionSyntax.self) == true
    {
      return .unwrapped
    }
    if parent.is(ForStmtSyntax.self) { return .sequence }
    if let list = parent.as(ExprListSyntax.self) { return end(of: node, in: list) }
    return .other
  }

  /// The use of an operand's value, by the operators beside it: the list isn't folded by precedence.
  private static func end(of node: Syntax, in list: ExprListSyntax) -> UseEnd {
    let items = Array(list)
    guard let index = items.firstIndex(where: { Syntax($0).id == node.id }) else {
      return .other
    }
    let sides = [index - 1, index + 1].filter(items.indices.contains).map { items[$0] }
    let operators = sides.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    if index + 1 < items.count,
      items[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
    {
      return .unwrapped
    }
    if operators.contains(where: { ["&&", "||"].contains($0) })
      && operators.allSatisfy({ ["&&", "||"].contains($0) })
    {
      return .condition
    }
    if index + 1 < items.count, items[index + 1].is(UnresolvedTernaryExprSyntax.self), index == 0 {
      return .condition
    }
    return .other
  }
}

extension UseArgument {
  static func all(of call: FunctionCallExprSyntax) -> [UseArgument] {
    var all = call.arguments.map(UseArgument.init)
    if let closure = call.trailingClosure { all.append(UseArgument(nil, closure)) }
    all += call.additionalTrailingClosures.map { UseArgument($0.label.text, $0.closure) }
    return all
  }

  init(_ argument: LabeledExprSyntax) {
    let label = argument.label?.text
    let value = argument.expression
    if let closure = value.as(ClosureExprSyntax.self) {
      self.init(label, closure)
      return
    }
    self.init(label: label, kind: .value)
    if let member = Self.member(value) {
      kind = .member
      members = [member]
    } else if value.is(InOutExprSyntax.self) {
      kind = .reference
    } else if let array = value.as(ArrayExprSyntax.self) {
      let items = array.elements.map(\.expression).compactMap(Self.member)
      kind = items.isEmpty ? .array : .members
      members = items
    } else if value.is(DictionaryExprSyntax.self) {
      kind = .dictionary
    }
  }

  /// `.red` and `.gap(3)`; nil for anything else.
  private static func member(_ expression: ExprSyntax) -> UseStep? {
    if let call = expression.as(FunctionCallExprSyntax.self),
      var step = member(call.calledExpression)
    {
      step.arguments = all(of: call)
      return step
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), access.base == nil else {
      return nil
    }
    let name = access.declName.baseName
    return UseStep(kind: .member, name: name.identifier?.name ?? name.text)
  }

  fileprivate init(_ label: String?, _ closure: ClosureExprSyntax) {
    let shape = ClosureShape(closure)
    self.init(
      label: label, kind: shape.makesViews ? .views : .closure, parameters: shape.parameters,
      isAsync: shape.isAsync, canThrow: shape.canThrow)
  }
}

/// The parts of a closure's type that its syntax shows.
private final class ClosureShape: SyntaxVisitor {
  private(set) var parameters = 0
  private(set) var isAsync = false
  private(set) var canThrow = false
  private(set) var makesViews = false

  init(_ closure: ClosureExprSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(closure.statements)
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): parameters = list.count
    case .parameterClause(let clause): parameters = clause.parameters.count
    default: break
    }
    makesViews = Self.makesViews(closure.statements)
  }

  /// Statements that are values of types, or conditions of such.
  private static func makesViews(_ items: CodeBlockItemListSyntax) -> Bool {
    !items.isEmpty
      && items.allSatisfy { item in
        switch item.item {
        case .expr(let expression): isView(expression)
        case .stmt(let statement):
          statement.as(ExpressionStmtSyntax.self).map { isView($0.expression) } ?? false
        case .decl(let declaration): declaration.is(VariableDeclSyntax.self) && items.count > 1
        @unknown default: false
        }
      }
  }

  private static func isView(_ expression: ExprSyntax) -> Bool {
    if let condition = expression.as(IfExprSyntax.self) {
      return makesViews(condition.body.statements)
    }
    var node = expression
    while true {
      if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let access = node.as(MemberAccessExprSyntax.self), let base = access.base {
        node = base
      } else {
        break
      }
    }
    let name = node.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    return !node.is(ClosureExprSyntax.self) && name.first?.isUppercase == true
      && !["Task", "DispatchQueue"].contains(name)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    // Each parameter becomes a type of a stub. No closure has this number.
    if name.hasPrefix("$"), let number = Int(name.dropFirst()), number < 32 {
      parameters = max(parameters, number + 1)
    }
    return .skipChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    isAsync = true
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { canThrow = true }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
