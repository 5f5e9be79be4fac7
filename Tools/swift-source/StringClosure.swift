import SwiftBasicFormat
import SwiftParser
import SwiftSyntax

/// `string-closure FUNCTION LABEL LINE COLUMN FILE`: the closure of a call that returns one string
/// literal: a trailing one, or the argument with the label. LINE and COLUMN, from 1, are where the
/// function's name is; columns count bytes.
func findStringClosure(_ arguments: [String]) throws -> any Encodable {
  guard arguments.count == 5, let line = Int(arguments[2]), let column = Int(arguments[3]) else {
    throw UsageError(description: "string-closure FUNCTION LABEL LINE COLUMN FILE")
  }
  let source = try contents(of: arguments[4])
  let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
  do {
    let finder = CallFinder(arguments[0], tree)
    finder.walk(tree)
    let call = try finder.call(line, column)
    return StringClosure.Answer(found: try StringClosure(call, arguments[1], source, tree))
  } catch let problem as StringClosure.Problem {
    return StringClosure.Answer(problem: problem.description)
  }
}

struct StringClosure: Encodable {
  struct Answer: Encodable {
    var found: StringClosure?
    var problem: String?
  }

  struct Problem: Error {
    let description: String
  }

  enum Form: String, Encodable {
    /// There is none yet; it goes after the call.
    case missing
    /// It holds nothing but the literal.
    case closure
    /// It holds comments too: the range is the literal's.
    case literal
  }

  /// Bytes of the source, the end excluded: what another literal replaces.
  var start: Int
  var end: Int
  var form: Form
  /// The white space that the line of the closure, or of the call without one, begins with.
  var indentation: String
  /// One step of the file's indentation.
  var step: String

  init(
    _ call: FunctionCallExprSyntax, _ label: String, _ source: [UInt8], _ tree: SourceFileSyntax
  ) throws {
    guard !call.hasError else { throw Problem(description: "the call isn't complete") }
    let argument = call.arguments.first { $0.label?.text == label }?.expression
    let anchor = argument ?? call.calledExpression
    let space = Self.space(
      beforeLineOf: anchor.positionAfterSkippingLeadingTrivia.utf8Offset, in: source)
    indentation = space
    // Of fewer than three lines the formatter infers nothing.
    step = BasicFormat.inferIndentation(of: tree)?.description ?? (space.isEmpty ? "  " : space)
    let closure = argument.map { $0.as(ClosureExprSyntax.self) } ?? call.trailingClosure
    guard let closure else {
      guard argument == nil else { throw Self.otherContent }
      start = call.endPositionBeforeTrailingTrivia.utf8Offset
      (end, form) = (start, .missing)
      return
    }
    guard closure.signature == nil, closure.statements.count == 1,
      let literal = closure.statements.first?.item.as(StringLiteralExprSyntax.self)
    else { throw Self.otherContent }
    let around = [
      closure.leftBrace.trailingTrivia, literal.leadingTrivia, literal.trailingTrivia,
      closure.rightBrace.leadingTrivia,
    ]
    let isAlone = around.allSatisfy { $0.description.allSatisfy(\.isWhitespace) }
    form = isAlone ? .closure : .literal
    let replaced = form == .closure ? Syntax(closure) : Syntax(literal)
    start = replaced.positionAfterSkippingLeadingTrivia.utf8Offset
    end = replaced.endPositionBeforeTrailingTrivia.utf8Offset
  }

  private static let otherContent = Problem(
    description: "its closure holds more, or less, than one string literal")

  private static func space(beforeLineOf offset: Int, in source: [UInt8]) -> String {
    let start = source[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let space = source[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: space, as: UTF8.self)
  }
}

/// The calls of one function, by the places of its name.
private final class CallFinder: SyntaxVisitor {
  private let function: String
  private let places: SourceLocationConverter
  private var calls: [(place: SourceLocation, call: FunctionCallExprSyntax)] = []

  init(_ function: String, _ tree: SourceFileSyntax) {
    self.function = function
    places = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    if let name, name.text == function {
      calls.append((places.location(for: name.positionAfterSkippingLeadingTrivia), node))
    }
    return .visitChildren
  }

  /// - Throws: ``StringClosure/Problem``, where no call, or more than one, can be meant.
  func call(_ line: Int, _ column: Int) throws -> FunctionCallExprSyntax {
    let onLine = calls.filter { $0.place.line == line }
    if let exact = onLine.first(where: { $0.place.column == column }) { return exact.call }
    if onLine.count == 1 { return onLine[0].call }
    throw StringClosure.Problem(
      description: onLine.isEmpty
        ? "\(function) isn't called on line \(line)"
        : "\(function) is called \(onLine.count) times on line \(line)")
  }
}
