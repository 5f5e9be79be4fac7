import Foundation
import FoundationExtras
import Testing

@Suite struct EmptyErrorTests {
  @Test func anErrorOfNothingHasNoDomainAndTheCodeZero() {
    let error = NSError()
    #expect(error.domain.isEmpty && error.code == 0)
  }
}
