import Foundation
import TestSupport

/// A Chromium that serves one visit at a time. Starting it takes longer than most visits, so that tests
/// share those that run; they end with the process of the tests, whose end of the pipe is closed then.
final class BrowserProcess: @unchecked Sendable {
  private let process = Process()
  private let input = Pipe(), output = Pipe()

  private static let lock = NSLock()
  nonisolated(unsafe) private static var idle: [BrowserProcess] = []
  /// The processes that may run at once: as many as there are cores, since more only wait for each other.
  private static let free = DispatchSemaphore(
    value: max(1, ProcessInfo.processInfo.activeProcessorCount))

  /// Lends a process that no other test uses meanwhile. One that fails isn't lent again.
  static func shared<Result>(_ body: (BrowserProcess) throws -> Result) throws -> Result {
    free.wait()
    defer { free.signal() }
    let browser = try lock.withLock { idle.popLast() } ?? BrowserProcess()
    let result = try body(browser)
    lock.withLock { idle.append(browser) }
    return result
  }

  private init() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("browser.py")
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, InstalledProgram.chromium ?? ""]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    // Children of other tests are not to hold these open.
    for end in [input.fileHandleForWriting, output.fileHandleForReading] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  func answers(to steps: [Browser.Step]) throws -> [Any] {
    var json = try JSONSerialization.data(withJSONObject: steps)
    json.append(UInt8(ascii: "\n"))
    try input.fileHandleForWriting.write(contentsOf: json)
    var line = Data()
    while line.last != UInt8(ascii: "\n") {
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { throw BrowserFailure() }
      line.append(part)
    }
    guard let answers = try JSONSerialization.jsonObject(with: line) as? [Any] else {
      throw BrowserFailure()
    }
    return answers
  }
}
