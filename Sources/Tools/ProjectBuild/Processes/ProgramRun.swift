import Failures
import Foundation

/// Another program, run to its end.
package struct ProgramRun: Sendable {
  package let status: Int32
  package let output: String
  package let errors: String

  /// - Parameter command: found on `PATH`, with its arguments; no shell reads it.
  /// - Throws: a ``Failure``, where it can't be started.
  package init(_ command: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
    let output = Pipe(), errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw Failure("\(command[0]) can't be started: \(error.localizedDescription)")
    }
    // Both at once: a program stops where one of its pipes is full.
    let reading = Reading(errors)
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = reading.text
    process.waitUntilExit()
    status = process.terminationStatus
  }

  private final class Reading: @unchecked Sendable {
    private var data = Data()
    private let done = DispatchSemaphore(value: 0)

    init(_ pipe: Pipe) {
      DispatchQueue.global().async {
        self.data = pipe.fileHandleForReading.readDataToEndOfFile()
        self.done.signal()
      }
    }

    var text: String {
      done.wait()
      return String(decoding: data, as: UTF8.self)
    }
  }
}
