import Foundation
import WidgetHost

/// What a revision of git draws, as goldens for this run: its sources are checked out beside the
/// repository, built, and asked to record.
struct BaseRevision {
  /// As reports call it: `main (1b951b2)`.
  let name: String
  /// The folder of what it drew, absolute.
  let goldens: String

  /// - Parameter arguments: the options that choose frames and their world, for the revision's command.
  /// - Throws: ``UsageError``, where there is no such revision; ``HostError``, where it can't be built or
  ///   drawn.
  init(_ revision: String, _ arguments: [String], _ options: Options) throws {
    let executable = try Products.own()
    let package = try Self.package(around: executable.path)
    let root = try Self.git(["rev-parse", "--show-toplevel"], in: package)
    guard !revision.hasPrefix("-"),
      let commit = try? Self.git(
        ["rev-parse", "--verify", "-q", revision + "^{commit}"], in: package)
    else { throw UsageError("--against: git knows no revision “\(revision)” in \(root).") }
    name = "\(revision) (\(commit.prefix(7)))"
    let out =
      URL(fileURLWithPath: options.out, isDirectory: true).standardizedFileURL.path + "/base"
    goldens = out + "/goldens"
    try? FileManager.default.removeItem(atPath: goldens)
    try OutputWriter.check(out)
    // Beside the repository, so that packages that it names by a relative path are found.
    let tree =
      URL(fileURLWithPath: root).deletingLastPathComponent().path
      + "/.\(URL(fileURLWithPath: root).lastPathComponent)-base-\(ProcessInfo.processInfo.processIdentifier)"
    try? Self.remove(tree, root)
    _ = try Self.git(["worktree", "add", "--detach", "-f", tree, commit], in: root)
    defer { try? Self.remove(tree, root) }
    let inner = tree + package.dropFirst(root.count)
    let scratch = package + "/.build/base"
    let product =
      executable.name == "vitrine" ? [] : ["--product", executable.name]
    try Self.run(
      ["swift", "build", "--package-path", inner, "--scratch-path", scratch] + product,
      saying: "\(name) can't be built")
    try Self.run(
      ["\(scratch)/debug/\(executable.name)", "record", "--goldens", goldens, "--out", out]
        + arguments + [
          "--quiet", "--goldens-limit", "1000000", "--goldens-format", "png", "--mode", "all",
        ],
      saying: "\(name) can't be drawn", allowing: [0, 4])
  }

  /// The folder of the package that an executable was built in.
  private static func package(around executable: String) throws -> String {
    var folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    while folder.path != "/" {
      if folder.lastPathComponent == ".build" {
        let package = folder.deletingLastPathComponent()
        if FileManager.default.fileExists(atPath: package.path + "/Package.swift") {
          return package.path
        }
      }
      folder = folder.deletingLastPathComponent()
    }
    throw HostError(
      "--against builds the widgets of a revision, and no Package.swift stands around \(executable)."
    )
  }

  private static func remove(_ tree: String, _ root: String) throws {
    _ = try git(["worktree", "remove", "--force", tree], in: root)
  }

  private static func git(_ arguments: [String], in folder: String) throws -> String {
    let (status, output) = try launch(["git", "-C", folder] + arguments)
    guard status == 0 else {
      throw HostError("git \(arguments.joined(separator: " ")): \(Progress.line(output))")
    }
    return output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func run(
    _ command: [String], saying problem: String, allowing: [Int32] = [0]
  ) throws {
    let (status, output) = try launch(command)
    guard allowing.contains(status) else {
      let lines = output.split(separator: "\n").filter { $0.contains("error") }.prefix(5)
      let said = lines.isEmpty ? String(output.suffix(600)) : lines.joined(separator: "\n")
      throw HostError("\(problem): \(said)")
    }
  }

  /// - Returns: what it wrote to both of its streams.
  private static func launch(_ command: [String]) throws -> (Int32, String) {
    let run = try ProgramRun(command, in: FileManager.default.currentDirectoryPath)
    return (run.status, run.output + run.errors)
  }
}
