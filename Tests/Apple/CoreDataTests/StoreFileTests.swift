import DataModels
import DataStore
import Foundation
import Testing

@testable import CoreData

@Suite struct StoreFileTests {
  private func withFile(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "store-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder.appendingPathComponent("Library.sqlite"))
  }

  private func open(_ url: URL, _ model: NSManagedObjectModel = Library.model()) -> (
    NSPersistentContainer, NSError?
  ) {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    var problem: NSError?
    container.loadPersistentStores { _, error in problem = error as NSError? }
    return (container, problem)
  }

  @Test func aStoreIsReadAgain() throws {
    try withFile { url in
      let first = open(url).0.viewContext
      Library.add("kept", in: first)
      try first.save()
      let (container, error) = open(url)
      #expect(error == nil)
      #expect(try Library.titles(container.viewContext) == ["kept"])
    }
  }

  @Test func aDamagedFileIsRefused() throws {
    try withFile { url in
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("this is no database at all".utf8).write(to: url)
      let error = open(url).1
      #expect(error?.code == 259)
      #expect(error?.localizedDescription.contains("isn't a whole SQLite database") ?? false)
    }
  }

  @Test func aStoreWithoutNumbersForNewObjectsIsRefused() throws {
    let store = try RowStore(model: Library.model().model, path: nil)
    #expect(try store.newKeys(2, of: "Book") == [1, 2])
    var changes = StoreChanges()
    changes.inserted = [StoreRow(entity: "Book", key: 9_223_372_036_854_775_807, values: [:])]
    try store.write(changes)
    let problem = #expect(throws: StoreProblem.self) { _ = try store.newKeys(1, of: "Book") }
    #expect(problem?.kind == .damaged)
    #expect(problem?.message.contains("a Book with the number 9223372036854775807") ?? false)
  }

  @Test func aStoreOfAnotherModelIsRefused() throws {
    try withFile { url in
      _ = open(url)
      var book = DataEntity(name: "Book")
      book.attributes = [DataAttribute(name: "author", type: .string, isOptional: true)]
      let error = open(url, NSManagedObjectModel(DataModel(entities: [book]))).1
      #expect(error?.code == 134100)
      #expect(error?.localizedDescription.contains("it lacks Book’s author") ?? false)
    }
  }
}
