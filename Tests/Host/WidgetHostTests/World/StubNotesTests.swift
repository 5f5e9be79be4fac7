import Foundation
import Testing

@testable import WidgetHost

@Suite struct StubNotesTests {
  @Test func eachModuleThatIsNotThereIsNamed() {
    let notes = StubNotes.notes(of: Data("Firebase\nKingfisher\n".utf8))
    #expect(notes.map(\.code) == ["stub-module", "stub-module"])
    #expect(notes.last?.message.hasPrefix("The module Kingfisher isn't there") == true)
  }

  @Test func aProductWithoutStubsHasNoNotes() { #expect(StubNotes.notes(of: nil).isEmpty) }
}
