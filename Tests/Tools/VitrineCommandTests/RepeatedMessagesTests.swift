import Testing

@testable import VitrineCommand

@Suite struct RepeatedMessagesTests {
  @Test func aMessageIsNewOnceAndCountedAfterThat() {
    let said = RepeatedMessages()
    #expect(said.isNew("error: Drawing a: it traps", key: "error: Drawing : it traps"))
    #expect(!said.isNew("error: Drawing b: it traps", key: "error: Drawing : it traps"))
    #expect(!said.isNew("error: Drawing c: it traps", key: "error: Drawing : it traps"))
    #expect(said.isNew("[Trip systemSmall] loading"))
    #expect(said.isNew("[Trip systemSmall] loaded\nand more"))
    #expect(!said.isNew("[Trip systemSmall] loaded\nand more"))
    #expect(
      said.repeats == [
        "2 times more: error: Drawing a: it traps", "1 time more: [Trip systemSmall] loaded",
      ])
  }

  @Test func whatCameOnceIsNotRepeated() {
    let said = RepeatedMessages()
    #expect(said.isNew("error: no"))
    #expect(said.repeats == [])
  }
}
