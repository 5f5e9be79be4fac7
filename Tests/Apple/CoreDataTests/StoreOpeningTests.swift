import DataModels
import DataStore
import Foundation
import Testing

@testable import CoreData

/// Stores that an app opens where a file of `--store` is given.
@Suite struct StoreOpeningTests {
  private func withFolder(_ work: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "opened-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder.path)
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Opens a store of the library's model, and gives the notes with it.
  private func open(
    _ path: String, isReadOnly: Bool = false, _ fixture: StoreFixture
  ) throws -> (store: RowStore, codes: [String], messages: [String]) {
    var result: Result<RowStore, any Error>?
    let notes = StoreNotes.collect {
      result = Result {
        try StoreOpening.open(
          Library.model().model, at: path, isReadOnly: isReadOnly, fixture: fixture,
          isElsewhere: { _ in false })
      }
    }
    return (try #require(result).get(), notes.map(\.code), notes.map(\.message))
  }

  /// What asks whether a store is there finds an empty file, which is filled where it is opened.
  @Test(arguments: [true, false])
  func aFileWithoutContentIsFilled(isReadOnly: Bool) throws {
    try withFolder { folder in
      try write(#"{ "Book": [{ "title": "Sea" }] }"#, folder + "/rows.json")
      try write("", folder + "/Library.sqlite")
      let fixture = try StoreFixture(contentsOf: folder + "/rows.json")
      let opened = try open(folder + "/Library.sqlite", isReadOnly: isReadOnly, fixture)
      #expect(try opened.store.count(StoreFetch(entity: "Book")) == 1)
      #expect(opened.codes == [])
    }
  }

  @Test func aStoreTakesThePlaceOfAFileWithoutContent() throws {
    try withFolder { folder in
      try write(#"{ "Book": [{ "title": "Sea" }] }"#, folder + "/rows.json")
      _ = try open(
        folder + "/Given.sqlite", try StoreFixture(contentsOf: folder + "/rows.json"))
      try write("", folder + "/Library.sqlite")
      let fixture = try StoreFixture(contentsOf: folder + "/Given.sqlite")
      let opened = try open(folder + "/Library.sqlite", isReadOnly: true, fixture)
      #expect(!opened.store.isNew)
      #expect(try opened.store.count(StoreFetch(entity: "Book")) == 1)
    }
  }

  /// The app goes on with a new store: a file that can't be used costs no frame.
  @Test(arguments: [
    ("no database", "is neither a SQLite database"),
    ("SQLite format 3\0", "isn't a whole SQLite database"),
  ])
  func aFileThatCannotBeUsedLeavesANewStore(_ content: String, _ words: String) throws {
    try withFolder { folder in
      let given = folder + "/Given.sqlite"
      try write(content, given)
      let opened = try open(folder + "/Library.sqlite", try StoreFixture(contentsOf: given))
      #expect(opened.store.isNew)
      #expect(opened.codes == ["store-unreadable"])
      #expect(opened.messages.first?.hasPrefix("\(given) \(words)") ?? false)
    }
  }

  @Test func aStoreOfAnotherModelLeavesANewStore() throws {
    try withFolder { folder in
      let given = folder + "/Given.sqlite"
      _ = try RowStore(model: DataModel(entities: [DataEntity(name: "Boat")]), path: given)
      let opened = try open(folder + "/Library.sqlite", try StoreFixture(contentsOf: given))
      #expect(opened.store.isNew)
      #expect(
        opened.messages == [
          "\(given) is the store of another model: its entities are Boat, and it lacks the entity Book, the entity "
            + "Label, the entity Shelf. Copy the store that this app's container opens."
        ])
    }
  }

  /// What the app itself has put there isn't a copy of the file.
  @Test func aStoreOfTheAppsOwnThatIsOfAnotherModelIsRefused() throws {
    try withFolder { folder in
      try write("{}", folder + "/rows.json")
      let path = folder + "/Library.sqlite"
      _ = try RowStore(model: DataModel(entities: [DataEntity(name: "Boat")]), path: path)
      let fixture = try StoreFixture(contentsOf: folder + "/rows.json")
      #expect(throws: StoreProblem.self) { try open(path, fixture) }
    }
  }
}
