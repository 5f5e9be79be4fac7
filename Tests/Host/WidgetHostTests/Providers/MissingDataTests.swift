import DisplayList
import Testing

@testable import WidgetHost

/// What a provider asked for and didn't get, by the notes of its call.
@Suite struct MissingDataTests {
  @Test(arguments: [
    ("network-denied", "a request of its had failed"),
    ("app-group-empty", "its App Group had no data"),
    ("store-empty", "its store had no object"),
    ("device-unanswered", "a framework of the device had nothing to answer by"),
    ("stub-module", "asking a module that isn't there"),
    ("stub-code", "asking a module that isn't there"),
  ])
  func aNoteOfMissingDataIsTheReason(_ code: String, _ reason: String) {
    let notes = [Diagnostic(code: "at-rest", message: ""), Diagnostic(code: code, message: "")]
    #expect(MissingData(notes)?.reason == reason)
  }

  @Test func theFirstOfSeveralCounts() {
    let notes = ["store-empty", "network-denied"].map { Diagnostic(code: $0, message: "") }
    #expect(MissingData(notes) == .store)
  }

  @Test func otherNotesAreNoReason() {
    #expect(MissingData([]) == nil)
    #expect(MissingData([Diagnostic(code: "network-recorded", message: "")]) == nil)
  }
}
