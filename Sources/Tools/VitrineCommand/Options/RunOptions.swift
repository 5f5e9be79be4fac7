import Arguments
import Failures
import Foundation

/// The options of the output folder, the number of processes and the progress.
struct RunOptions: Sendable {
  enum ProgressStyle: String, CaseIterable, Sendable { case auto, always, never }

  /// The output folder as given: relative to the current folder.
  var out = "output"
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var isQuiet = false
  /// Whether a warning among the diagnostics makes the exit status that of findings.
  var isStrict = false
  /// The path of the file for the diagnostics as SARIF; nil for none.
  var sarif: String?
  var progress = ProgressStyle.auto
  /// Read before the verb's other options, for its products.
  var project = ProjectOptions()

  /// The same without a file of diagnostics.
  var withoutSARIF: RunOptions {
    var options = self
    options.sarif = nil
    return options
  }

  static let options = OptionList(output, running, diagnostics)

  static let output = OptionList<RunOptions>(
    .option("out", "DIR", "the folder for files (output)", \.out, completion: .folder) {
      try $0.last()
    }
  ).section(.output)

  static let running = OptionList<RunOptions>(
    .group(\.project, ProjectOptions.options), processes)

  private static let processes = OptionList<RunOptions>(
    .option("jobs", "N", "worker processes at once (the cores)", \.jobs) {
      try $0.wholeNumber(in: 1...256)
    },
    .flag("quiet", "no progress on standard error", \.isQuiet),
    .choice(
      "progress", "a bar; auto: where standard error is a terminal (auto)", \.progress),
    .check { options, given in
      guard options.isQuiet, options.progress == .always else { return }
      // What is typed goes before the project's file.
      switch (given.typed.contains("quiet"), given.typed.contains("progress")) {
      case (false, true): options.isQuiet = false
      case (true, false): options.progress = .never
      default:
        throw Failure.usage(
          "--quiet and --progress always contradict each other.", remedy: "Leave one of them out.")
      }
    }
  ).section(.running)

  static let diagnostics = OptionList(
    OptionList<RunOptions>(
      .option(
        "sarif", "FILE",
        "the diagnostics as SARIF (none; of audit, with its findings, audit.sarif in the output folder)",
        \.sarif, completion: .file
      ) { try $0.last() }
    ).section(.output),
    OptionList<RunOptions>(
      .flag("strict", "a warning among the diagnostics makes the exit status 1", \.isStrict)
    ).section(.running))
}
