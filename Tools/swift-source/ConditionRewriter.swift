import SwiftIfConfig
import SwiftSyntax

/// The platform's answers in the conditions of `#if` and `#elseif`: each question that Linux answers in
/// another way becomes `true` or `false`, by SwiftIfConfig; the compiler does the rest, as it would there.
/// A question that SwiftIfConfig complains of is left to the compiler's own complaint.
final class ConditionRewriter: SyntaxVisitor {
  private(set) var edits = SourceEdits()
  private let answers: PlatformAnswers

  init(platform: String, modules: Set<String>) {
    answers = PlatformAnswers(platform: platform, modules: modules)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ clause: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = clause.condition { answer(in: Syntax(condition)) }
    return .visitChildren
  }

  private func answer(in node: Syntax) {
    guard let call = node.as(FunctionCallExprSyntax.self) else {
      for child in node.children(viewMode: .sourceAccurate) { answer(in: child) }
      return
    }
    guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["os", "canImport", "targetEnvironment"].contains(name), !call.hasError
    else { return }
    let (state, _, diagnostics) = IfConfigRegionState.evaluating(call, in: answers)
    guard !diagnostics.contains(where: { $0.diagMessage.severity == .error }) else { return }
    edits.replace(call, with: state == .active ? "true" : "false")
  }
}

/// A build for one of Apple's platforms, as far as conditions ask for it.
struct PlatformAnswers: BuildConfiguration {
  var platform: String
  /// The modules that `canImport` finds.
  var modules: Set<String> = []
  /// The names that are set by `-D`.
  var conditions: Set<String> = []

  func isActiveTargetOS(name: String) -> Bool {
    name == platform || name == "OSX" && platform == "macOS"
  }

  /// Pictures are made in the role of a simulator; a Mac runs its widgets itself.
  func isActiveTargetEnvironment(name: String) -> Bool {
    name == "simulator" && platform != "macOS"
  }

  func canImport(
    importPath: [(TokenSyntax, String)], version: CanImportVersion
  ) -> Bool {
    importPath.first.map { modules.contains($0.1) } ?? false
  }

  func isCustomConditionSet(name: String) -> Bool { conditions.contains(name) }

  // `ConditionRewriter` leaves these to the compiler.

  func hasFeature(name: String) -> Bool { false }
  func hasAttribute(name: String) -> Bool { false }
  func isActiveTargetArchitecture(name: String) -> Bool { false }
  func isActiveTargetRuntime(name: String) -> Bool { false }
  func isActiveTargetPointerAuthentication(name: String) -> Bool { false }
  func isActiveTargetObjectFormat(name: String) -> Bool { false }
  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6) }
  var compilerVersion: VersionTuple { VersionTuple(6) }
}
