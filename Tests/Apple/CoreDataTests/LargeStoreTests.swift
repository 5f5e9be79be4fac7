import Foundation
import Testing

@testable import CoreData
@testable import DataStore

/// A store of 100,000 rows.
@Suite struct LargeStoreTests {
  /// Makes the rows by SQL, in the columns of Core Data's own stores.
  private static func fill(_ url: URL, _ count: Int) throws {
    let database = try Database(url.path)
    try database.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
      INSERT INTO ZBOOK (Z_PK, Z_ENT, Z_OPT, ZPAGES, ZTITLE)
      SELECT i, (SELECT Z_ENT FROM Z_PRIMARYKEY WHERE Z_NAME = 'Book'), 1, i % 1000, 'Book ' || i FROM n
      """)
    try database.run(
      "UPDATE Z_PRIMARYKEY SET Z_MAX = \(count) WHERE Z_NAME = 'Book'")
  }

  /// A limit is one of SQL: only five rows are read, whatever the store holds.
  @Test func fiveOfAHundredThousandRowsAreRead() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("large-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("Library.sqlite")
    _ = open(url)
    try Self.fill(url, 100_000)
    let context = open(url)
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try context.count(for: request) == 100_000)
    request.predicate = NSPredicate(format: "pages >= 500")
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: false),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    request.fetchLimit = 5
    let found = try context.fetch(request)
    #expect(found.map(\.pages) == [999, 999, 999, 999, 999])
    #expect(
      found.map(\.title) == ["Book 10999", "Book 11999", "Book 12999", "Book 13999", "Book 14999"])
    #expect(context.registeredObjects.count == 5)
    // A new object has the next number.
    let new = Library.add("last", in: context)
    try context.save()
    #expect(new.objectID.uriRepresentation().lastPathComponent == "p100001")
  }

  private func open(_ url: URL) -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    container.loadPersistentStores { _, error in #expect(error == nil) }
    return container.viewContext
  }
}
