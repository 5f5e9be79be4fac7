import Diagnostics
import Failures
import Foundation
import Planning
import WidgetHost

/// The output of a run's diagnostics: on standard error, in a SARIF file, and in the exit status.
struct DiagnosticOutput {
  private let options: RunOptions

  init(_ options: RunOptions) { self.options = options }

  /// The codes of diagnostics that are printed before the work, or in a line of their own.
  static let saidElsewhere = ["installation", "plan", "product", "resource", "nothing-sensitive"]

  /// - Parameter saidElsewhere: further codes that aren't printed.
  /// - Throws: a ``Failure`` where the file can't be written.
  func tell(_ summary: DiagnosticSummary, saidElsewhere: [String] = []) throws {
    let lines = summary.without(Self.saidElsewhere + saidElsewhere).lines(
      hasNotes: !options.isQuiet)
    if !lines.isEmpty {
      FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    }
    guard let file = options.sarif else { return }
    try OutputWriter.write(
      [UInt8](try summary.sarif(generator: Version.generator)),
      to: URL(fileURLWithPath: file).path)
  }

  func status(of summary: DiagnosticSummary) -> ExitStatus {
    options.isStrict && summary.hasWarnings ? .findings : .success
  }
}
