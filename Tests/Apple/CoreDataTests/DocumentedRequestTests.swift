import DataStore
import Foundation
import Testing

@testable import CoreData

/// Statements of Apple's documentation on requests to many objects and on controllers of results.
@Suite struct DocumentedRequestTests {
  private static func shelves(_ names: [(String, [String])]) throws -> NSManagedObjectContext {
    let context = Library.context()
    for (name, titles) in names {
      let shelf = Shelf(context: context)
      shelf.name = name
      for title in titles { Library.add(title, to: shelf, in: context) }
    }
    try context.save()
    return context
  }

  private static func controller(
    _ context: NSManagedObjectContext, sections: String? = nil, sorts: [String] = ["title"]
  ) -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = sorts.map { NSSortDescriptor(key: $0, ascending: true) }
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: nil)
  }

  /// “The value of the property is nil if performFetch() hasn’t been called.”
  /// https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller/fetchedobjects
  @Test func resultsAreThereAfterTheFetch() throws {
    let controller = try Self.controller(Self.shelves([("s", ["b", "a"])]))
    #expect(controller.fetchedObjects == nil && controller.sections == nil)
    try controller.performFetch()
    #expect(controller.fetchedObjects?.map(\.title) == ["a", "b"])
    #expect(controller.sections?.map(\.numberOfObjects) == [2])
  }

  /// “The key path of the attribute that determines which section the fetched entity belongs to.”
  /// https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller/sectionnamekeypath
  @Test func aKeyPathMakesSections() throws {
    let context = try Self.shelves([("travel", ["b"]), ("novels", ["c", "a"])])
    let controller = Self.controller(
      context, sections: "shelf.name", sorts: ["shelf.name", "title"])
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["novels", "travel"])
    #expect(controller.sectionIndexTitles == ["N", "T"])
    #expect(controller.object(at: IndexPath(indexes: [0, 1])).title == "c")
    let last = controller.object(at: IndexPath(indexes: [1, 0]))
    #expect(last.title == "b")
    #expect(controller.indexPath(forObject: last) == IndexPath(indexes: [1, 0]))
  }

  /// “the fetch request must include a sort descriptor for the corresponding key path; otherwise, the fetch fails”
  /// https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller/performfetch()
  @Test func sectionsWithoutTheirOrderFail() throws {
    let context = try Self.shelves([("travel", ["a", "c"]), ("novels", ["b"])])
    let controller = Self.controller(context, sections: "shelf.name")
    let error = #expect(throws: NSError.self) { try controller.performFetch() }
    #expect(error?.localizedDescription.contains("sort the fetch by “shelf.name” first") == true)
  }

  /// “The index path of object in the receiver’s fetch results, or nil if object could not be found.”
  /// https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller/indexpath(forobject:)
  @Test func anObjectThatWasNotFetchedHasNoIndexPath() throws {
    let context = try Self.shelves([("s", ["a"])])
    let controller = Self.controller(context)
    try controller.performFetch()
    #expect(controller.indexPath(forObject: Library.add("new", in: context)) == nil)
  }

  private final class Changes: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("did change: \(controller.fetchedObjects?.count ?? -1)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
      newIndexPath: IndexPath?
    ) {
      lines.append(
        "\(type) \((anObject as? Book)?.title ?? "–") \(newIndexPath.map { "\($0[1])" } ?? "")")
    }
  }

  /// “Notifies the receiver that a fetched object has been changed due to an add, remove, move, or update.”
  /// https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate/controller(_:didchange:at:for:newindexpath:)
  @Test func aDelegateHearsOfChanges() throws {
    let context = try Self.shelves([("s", ["b", "d"])])
    let controller = Self.controller(context)
    let changes = Changes()
    controller.delegate = changes
    try controller.performFetch()
    Library.add("a", in: context)
    controller.fetchedObjects?.last?.title = "e"
    try context.save()
    #expect(changes.lines == ["insert a 0", "move e 2", "did change: 3"])
  }

  /// “Returns an array of the deleted managed objects’ identifiers.”
  /// https://developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype/resulttypeobjectids
  @Test func aBatchDeletesWhatItsFetchFinds() throws {
    let context = try Self.shelves([("s", ["a", "b"])])
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    fetch.predicate = NSPredicate(format: "title == 'a'")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeObjectIDs
    let result = try context.execute(request) as? NSBatchDeleteResult
    #expect((result?.result as? [NSManagedObjectID])?.map(\.entity.name) == ["Book"])
    #expect(try Library.titles(context) == ["b"])
  }

  /// “A request to Core Data to do a batch update of data in a persistent store without loading any data into memory.”
  /// https://developer.apple.com/documentation/coredata/nsbatchupdaterequest
  @Test func aBatchUpdatesWhatItsPredicateHoldsFor() throws {
    let context = try Self.shelves([("s", ["a", "b"])])
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.predicate = NSPredicate(format: "title == 'a'")
    request.propertiesToUpdate = ["title": "z", "pages": 7]
    request.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(request) as? NSBatchUpdateResult)?.result as? Int == 1)
    #expect(try Library.titles(context) == ["b", "z"])
  }

  /// “An array of dictionaries that represents the objects to insert with the keys as attribute names and their assigned
  /// values.”
  /// https://developer.apple.com/documentation/coredata/nsbatchinsertrequest/objectstoinsert
  @Test func aBatchInsertsDictionaries() throws {
    let context = Library.context()
    let request = NSBatchInsertRequest(
      entityName: "Book", objects: [["title": "a"], ["title": "b"]])
    request.resultType = .count
    #expect((try context.execute(request) as? NSBatchInsertResult)?.result as? Int == 2)
    var left = ["c", "d"]
    try context.execute(
      NSBatchInsertRequest(entityName: "Book") { values in
        guard let title = left.popLast() else { return true }
        values["title"] = title
        return false
      })
    #expect(try Library.titles(context) == ["a", "b", "c", "d"])
  }

  /// “they operate in the persistent store itself, at the SQL level”: what the context hasn't saved stays so.
  /// https://developer.apple.com/library/archive/featuredarticles/CoreData_Batch_Guide/BatchUpdates/BatchUpdates.html
  @Test func aBatchSavesNoOtherChanges() throws {
    let context = try Self.shelves([("s", ["a", "b"])])
    Library.add("new", in: context)
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.predicate = NSPredicate(format: "title == 'a'")
    request.propertiesToUpdate = ["title": "z"]
    try context.execute(request)
    #expect(context.hasChanges)
    #expect(try Library.titles(context) == ["b", "new", "z"])
    context.rollback()
    #expect(try Library.titles(context) == ["b", "z"])
  }

  /// “Although the object will have a permanent ID, it will still respond positively to isInserted until it is saved.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/obtainpermanentids(for:)
  @Test func permanentIDsAreThoseOfTheSave() throws {
    let context = try Self.shelves([("s", ["a"])])
    let shelf = Shelf(context: context)
    shelf.name = "t"
    let book = Library.add("b", to: shelf, in: context)
    #expect(book.objectID.isTemporaryID)
    try context.obtainPermanentIDs(for: [book])
    let id = book.objectID
    #expect(!id.isTemporaryID && shelf.objectID.isTemporaryID)
    #expect(context.object(with: id) === book && shelf.books?.count == 1)
    #expect(book.isInserted)
    try context.save()
    #expect(book.objectID == id)
    #expect(try Library.titles(context) == ["a", "b"])
    #expect(try Library.titles(context, NSPredicate(format: "shelf.name == 't'")) == ["b"])
  }

  /// No other process has saved anything, so that the history is empty.
  /// https://developer.apple.com/documentation/coredata/consuming-relevant-store-changes
  @Test func aHistoryIsEmpty() throws {
    let context = Library.context()
    let request = NSPersistentHistoryChangeRequest.fetchHistory(
      after: Date(timeIntervalSince1970: 0))
    var found: NSPersistentStoreResult?
    let notes = StoreNotes.collect { found = try? context.execute(request) }
    #expect(notes.map(\.code) == ["store-history"])
    let result = found as? NSPersistentHistoryResult
    #expect((result?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
  }
}
