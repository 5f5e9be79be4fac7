import Foundation
import OSLog
import Testing
import os

@testable import struct os.OSLogMessage

@Suite struct LoggerTests {
  @Test func valuesAreWrittenInTheMessageByTheirFormats() {
    let count = 7, share = 2.0 / 3, name = "AAPL"
    let message: OSLogMessage =
      "\(name, privacy: .public) \(count, format: .hex(includePrefix: true, minDigits: 4)) \(share, format: .fixed(precision: 2)) \(name, align: .right(columns: 6))|"
    #expect(message.text == "AAPL 0x0007 0.67   AAPL|")
  }

  @Test func anErrorAndATypeCanBeLogged() {
    struct Lost: Error {}
    let message: OSLogMessage = "\(Lost()) in \(Int.self)"
    #expect(message.text.hasPrefix("Lost() in Int"))
  }

  @Test func aLockKeepsItsState() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    lock.withLock { $0 += 41 }
    #expect(lock.withLock { $0 } == 42)
  }

  @Test func everyLevelCompiles() {
    let logger = Logger(subsystem: "example", category: "tests")
    logger.error("gone: \(3)")
    os_log("%{public}@ of %d", log: .disabled, type: .error, "x", 3)
    os_log(.info, "plain")
    #expect(OSLogType.error.rawValue == 0x10)
  }
}
