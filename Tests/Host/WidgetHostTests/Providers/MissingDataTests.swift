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
    ("device-fixture", "a section of the world file couldn't be used"),
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

  /// The ends of processes as ``CrashReport`` gives them.
  @Test func aProcessEndsForWantOfAModuleOrOfAnEntity() {
    let module =
      "StubValue.swift:44: Fatal error: Auth.user is of a module that isn't there; its value can't be made."
    let code =
      "Fatal error: A.load() (A.swift:3) isn't compiled, as it needs what isn't there; its value can't be made."
    let entity =
      "Fatal error: The parameter “Code” (CodeEntity) was read before it had a value, as its query gave none: give it a default, or make it optional."
    for cause in [module, code, entity] {
      #expect(MissingData.isEnd("the code stopped: \(cause)"))
    }
    #expect(
      !MissingData.isEnd(
        "the code stopped: Fatal error: The parameter “Count” (Int) was read before it had a value: give it a default, or make it optional."
      ))
    #expect(!MissingData.isEnd("the code stopped: Fatal error: Index out of range."))
  }

  @Test func otherNotesAreNoReason() {
    #expect(MissingData([]) == nil)
    #expect(MissingData([Diagnostic(code: "network-recorded", message: "")]) == nil)
  }
}
