/// The exit status of the command, as the contract with scripts and CI fixes it. Where several hold, the
/// highest one counts.
package enum ExitStatus: Int32, Comparable, CaseIterable, Sendable {
  /// Everything was done as asked.
  case success = 0
  /// Differences or findings.
  case findings = 1
  /// The arguments are invalid, or a file that they name is.
  case usage = 2
  /// The project could not be read or built.
  case project = 3
  /// A frame failed. The other frames were made.
  case frames = 4

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }

  /// The description in help and documentation.
  package var meaning: String {
    switch self {
    case .success: "as asked"
    case .findings: "differences or findings"
    case .usage: "usage"
    case .project: "the project couldn't be read"
    case .frames: "a frame failed"
    }
  }
}
