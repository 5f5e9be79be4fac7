import Diagnostics
import Failures
import Foundation
import Planning
import WidgetHost

/// The diagnostics of a run as a command tells them: on standard error, in a file of SARIF, and by the exit status.
struct DiagnosticOutput {
  private let options: RunOptions

  init(_ options: RunOptions) { self.options = options }

  /// The codes of what is said before the work, or in a line of its own.
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
