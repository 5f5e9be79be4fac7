import Foundation
import TestSupport
import Testing

@testable import WidgetHost

/// Widgets' code that ends its process, or should be ended: the message about it, and what is left.
@Suite(.blocking) struct HostileEndsTests {
  /// Before, the parent believed it: the run was over, without a frame and without a failure.
  @Test func aForgedEndIsAFailure() throws {
    let result = try IntruderProduct.result("forger")
    #expect(result.frames.isEmpty)
    #expect(result.failures.count == 1)
    #expect(result.failures.first?.message.contains("a message wasn't written by Vitrine") == true)
  }

  /// Before, the parent grew with the message until there was no memory.
  @Test func aMessageOfFourGigabytesIsRefusedByItsLength() throws {
    let result = try IntruderProduct.result("giant")
    #expect(result.failures.count == 1)
    #expect(
      result.failures.first?.message.contains("a message of 4294967295 bytes was announced") == true
    )
  }

  /// Before, they stayed as long as they wanted.
  @Test(.enabled(if: Seal.report.gaps == nil, "this machine doesn't give every layer"))
  func nothingIsLeftBehind() throws {
    // One after the other: what one leaves would be found after another.
    for leftOut in [SealLayer(), .processes, .seccomp] {
      let result = try IntruderProduct.result("leaver", without: leftOut)
      #expect(result.failures.map(\.message) == [])
      #expect(result.output.contains("left: a program"))
      #expect(result.output.contains("left: a fork") == leftOut.contains(.seccomp))
      // A process that was killed is there until it has had a core to end on. They would stay five minutes.
      for _ in 0..<600 where !Self.left.isEmpty { usleep(100_000) }
      #expect(Self.left == [], "without \(leftOut.names)")
    }
  }

  private static var left: [String] {
    commands.filter { $0.contains("intruder-left") || $0.contains("311.5") }
  }

  @Test func memoryIsTakenUntilTheLimit() throws {
    let result = try IntruderProduct.result("hoarder") { $0.memoryLimit = 300 }
    #expect(result.failures.count == 1)
    #expect(result.failures.first?.message.contains("it took more than 300 MB of memory") == true)
  }

  /// The first process of a pid namespace isn't ended by its own SIGABRT.
  @Test func anAbortIsCalledOne() throws {
    let result = try IntruderProduct.result("aborter")
    #expect(result.failures.count == 1)
    #expect(result.failures.first?.message.contains("signal 6") == true)
  }

  /// The names and arguments of all processes.
  private static var commands: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Int($0) != nil }.flatMap { process in
      ["comm", "cmdline"].compactMap { file in
        FileManager.default.contents(atPath: "/proc/\(process)/\(file)")
          .map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }
}
