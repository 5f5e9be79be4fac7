internal import CStack
import Foundation
import InstalledFiles

/// The cause of a worker's end, from its exit status and from what Swift's runtime wrote.
struct CrashReport {
  let message: String

  init(_ worker: WorkerProcess) {
    message = Self.message(
      status: worker.status ?? 0, output: worker.output, executable: worker.executable)
  }

  /// The innermost line of the backtrace that is the user's own: `body.getter (Card.swift:12)`.
  private static func place(in output: String, of executable: String?) -> String? {
    for line in output.split(separator: "\n") {
      guard
        let frame = line.firstMatch(
          of: /^\s*\d+ (?:\[\w+\] )?(?:\[\w+\] )?\s*0x\w+ (.+) \+ \d+ in .+ at (\/.+):(\d+):\d+$/)
      else { continue }
      if let place = place(of: String(frame.1), in: String(frame.2), line: String(frame.3)) {
        return place
      }
    }
    guard let executable else { return nil }
    return placeByAddresses(in: output, of: executable)
  }

  /// The same of a backtrace of addresses alone. The code of others, as Foundation's, isn't asked for.
  private static func placeByAddresses(in output: String, of executable: String) -> String? {
    let product = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    let folder = product.deletingLastPathComponent().path + "/"
    let found = CrashFrames(output) { $0 == product.path || $0.hasPrefix(folder) }
    for symbol in CrashSymbolizer.symbols(found.frames, of: executable).joined() {
      let name = CrashSymbolizer.name(symbol.FunctionName)
      if symbol.Line > 0,
        let place = place(of: name, in: symbol.FileName, line: String(symbol.Line))
      {
        return place
      }
    }
    return nil
  }

  /// A place of the user's own; nil for the engine's, and for what a macro made: it has none that the user could open.
  private static func place(of function: String, in path: String, line: String) -> String? {
    if path.contains("@__swiftmacro_") || !path.hasPrefix("/")
      || path.hasSuffix("<compiler-generated>")
      || isOfEngine(path)
    {
      return nil
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return "\(function) (\(file):\(line))"
  }

  /// Whether a source file is Vitrine's own. The library of the Swift SDK names none of its own.
  private static func isOfEngine(_ path: String) -> Bool {
    guard case .checkout(let root) = InstalledFiles.place else { return false }
    let sources = root.path + "/Sources/"
    return path.hasPrefix(sources) && !path.hasPrefix(sources + "Examples/")
  }

  /// - Parameter executable: the path of the worker's executable, whose debug information names the lines.
  static func message(status: Int32, output: String, executable: String? = nil) -> String {
    let line = output.split(separator: "\n").last { line in
      ["Fatal error", "fatal error", "Precondition failed", "Assertion failed"].contains {
        line.contains($0)
      }
    }
    let signal = status & 0x7F
    let place = Self.place(in: output, of: executable).map { " It happened in \($0)." } ?? ""
    if let line {
      let message = line.trimmingCharacters(in: .whitespaces)
      return "the code stopped: \(message)\(message.hasSuffix(".") ? "" : ".")\(place)"
    }
    return ending(signal, status, output) + "." + place
  }

  private static func ending(_ signal: Int32, _ status: Int32, _ output: String) -> String {
    if signal == 0 {
      let code = (status >> 8) & 0xFF
      let last = output.split(separator: "\n").last.map { ": \($0)" } ?? ""
      return "the process left with status \(code)\(last)"
    }
    switch signal {
    case 11: return invalidAccess(output)
    case 4, 5: return "the code trapped (signal \(signal)), as arithmetic overflow does"
    case 6: return "the code aborted (signal 6)"
    case 7:
      return "the code reached for memory that has no contents (signal 7), as a file cut short does"
    case 8: return "the code trapped (signal 8), as division by zero in C does"
    case 9: return "the process was killed (signal 9); perhaps the machine ran out of memory"
    case 15:
      return
        "the process was ended from outside (signal 15), as kill does or a machine that shuts down"
    default: return "the process ended by signal \(signal)"
    }
  }

  /// The cause of signal 11, by what the worker's handler and Swift's runtime wrote.
  private static func invalidAccess(_ output: String) -> String {
    if output.contains(STACK_FAULT_LINE) {
      return "the code used up its call stack (signal 11), as endless recursion does"
    }
    guard let found = output.firstMatch(of: /Bad pointer dereference at 0x0*([0-9a-f]+)/) else {
      return
        "the code reached for memory that isn't its own (signal 11), as a pointer does that leads "
        + "nowhere, or endless recursion on a thread of its own"
    }
    return
      "the code reached for memory that isn't its own (signal 11, at the address 0x\(found.1)), as a "
      + "pointer does that leads nowhere"
  }
}
