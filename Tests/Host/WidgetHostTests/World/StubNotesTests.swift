import Foundation
import Testing

@testable import WidgetHost

@Suite struct StubNotesTests {
  @Test func eachModuleThatIsNotThereIsNamed() {
    let notes = StubNotes.notes(of: Data("Firebase\nKingfisher\n".utf8))
    #expect(notes.map(\.code) == ["stub-module", "stub-module"])
    #expect(
      StubNotes.notes(of: Data("Old.h".utf8)).first?.message.hasPrefix(
        "The Objective-C that Old.h declares isn't compiled: ") == true)
    #expect(notes.last?.message.hasPrefix("The module Kingfisher isn't there") == true)
  }

  @Test func aProductWithoutStubsHasNoNotes() { #expect(StubNotes.notes(of: nil).isEmpty) }
}
