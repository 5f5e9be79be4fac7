import Foundation
import TestSupport
import Testing

/// `watch` as a person runs it, on a copy of the fixture that stands in a package of its own; what builds
/// it is a line of shell.
@Suite(.blocking, .serialized) struct WatchVerbTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder("watch-verb")
    try folder.write("", to: "Package.swift")
    try folder.write("1", to: "Sources/A.swift")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/.build/debug", withIntermediateDirectories: true)
    // Another process writes the copy: a child that a test beside this one starts meanwhile would hold the file open,
    // and the system runs no file that is open for writing.
    let copy = Process()
    copy.executableURL = URL(fileURLWithPath: "/bin/cp")
    copy.arguments = [
      Repository.built("FixtureWidgets"), folder.path + "/.build/debug/FixtureWidgets",
    ]
    try copy.run()
    copy.waitUntilExit()
    try #require(copy.terminationStatus == 0)
  }

  /// Lines of a process as they come.
  private final class Lines: @unchecked Sendable {
    private let lock = NSCondition()
    private var text = ""

    func add(_ data: Data) {
      lock.withLock {
        text += String(decoding: data, as: UTF8.self)
        lock.broadcast()
      }
    }

    /// - Returns: all that was printed until then; nil where the text isn't printed within a minute.
    func wait(for words: String) -> String? {
      let end = Date(timeIntervalSinceNow: 60)
      return lock.withLock {
        while !text.contains(words) { if !lock.wait(until: end) { return nil } }
        defer { text = "" }
        return text
      }
    }
  }

  @Test func ctrlCEndsABuildThatDoesNotEnd() throws {
    let lines = Lines()
    let process = try watch(
      ["--format", "png", "--build", "trap '' INT; echo $$ > .pid; sleep 60; sleep 60"], lines)
    try #require(lines.wait(for: "1 frame in ") != nil)
    try folder.write("2", to: "Sources/A.swift")
    var build: pid_t?
    for _ in 0..<600 where build == nil {
      Thread.sleep(forTimeInterval: 0.05)
      build = (try? folder.text(of: ".pid")).flatMap {
        pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }
    let start = Date()
    end(process)
    #expect(process.terminationStatus == 0)
    #expect(Date().timeIntervalSince(start) < 20)
    #expect(kill(try #require(build), 0) == -1)
  }

  /// Signals come through only to what doesn't inherit that this thread blocks them.
  private func watch(_ arguments: [String], _ lines: Lines) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments =
      [
        "--default-signal", "python3", "-c",
        "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); "
          + "os.execv(sys.argv[1], sys.argv[1:])",
        folder.path + "/.build/debug/FixtureWidgets", "watch", "--port", "0", "--kind",
        "well-behaved", "--family", "systemSmall", "--phase", "snapshot", "--appearance", "light",
      ] + arguments
    let output = Pipe()
    output.fileHandleForReading.readabilityHandler = { lines.add($0.availableData) }
    process.standardOutput = output
    try process.run()
    return process
  }

  private func end(_ process: Process) {
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
  }

  @Test func aTouchBuildsAnErrorIsShownAndCtrlCEnds() throws {
    let lines = Lines()
    let process = try watch(
      [
        "--terminal", "text", "--build",
        "echo built >> .log; test ! -e broken || "
          + "{ echo \"$PWD/Sources/A.swift:1:2: error: no x\"; exit 1; }",
      ], lines)
    // The words of the frame come last.
    let start = try #require(lines.wait(for: "“systemSmall preview”"))
    #expect(start.contains("Watching \(folder.path). http://127.0.0.1:"))
    #expect(start.contains("1 frame in "))
    #expect((try? folder.text(of: ".log")) == nil)
    let page = try folder.text(of: "output/index.html")
    #expect(!page.contains("vitrine/live.js"))

    // Both at once: of two files that are written one after the other a build may see the first alone.
    let pair = try ScratchFolder("watch-verb-pair")
    try pair.write("2", to: "Pair/A.swift")
    try pair.write("2", to: "Pair/B.swift")
    try FileManager.default.moveItem(
      atPath: pair.path + "/Pair", toPath: folder.path + "/Sources/Pair")
    let built = try #require(lines.wait(for: "none changed"))
    #expect(built.contains("Sources/Pair/A.swift and 1 more: built in "))
    #expect(try folder.text(of: ".log") == "built\n")

    try folder.write("", to: "broken")
    let failed = try #require(lines.wait(for: "no x\n"))
    #expect(
      failed
        == "broken: does not build; the page stays as it was\n  Sources/A.swift:1:2: error: no x\n")
    #expect(try folder.text(of: "output/index.html") == page)

    try FileManager.default.removeItem(atPath: folder.path + "/broken")
    #expect(lines.wait(for: "broken: built in ") != nil)

    end(process)
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
  }
}
