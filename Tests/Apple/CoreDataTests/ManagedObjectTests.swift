import Foundation
import DataModels
import Testing

@testable import CoreData

@Suite struct ManagedObjectTests {
  @Test func bothEndsOfARelationshipAgree() throws {
    let context = Library.context()
    let shelf = Shelf(context: context)
    shelf.name = "s"
    let book = Library.add("a", to: shelf, in: context)
    #expect((shelf.books as? Set<Book>) == [book])
    book.shelf = nil
    #expect(shelf.books?.count == 0)
    shelf._add(book, toManaged: "books")
    #expect(book.shelf === shelf)
  }

  @Test func savedObjectsAreReadByAnotherContext() throws {
    let context = Library.context()
    let shelf = Shelf(context: context)
    shelf.name = "s"
    let book = Library.add("a", pages: 9, bought: 5, to: shelf, in: context)
    book.code = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    let label = Label(context: context)
    label.name = "l"
    book.labels = [label]
    try context.save()
    let other = NSManagedObjectContext(.privateQueue)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    let read = try #require(try other.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect(read !== book && read.objectID == book.objectID)
    #expect(read.title == "a" && read.pages == 9)
    #expect(read.bought == Date(timeIntervalSinceReferenceDate: 5))
    #expect(read.code?.uuidString == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(read.shelf?.name == "s")
    #expect(read.labels.map(\.name) == ["l"])
    #expect(read.shelf?.books?.count == 1)
    #expect(book.objectID.uriRepresentation().path == "/Book/p1")
  }

  @Test func aNullifiedRelationshipLosesItsObject() throws {
    let context = Library.context(.nullify)
    let shelf = Shelf(context: context)
    shelf.name = "s"
    let book = Library.add("a", to: shelf, in: context)
    try context.save()
    context.delete(shelf)
    try context.save()
    #expect(book.shelf == nil)
    #expect(try Library.titles(context) == ["a"])
  }

  @Test func aCascadeDeletesWhatBelongsToIt() throws {
    let context = Library.context(.cascade)
    let shelf = Shelf(context: context)
    shelf.name = "s"
    Library.add("a", to: shelf, in: context)
    Library.add("b", in: context)
    try context.save()
    context.delete(shelf)
    try context.save()
    #expect(try Library.titles(context) == ["b"])
  }

  @Test func aDeniedDeleteFailsAtTheSave() throws {
    let context = Library.context(.deny)
    let shelf = Shelf(context: context)
    shelf.name = "s"
    Library.add("a", to: shelf, in: context)
    try context.save()
    context.delete(shelf)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1600)
  }

  @Test func whatIsNotOptionalMustBeThere() throws {
    let context = Library.context()
    _ = Shelf(context: context)
    let one = #expect(throws: NSError.self) { try context.save() }
    #expect(one?.code == 1570 && one?.domain == NSCocoaErrorDomain)
    #expect(one?.userInfo[NSValidationKeyErrorKey] as? String == "name")
    _ = Shelf(context: context)
    let two = #expect(throws: NSError.self) { try context.save() }
    #expect(two?.code == 1560)
    #expect((two?.userInfo[NSDetailedErrorsKey] as? [NSError])?.count == 2)
  }

  @Test func aValueThatIsNotUniqueFollowsTheMergePolicy() throws {
    let code = UUID()
    func pair(_ policy: NSMergePolicy) throws -> (NSManagedObjectContext, NSError?) {
      let context = Library.context()
      Library.add("first", in: context).code = code
      try context.save()
      context.mergePolicy = policy
      Library.add("second", in: context).code = code
      do {
        try context.save()
        return (context, nil)
      } catch {
        return (context, error as NSError)
      }
    }
    #expect(try pair(.error).1?.code == 133021)
    #expect(try Library.titles(pair(.mergeByPropertyObjectTrump).0) == ["second"])
    #expect(try Library.titles(pair(.mergeByPropertyStoreTrump).0) == ["first"])
  }

  @Test func otherContextsSeeASaveWhereTheyMerge() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    let other = NSManagedObjectContext(.privateQueue)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    let copy = try #require(try other.existingObject(with: book.objectID) as? Book)
    copy.title = "b"
    try other.save()
    #expect(book.title == "a")
    context.automaticallyMergesChangesFromParent = true
    copy.title = "c"
    try other.save()
    #expect(book.title == "c")
  }

  @Test func theModelsOfContextsAreInTheContextsOrder() {
    let contexts = (1...9).map { number in
      let context = NSManagedObjectContext(.privateQueue)
      context.persistentStoreCoordinator = NSPersistentStoreCoordinator(
        managedObjectModel: NSManagedObjectModel(
          DataModel(entities: [DataEntity(name: "Numbered\(number)")])))
      return context
    }
    let names = withExtendedLifetime(contexts) {
      NSManagedObjectContext.knownModels.flatMap { $0.entities.map(\.name) }
    }
    var found: [String] = []
    for name in names where name.hasPrefix("Numbered") && found.last != name { found.append(name) }
    #expect(
      found == [
        "Numbered1", "Numbered2", "Numbered3", "Numbered4", "Numbered5", "Numbered6", "Numbered7",
        "Numbered8", "Numbered9",
      ])
  }

  @Test func aNewObjectHasTheModelsDefaults() {
    let context = Library.context()
    let book = Book(context: context)
    #expect(book.pages == 0 && book.title == nil && book.isInserted)
    #expect(book.entity.name == "Book" && book.managedObjectContext === context)
    #expect(book.objectID.isTemporaryID)
  }

  @Test func anObjectCanBeMadeWithoutAContextAndTakesValuesByTheirNames() {
    _ = Library.context()
    let book = Book()
    book.setValuesForKeys(["title": "Tides", "pages": 96, "bought": NSNull()])
    #expect(book.title == "Tides" && book.pages == 96 && book.bought == nil)
    #expect(book.managedObjectContext == nil)
    #expect(book.dictionaryWithValues(forKeys: ["title"])["title"] as? String == "Tides")
  }
}
