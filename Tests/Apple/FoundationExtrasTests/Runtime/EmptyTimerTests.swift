import Foundation
import FoundationExtras
import Testing

@Suite struct EmptyTimerTests {
  @Test func aTimerWithoutArgumentsIsMadeAndEnds() {
    let timer = Timer()
    timer.invalidate()
    #expect(!timer.isValid)
  }
}
