import Failures
import Foundation
import NetworkFixtures

/// The runs of verbs by which tools do their work, each in a process of its own: what goes wrong in it ends that
/// process alone. Each builds what changed before.
final class ToolRun: Sendable {
  /// The end of one run.
  struct Outcome {
    /// The exit status.
    var status: Int32
    /// The member `result` of the document; nil where the verb failed.
    var result: JSONTree?
    /// The error, and the messages of the compiler or of the frames.
    var messages: String
  }

  /// The path of the program.
  let program: String
  /// The words after the verb: the project and how it is built.
  let project: [String]
  /// The command that builds the program itself first; nil where the verb builds.
  let build: [String]?
  /// The current folder of the runs.
  let folder: String
  /// A folder for pictures that the session alone needs.
  let scratch: String
  let children = Subprocess()

  init(program: String, project: [String], build: [String]?, folder: String, scratch: String) {
    self.program = program
    self.project = project
    self.build = build
    self.folder = folder
    self.scratch = scratch
  }

  /// Carries a verb out.
  ///
  /// - Returns: nil where it was stopped.
  func run(_ verb: String, _ words: [String]) throws -> Outcome? {
    let errors = "\(scratch)/errors.txt"
    if let build {
      guard let built = try children.run(build, in: folder) else { return nil }
      guard built.status == 0 else {
        return Outcome(
          status: ExitStatus.project.rawValue, result: nil,
          messages: "The widgets don't build.\n" + Self.tail(built.output))
      }
    }
    let command = [program, verb] + project + words + ["--json"]
    guard let ended = try children.run(command, in: folder, errors: errors) else { return nil }
    let log = FileManager.default.contents(atPath: errors).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard case .object(let document)? = JSONTree(Data(ended.output.utf8)) else {
      return Outcome(
        status: ended.status, result: nil,
        messages: "The run ended with status \(ended.status).\n" + Self.tail(log ?? ""))
    }
    return Outcome(
      status: ended.status, result: document["result"],
      messages: PlainText.lines(Self.tail(log ?? "")))
  }

  /// The end of a log: errors are its last lines.
  private static func tail(_ text: String, _ limit: Int = 12_000) -> String {
    text.count <= limit ? text : "…" + text.suffix(limit)
  }
}
