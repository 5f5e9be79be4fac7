import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// One order of threads and one identity of machine and process, whatever the machine does meanwhile.
///
/// The same a thousand times, under load: `Tools/test-order`.
@Suite(.blocking) struct ThreadOrderTests {
  private func run(
    _ kind: String, _ phase: PhaseKind, jobs: Int = 1, times: Int = 1
  ) throws -> [FrameRecord] {
    let product = try FixtureProduct.executable
    let folders = try (0..<times).map { _ in try ScratchFolder() }
    let batches = folders.enumerated().map { index, folder in
      var batch = FrameBatch.fixture(kind, phases: [phase], in: folder)
      batch.providerTimeout = 20
      // Of the paths that a worker knows nothing may follow.
      batch.output.folder += "/" + String(repeating: "x", count: 1 + index * 29)
      return (product, batch)
    }
    return try WorkerPool(jobs: jobs).render(batches).map { result in
      #expect(result.failures.map(\.message) == [])
      return try #require(result.frames.first)
    }
  }

  /// Without what can't be the same where the system refuses fixed addresses: the order of objects, and the sum of all.
  private func comparable(_ texts: [String]) -> [String] {
    let lines = texts.joined(separator: "\n").split(separator: "\n").map(String.init)
    return FixedAddresses.areAllowed
      ? lines : lines.filter { !$0.hasPrefix("objects") && !$0.hasPrefix("systemSmall") }
  }

  @Test func everySourceOfOrderAndIdentityGivesOneResult() throws {
    let frames = try run("ordered", .timeline, jobs: 4, times: 8)
    let results = Set(frames.map { comparable($0.texts) })
    #expect(results.count == 1)
    let lines = try #require(results.first)
    // An order that the code itself gives, with one thread at a time.
    #expect(lines.contains { $0.hasPrefix("threads t0 t1 t2 t3 t4 t5 T2 T5 T1 T4 T0 T3") })
    // Timers by their time (0.02, 0.05, 0.07, 0.08, 0.1, 0.11), at one time by creation.
    #expect(lines.contains("timers s a0 a2 a4 a6 s wall s a1 a3 a5 a7 s"))
    #expect(lines.contains("blocked"))
    #expect(lines.contains("run loop tick tick tick"))
    // Nine seconds are slept, at once.
    #expect(lines.contains { $0.hasPrefix("clocks") && $0.contains(" 9.0000") })
    #expect(lines.contains { $0.hasPrefix("dates 1767951660.0 1767951660.0") })
    #expect(lines.contains { $0.hasPrefix("machine localhost 6 6 8589934592") })
    #expect(lines.contains { $0.hasPrefix("user mobile Mobile User 501") })
    #expect(frames.allSatisfy { $0.diagnostics.isEmpty })
  }

  @Test func codeThatWaitsUnseenGoesOnAndItsFramesSaySo() throws {
    let frame = try run("unordered", .snapshot).element(0)
    #expect(frame.texts == ["systemSmall unlocked"])
    let note = try #require(frame.diagnostics.first { $0.code == "order-not-kept" })
    #expect(note.message.contains("waited in the kernel"))
  }

  @Test func whatTheCodeReadsOfTheMachineIsNamed() throws {
    let frame = try run("unordered", .timeline).element(0)
    #expect(frame.texts == ["systemSmall read"])
    let note = try #require(frame.diagnostics.first { $0.code == "machine-read" })
    #expect(note.message.contains("/proc/stat"))
  }
}
