import Foundation

/// A folder as git knows it. Without git, or outside of a repository, all answers are nil.
struct GitFolder {
  /// An absolute path.
  let path: String

  init(_ path: String) { self.path = path }

  /// The text that git prints for some arguments, without line breaks at its ends; nil where git fails.
  func output(_ arguments: [String]) -> String? {
    guard let run = try? ProgramRun(["git", "-C", path] + arguments, in: path), run.status == 0
    else { return nil }
    return run.output.trimmingCharacters(in: .newlines)
  }

  /// The revision in which a file or folder was last committed.
  func lastRevision(of file: String) -> String? {
    output(["log", "-1", "--format=%H", "--", file])
  }

  /// The lines that differ from a revision, as `git diff -U0 --no-prefix` prints them, of files that match patterns.
  func differences(from revision: String, in patterns: [String]) -> String? {
    difference(from: revision, in: patterns, ["-U0", "--no-color", "--no-prefix"])
  }

  /// The files that differ from a revision, relative to the folder, of those that match patterns.
  func changedFiles(from revision: String, in patterns: [String]) -> [String] {
    (difference(from: revision, in: patterns, ["--name-only", "-z"]) ?? "")
      .split(separator: "\0").map(String.init)
  }

  /// The text of a file, relative to the folder, in a revision.
  func text(of file: String, in revision: String) -> String? {
    output(["show", "\(revision):./\(file)"])
  }

  private func difference(
    from revision: String, in patterns: [String], _ options: [String]
  ) -> String? {
    output(
      ["-c", "core.quotepath=false", "diff", "--no-ext-diff", "--relative"] + options
        + [revision, "--"] + patterns)
  }
}
