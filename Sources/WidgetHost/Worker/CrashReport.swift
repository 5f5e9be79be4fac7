import Foundation

/// Why a worker's process ended, from its exit status and from what Swift's runtime wrote.
struct CrashReport {
  let message: String

  init(_ worker: WorkerProcess) {
    message = Self.message(status: worker.status ?? 0, output: worker.output)
  }

  static func message(status: Int32, output: String) -> String {
    let said = output.split(separator: "\n").last { line in
      ["Fatal error", "fatal error", "Precondition failed", "Assertion failed"].contains {
        line.contains($0)
      }
    }
    let signal = status & 0x7F
    if let said { return "the code stopped: \(said.trimmingCharacters(in: .whitespaces))" }
    if signal == 0 {
      let code = (status >> 8) & 0xFF
      let last = output.split(separator: "\n").last.map { ": \($0)" } ?? ""
      return "the process left with status \(code)\(last)"
    }
    switch signal {
    case 11:
      return "the code reached for memory that isn't its own (signal 11), as endless recursion does"
    case 4, 5: return "the code trapped (signal \(signal)), as arithmetic overflow does"
    case 6: return "the code aborted (signal 6)"
    case 9: return "the process was killed (signal 9); perhaps the machine ran out of memory"
    default: return "the process ended by signal \(signal)"
    }
  }
}
