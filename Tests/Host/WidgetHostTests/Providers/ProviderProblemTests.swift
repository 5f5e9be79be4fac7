import DisplayList
import Testing

@testable import WidgetHost

@Suite struct ProviderProblemTests {
  private let late = ProviderProblem(.providerTooSlow, "It gave no timeline.")

  @Test func aRequestThatFailedIsNamed() {
    let denied = Diagnostic(code: "network-denied", message: "GET https://a.example/ is denied.")
    let missing = Diagnostic(code: "network-missing", message: "GET https://b.example/ is missing.")
    #expect(
      late.after([denied]).message
        == "It gave no timeline. A request had failed before: GET https://a.example/ is denied.")
    #expect(
      late.after([denied, missing]).message
        == "It gave no timeline. A request had failed before: GET https://a.example/ is denied. "
        + "Requests that failed after it: 1.")
  }

  @Test func aRequestThatWasRecordedDidNotFail() {
    let recorded = Diagnostic(
      code: "network-recorded", message: "GET https://a.example/ was recorded.")
    #expect(late.after([recorded]).message == "It gave no timeline.")
  }
}
