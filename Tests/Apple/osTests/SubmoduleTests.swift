// Apple's names for parts of `os`; each brings the whole.
import Foundation
import Testing
import os.activity
import os.lock
import os.log
import os.signpost

@Suite struct SubmoduleTests {
  @Test func aPartsNameBringsTheLoggerTheLocksAndTheSignposts() {
    let log = OSLog(subsystem: "org.example", category: .pointsOfInterest)
    #expect(log.isEnabled(type: .error))
    #expect(!OSLog.disabled.isEnabled(type: .error))
    #expect(OSAllocatedUnfairLock(initialState: 3).withLock { $0 } == 3)
  }

  @Test func anErrorOfFoundationsIsLoggedWithoutBeingTwoThingsAtOnce() {
    let error = NSError(domain: "Boats", code: 7)
    let message: OSLogMessage = "Lost: \(error)"
    #expect("\(message)".isEmpty == false)
  }
}
