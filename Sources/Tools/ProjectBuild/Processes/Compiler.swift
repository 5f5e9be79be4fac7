import Failures
import Foundation

/// The toolchain's Swift compiler.
enum Compiler {
  /// - Parameter command: a program of the toolchain, with its arguments.
  static func run(_ command: [String], in folder: String) throws(Failure) -> ProgramRun {
    do {
      let run = try ProgramRun(command, in: folder)
      if run.status == 127, run.errors.contains("env:") {
        throw Failure(
          "There is no \(command[0]) on the search path.",
          remedy: "Install Swift, or put its usr/bin into PATH.")
      }
      return run
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(command[0]) can't be started: \(error.localizedDescription)")
    }
  }
}
