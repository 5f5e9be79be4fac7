import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// `imports PLATFORM CONDITIONS FILE…`: the modules that the files import on the platform. CONDITIONS are the names
/// set by `-D`, between commas. Files that can't be read are left out.
func findImports(_ arguments: [String]) throws -> any Encodable {
  guard arguments.count > 1 else {
    throw UsageError(description: "imports PLATFORM CONDITIONS FILE…")
  }
  let answers = PlatformAnswers(
    platform: arguments[0], conditions: Set(arguments[1].split(separator: ",").map(String.init)))
  return arguments.dropFirst(2).compactMap { path -> FileImports? in
    guard let bytes = try? contents(of: path) else { return nil }
    let finder = ImportFinder(answers)
    finder.walk(bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
    let optional = finder.optional.subtracting(finder.needed)
    return FileImports(file: path, needed: finder.needed.sorted(), optional: optional.sorted())
  }
}

struct FileImports: Encodable {
  var file: String
  var needed: [String]
  /// Modules that the file does without where `canImport` doesn't find them, or another.
  var optional: [String]
}

private final class ImportFinder: SyntaxVisitor {
  private(set) var needed: Set<String> = []
  private(set) var optional: Set<String> = []
  private let answers: PlatformAnswers
  private var conditional = 0

  init(_ answers: PlatformAnswers) {
    self.answers = answers
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name {
      let apples = name.identifier?.name ?? name.text
      let text = ModuleNames.replacements[apples] ?? apples
      if conditional > 0 { optional.insert(text) } else { needed.insert(text) }
    }
    return .skipChildren
  }

  /// Visits every clause of a condition that has `canImport`, and only the active clause of others.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let asks = node.clauses.contains { $0.condition?.description.contains("canImport") == true }
    for clause in node.clauses {
      if let condition = clause.condition, !asks || !mentionsModule(condition) {
        guard IfConfigRegionState.evaluating(condition, in: answers).state == .active else {
          continue
        }
        if let elements = clause.elements { walk(elements) }
        if !asks { break }
        continue
      }
      conditional += asks ? 1 : 0
      if let elements = clause.elements { walk(elements) }
      conditional -= asks ? 1 : 0
    }
    return .skipChildren
  }

  private func mentionsModule(_ condition: ExprSyntax) -> Bool {
    condition.description.contains("canImport")
  }

  /// Imports lie at the top of a file, or in conditions there.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    switch node.item {
    case .decl(let declaration):
      declaration.is(ImportDeclSyntax.self) || declaration.is(IfConfigDeclSyntax.self)
        ? .visitChildren : .skipChildren
    default: .skipChildren
    }
  }
}
