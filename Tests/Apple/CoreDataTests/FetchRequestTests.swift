import Foundation
import Testing

@testable import CoreData

@Suite struct FetchRequestTests {
  @Test(arguments: [true, false]) func limitAndOffsetCutAfterSorting(_ isSaved: Bool) throws {
    let context = Library.context()
    for pages in [5, 1, 4, 2, 3] { Library.add("\(pages)", pages: Int32(pages), in: context) }
    if isSaved { try context.save() }
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
    request.fetchLimit = 2
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.pages) == [4, 3])
    #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 5)
  }

  @Test(arguments: [true, false]) func equalOnesKeepTheOrderInWhichTheyWereMade(
    _ isSaved: Bool
  ) throws {
    let context = Library.context()
    for title in ["d", "b", "c", "a"] { Library.add(title, pages: 1, in: context) }
    if isSaved { try context.save() }
    let sorts = [NSSortDescriptor(keyPath: \Book.pages, ascending: true)]
    #expect(try Library.titles(context, sorts: sorts) == ["d", "b", "c", "a"])
  }

  @Test(arguments: [true, false]) func nilComesFirst(_ isSaved: Bool) throws {
    let context = Library.context()
    Library.add("b", bought: 2, in: context)
    Library.add("n", in: context)
    Library.add("a", bought: 1, in: context)
    if isSaved { try context.save() }
    let up = [NSSortDescriptor(keyPath: \Book.bought, ascending: true)]
    let down = [NSSortDescriptor(keyPath: \Book.bought, ascending: false)]
    #expect(try Library.titles(context, sorts: up) == ["n", "a", "b"])
    #expect(try Library.titles(context, sorts: down) == ["b", "a", "n"])
  }

  @Test func aPathThroughARelationshipSorts() throws {
    let context = Library.context()
    for (shelf, title) in [("z", "1"), ("a", "2")] {
      let made = Shelf(context: context)
      made.name = shelf
      Library.add(title, to: made, in: context)
    }
    try context.save()
    let sorts = [NSSortDescriptor(keyPath: \Book.shelf?.name, ascending: true)]
    #expect(try Library.titles(context, sorts: sorts) == ["2", "1"])
  }

  @Test func changesThatAreNotSavedAreFound() throws {
    let context = Library.context()
    let book = Library.add("old", in: context)
    try context.save()
    book.title = "new"
    #expect(try Library.titles(context, NSPredicate(format: "title == 'new'")) == ["new"])
    context.rollback()
    #expect(book.title == "old")
  }

  @Test func idsAndDictionariesAreGiven() throws {
    let context = Library.context()
    let book = Library.add("a", pages: 3, in: context)
    try context.save()
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids) == [book.objectID])
    let rows = NSFetchRequest<NSDictionary>(entityName: "Book")
    rows.resultType = .dictionaryResultType
    rows.propertiesToFetch = ["pages"]
    #expect(try context.fetch(rows).first?["pages"] as? Int32 == 3)
  }

  @Test func fiveOfManyAreFound() throws {
    let context = Library.context()
    for index in 0..<300 { Library.add("\(index)", pages: Int32(index), in: context) }
    try context.save()
    let found = try Library.titles(
      context, NSPredicate(format: "pages >= 200"),
      sorts: [NSSortDescriptor(keyPath: \Book.pages, ascending: true)], limit: 5)
    #expect(found == ["200", "201", "202", "203", "204"])
  }
}

/// A store as an app's code sees it: contexts in memory and on disk conform to it. From the widget of Stockpile, which
/// asks for its objects by `NSFetchRequest<any NSFetchRequestResult>`.
private protocol ContextType {
  func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] where T: NSFetchRequestResult
}

extension NSManagedObjectContext: ContextType {}

extension FetchRequestTests {
  @Test func aRequestOfTheProtocolFitsAGenericOne() throws {
    let objects = Library.context()
    Library.add("Emma", pages: 1, in: objects)
    let context: any ContextType = objects
    let request: NSFetchRequest<any NSFetchRequestResult> = NSFetchRequest(entityName: "Book")
    let books = try #require(try context.fetch(request) as? [Book])
    #expect(books.map(\.title) == ["Emma"])
  }
}
