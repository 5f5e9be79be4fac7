import Arguments
import Foundation

/// The options of the output folder, the number of processes and the progress.
struct RunOptions: Sendable {
  enum ProgressStyle: String, CaseIterable, Sendable { case auto, always, never }

  /// The output folder as given: relative to the current folder.
  var out = "output"
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var isQuiet = false
  var progress = ProgressStyle.auto

  static let options = OptionList(output, running)

  static let output = OptionList<RunOptions>(
    .option("out", "DIR", "the folder for files (output)", \.out, completion: .folder) {
      try $0.last()
    }
  ).section(.output)

  static let running = OptionList<RunOptions>(
    .option("jobs", "N", "worker processes at once (the cores)", \.jobs) {
      try $0.wholeNumber(in: 1...256)
    },
    .flag("quiet", "no progress on standard error", \.isQuiet),
    .choice(
      "progress", "a bar; auto: where standard error is a terminal (auto)", \.progress)
  ).section(.running)
}
