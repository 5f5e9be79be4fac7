import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// The ends of processes, simulated by scripts that write what a worker writes.
@Suite(.blocking) struct WorkerProcessTests {
  /// The end of a script that may be silent for half a second.
  private func end(of script: String) throws -> WorkerProcess.End {
    let folder = try ScratchFolder("worker")
    let worker = try WorkerProcess(
      FixtureProduct.script(script, in: folder), .describe(Setting()), timeZone: "UTC")
    return worker.follow(within: { 0.5 }, memory: 1000) { _ in }
  }

  @Test func aProcessThatReportsATrapIsNotTakenForAHang() throws {
    #expect(
      try end(of: "echo 'A.swift:1: Fatal error: Index out of range' >&2; sleep 1.5; kill -ILL $$")
        == .died)
  }

  @Test func aSilentProcessIsEndedAsAHang() throws {
    #expect(try end(of: "exec sleep 20") == .hung)
  }

  /// The time in which nothing could run, as in a paused container, doesn't count.
  @Test func aProcessThatASignalStopsForAWhileIsNotTakenForAHang() throws {
    #expect(try end(of: "(sleep 1.2; kill -CONT $$) & kill -STOP $$; exit 3") == .died)
  }
}
