import Failures
import Foundation
import Planning
import WidgetHost

/// The goldens that a revision of git draws for this run: its sources are checked out beside the
/// repository, built, and asked to record.
struct BaseRevision {
  /// The name in reports: `main (1b951b2)`.
  let name: String
  /// The folder of its goldens, absolute.
  let goldens: String

  /// - Parameter arguments: the options that choose frames and their world, for the revision's command.
  /// - Throws: a ``Failure`` of usage, where there is no such revision; of the project, where it can't be
  ///   built or drawn.
  init(_ revision: String, _ arguments: [String], out output: String) throws {
    let executable = try Products.own()
    let package = try Self.package(around: executable.path)
    let root = try Self.git(["rev-parse", "--show-toplevel"], in: package)
    guard !revision.hasPrefix("-"),
      let commit = try? Self.git(
        ["rev-parse", "--verify", "-q", revision + "^{commit}"], in: package)
    else { throw Failure.usage("git knows no revision “\(revision)” in \(root).", at: "--against") }
    name = "\(revision) (\(commit.prefix(7)))"
    let out =
      URL(fileURLWithPath: output, isDirectory: true).standardizedFileURL.path + "/base"
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
      orFail: "\(name) can't be built")
    try Self.run(
      ["\(scratch)/debug/\(executable.name)", "record", "--goldens", goldens, "--out", out]
        + arguments + [
          "--quiet", "--goldens-limit", "1000000", "--goldens-format", "png", "--mode", "all",
        ],
      orFail: "\(name) can't be drawn", allowing: [0, 4])
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
    throw Failure(
      "It builds the widgets of a revision, and no folder around \(executable) has a Package.swift.",
      at: "--against")
  }

  private static func remove(_ tree: String, _ root: String) throws {
    _ = try git(["worktree", "remove", "--force", tree], in: root)
  }

  private static func git(_ arguments: [String], in folder: String) throws -> String {
    let (status, output) = try launch(["git", "-C", folder] + arguments)
    guard status == 0 else {
      throw Failure("git \(arguments.joined(separator: " ")): \(PlainText.line(output))")
    }
    return output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func run(
    _ command: [String], orFail problem: String, allowing: [Int32] = [0]
  ) throws {
    let (status, output) = try launch(command)
    guard allowing.contains(status) else {
      let lines = output.split(separator: "\n").filter { $0.contains("error") }.prefix(5)
      let errors = lines.isEmpty ? String(output.suffix(600)) : lines.joined(separator: "\n")
      throw Failure(errors, at: problem)
    }
  }

  /// - Returns: the status, and the text on both standard output and standard error.
  private static func launch(_ command: [String]) throws -> (Int32, String) {
    let run = try ProgramRun(command, in: FileManager.default.currentDirectoryPath)
    return (run.status, run.output + run.errors)
  }
}
