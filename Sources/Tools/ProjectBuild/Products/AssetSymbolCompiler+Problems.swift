import XcodeImport
import XcodeProject

extension AssetSymbolCompiler {
  /// The faults of the catalogues, as those of a project are listed.
  var projectProblems: [ProjectProblem] {
    problems.map { problem in
      ProjectProblem(
        .unreadable, problem.message,
        at: problem.file.path + (problem.line.map { ":\($0)" } ?? ""))
    }
  }
}
