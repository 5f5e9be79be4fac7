import DataStore
import Foundation
import Testing

@testable import CoreData

@Suite struct StoreFixtureTests {
  private func fill(
    _ text: String, elsewhere: Set<String> = []
  ) throws -> (titles: [String], notes: [String]) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fixture-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("rows.json")
    try Data(text.utf8).write(to: file)
    let fixture = try StoreFixture(contentsOf: file.path)
    let store = try RowStore(model: Library.model().model, path: nil)
    let notes = StoreNotes.collect {
      fixture.fill(store, isElsewhere: elsewhere.contains)
    }
    let rows = try store.rows(StoreFetch(entity: "Book")) ?? []
    let titles = rows.map { row in
      if case .text(let title)? = row.values["title"] { title } else { "–" }
    }
    return (titles, notes.map { $0.message.replacing(folder.path + "/", with: "") })
  }

  /// The emptiness follows from what is said of the file.
  @Test func aStoreThatCannotBeReadIsNotSaidToBeEmpty() {
    let notes = StoreNotes.collect {
      StoreNotes.add("store-unreadable", "Library.sqlite is damaged.")
      StoreNotes.add("store-empty", "The store has no Book.")
      StoreNotes.add("store-value", "A value can't be kept.")
    }
    #expect(notes.map(\.code) == ["store-unreadable", "store-value"])
  }

  @Test func rowsBecomeObjects() throws {
    let filled = try fill(
      """
      { "Shelf": [{ "@id": "s", "name": "Travel" }],
        "Book": [
          { "title": "Alps", "pages": 3, "bought": "2026-01-09T09:41:00Z", "shelf": "s" },
          { "title": "Sea", "bought": "2026-01-10", "code": "E621E1F8-C36C-495A-93FC-0C247A3E6E5F" } ] }
      """)
    #expect(filled.titles == ["Alps", "Sea"])
    #expect(filled.notes == [])
  }

  @Test(arguments: [
    ("{ \"Book\": [\n{ \"title\": 3 }] }", "rows.json:2: Book.title is the number 3, not a text."),
    (
      "{ \"Book\": [{\n\"pages\": 3000000000 }] }",
      "rows.json:2: Book.pages is the number 3000000000, not a whole number of 32 bits."
    ),
    (
      "{ \"Boat\": [] }",
      "rows.json:1: the model has no entity “Boat”; it has: Book, Label, Shelf."
    ),
    (
      "{ \"Book\": [{ \"name\": 1 }] }",
      "rows.json:1: Book has no “name”; it has: bought, code, labels, pages, shelf, title."
    ),
    (
      "{ \"Book\": [{\n \"shelf\": \"nowhere\" }] }",
      "rows.json:2: Book.shelf leads to “nowhere”, and no object has that “@id”."
    ),
    (
      "{ \"Shelf\": [\n{}] }",
      "rows.json:2: this Shelf has no name, which the model doesn't make optional."
    ),
  ])
  func whatIsNotOfTheModelIsNamedWithItsLine(_ text: String, _ message: String) throws {
    #expect(try fill(text).notes == [message])
  }

  @Test func aStoreThatCannotBeCopiedIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "copied-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = folder.appendingPathComponent("Trips.sqlite").path
    try Data("rows".utf8).write(to: URL(fileURLWithPath: store))
    #expect(StoreNotes.collect { StoreOpening.copy(store, to: "\(folder.path)/copy") } == [])
    // A file is where the folder should be.
    let notes = StoreNotes.collect { StoreOpening.copy(store, to: "\(store)/Trips.sqlite") }
    #expect(notes.map(\.code) == ["store-unreadable"])
    #expect(notes.first?.message.hasPrefix("\(store) can't be copied, so") ?? false)
  }

  /// Another model of the program has the entity: its rows are of no concern to this one.
  @Test func rowsOfAnotherModelAreLeftToIt() throws {
    let text = "{ \"Trip\": [{}],\n \"Boat\": [{}], \"Book\": [{ \"title\": \"Sea\" }] }"
    let filled = try fill(text, elsewhere: ["Trip"])
    #expect(filled.titles == ["Sea"])
    #expect(
      filled.notes == ["rows.json:2: the model has no entity “Boat”; it has: Book, Label, Shelf."])
  }

  @Test(arguments: [
    "[", "[]", "{\"Book\": 3}", "{\"Book\": [3]}", "{\"a\": tru}", "",
    "{\"Book\": [{\"pages\": nan}]}", "{\"Book\": [{\"pages\": -inf}]}",
    "{\"Book\": [{\"pages\": 0x1p4}]}", "{\"Book\": [{\"pages\": 01}]}",
    "{\"Book\": [{\"pages\": 1e999}]}",
  ])
  func whatIsNotOfTheFormIsRefused(_ text: String) {
    #expect(throws: StoreFixture.Fault.self) { try fill(text) }
  }
}
