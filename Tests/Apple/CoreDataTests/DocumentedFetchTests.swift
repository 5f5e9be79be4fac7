import Foundation
import Testing

@testable import CoreData

/// Statements of Apple's documentation on fetches; the page of each is above its test.
@Suite struct DocumentedFetchTests {
  private static var byPages: [NSSortDescriptor] {
    [NSSortDescriptor(key: "pages", ascending: true)]
  }

  private static func letters(_ context: NSManagedObjectContext) throws {
    for (index, title) in ["a", "b", "c", "d"].enumerated() {
      Library.add(title, pages: Int32(index), in: context)
    }
    try context.save()
  }

  private static func titles(
    _ context: NSManagedObjectContext, _ change: (NSFetchRequest<Book>) -> Void
  ) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = byPages
    change(request)
    return try context.fetch(request).map { $0.title ?? "–" }
  }

  /// “an offset of 1 will return b, c, d, and an offset of 4 will return an empty array”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/fetchoffset
  @Test(arguments: [(0, "abcd"), (1, "bcd"), (3, "d"), (4, ""), (9, "")])
  func anOffsetSkipsMatchingEntries(_ offset: Int, _ expected: String) throws {
    let context = Library.context()
    try Self.letters(context)
    #expect(try Self.titles(context) { $0.fetchOffset = offset }.joined() == expected)
  }

  /// “the maximum number of objects that a request should return”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/fetchlimit
  @Test(arguments: [(1, "a"), (3, "abc"), (4, "abcd"), (9, "abcd"), (0, "abcd")])
  func aLimitIsTheMostThatIsReturned(_ limit: Int, _ expected: String) throws {
    let context = Library.context()
    try Self.letters(context)
    #expect(try Self.titles(context) { $0.fetchLimit = limit }.joined() == expected)
  }

  /// “In combination with fetchLimit, you can create a subrange of an arbitrary result set.”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/fetchoffset
  @Test func anOffsetAndALimitAreASubrange() throws {
    let context = Library.context()
    try Self.letters(context)
    let found = try Self.titles(context) { ($0.fetchOffset, $0.fetchLimit) = (1, 2) }
    #expect(found == ["b", "c"])
  }

  /// “the entire request is evaluated and the identities of all matching objects recorded”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/fetchbatchsize
  @Test func aBatchSizeLeavesTheResultAlone() throws {
    let context = Library.context()
    try Self.letters(context)
    #expect(try Self.titles(context) { $0.fetchBatchSize = 2 } == ["a", "b", "c", "d"])
  }

  /// “If the value is false, the fetch request doesn’t check unsaved changes and only returns objects that matched the
  /// predicate in the persistent store.”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/includespendingchanges
  @Test func pendingChangesCanBeLeftOut() throws {
    let context = Library.context()
    try Self.letters(context)
    Library.add("e", pages: 9, in: context)
    #expect(try Self.titles(context) { _ in } == ["a", "b", "c", "d", "e"])
    #expect(
      try Self.titles(context) { $0.includesPendingChanges = false } == ["a", "b", "c", "d"])
  }

  /// “For dictionaries, the array returned from the fetch reflects the current state in the persistent store, and does not
  /// take into account any pending changes, insertions, or deletions in the context.”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/includespendingchanges
  @Test func dictionariesTellWhatTheStoreHolds() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    book.title = "changed"
    Library.add("new", in: context)
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["title"]
    #expect(try context.fetch(request).compactMap { $0["title"] as? String } == ["a"])
  }

  /// “The property descriptions may represent attributes, to-one relationships, or expressions.”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/propertiestofetch
  @Test func aDictionaryHasTheIdentityOfARelationshipsObject() throws {
    let context = Library.context()
    let shelf = Shelf(context: context)
    shelf.name = "s"
    Library.add("a", to: shelf, in: context)
    try context.save()
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["shelf"]
    let found = try #require(try context.fetch(request).first)
    #expect(found["shelf"] as? NSManagedObjectID == shelf.objectID)
    #expect(found["title"] == nil)
  }

  /// “it returns only distinct values for the fields specified by propertiesToFetch”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/returnsdistinctresults
  @Test func distinctResultsComeOnce() throws {
    let context = Library.context()
    for pages: Int32 in [1, 2, 1, 2, 3] { Library.add("x", pages: pages, in: context) }
    try context.save()
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.sortDescriptors = Self.byPages
    request.propertiesToFetch = ["pages"]
    request.returnsDistinctResults = true
    #expect(try context.fetch(request).compactMap { $0["pages"] as? Int32 } == [1, 2, 3])
    request.fetchLimit = 2
    #expect(try context.fetch(request).compactMap { $0["pages"] as? Int32 } == [1, 2])
  }

  /// “This value is used only if a value has been set for propertiesToFetch.”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/returnsdistinctresults
  @Test func distinctResultsWantProperties() throws {
    let context = Library.context()
    for _ in 0..<2 { Library.add("x", in: context) }
    try context.save()
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.returnsDistinctResults = true
    #expect(try context.fetch(request).count == 2)
  }

  /// “By default when you fetch objects, they maintain their current property values, even if the values in the persistent
  /// store have changed.”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/shouldrefreshrefetchedobjects
  @Test(arguments: [(false, "a"), (true, "b")])
  func fetchedObjectsKeepTheirValuesUnlessTheyAreRefreshed(
    _ refreshes: Bool, _ expected: String
  ) throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    let other = NSManagedObjectContext(.privateQueue)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    let copy = try #require(try other.existingObject(with: book.objectID) as? Book)
    copy.title = "b"
    try other.save()
    #expect(
      try Self.titles(context) { $0.shouldRefreshRefetchedObjects = refreshes } == [expected])
  }

  /// “The sort descriptors are applied in the order in which they appear”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/sortdescriptors
  @Test func sortDescriptorsAreAppliedInTheirOrder() throws {
    let context = Library.context()
    for (title, pages) in [("b", 1), ("a", 2), ("a", 1)] {
      Library.add(title, pages: Int32(pages), in: context)
    }
    try context.save()
    let sorts = ["title", "pages"].map { NSSortDescriptor(key: $0, ascending: true) }
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = sorts
    #expect(
      try context.fetch(request).map { "\($0.title ?? "")\($0.pages)" } == ["a1", "a2", "b1"])
    request.sortDescriptors = sorts.reversed()
    #expect(
      try context.fetch(request).map { "\($0.title ?? "")\($0.pages)" } == ["a1", "b1", "a2"])
  }

  /// “A value of nil is treated as no sort descriptors.”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/sortdescriptors
  @Test func noSortDescriptorsAreAllowed() throws {
    let context = Library.context()
    try Self.letters(context)
    #expect(try Set(Self.titles(context) { $0.sortDescriptors = nil }) == ["a", "b", "c", "d"])
  }

  /// “Returns the number of objects the specified request fetches when it executes.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/count(for:)-3r91z
  @Test func aCountIsThatOfWhatTheRequestFetches() throws {
    let context = Library.context()
    try Self.letters(context)
    let request = NSFetchRequest<Book>(entityName: "Book")
    #expect(try context.count(for: request) == 4)
    request.predicate = NSPredicate(format: "pages > 0")
    #expect(try context.count(for: request) == 3)
    request.fetchLimit = 2
    #expect(try context.count(for: request) == 2)
  }

  /// “The entity name property is populated whenever the NSFetchRequest is created with init(entityName:)”
  /// https://developer.apple.com/documentation/coredata/nsfetchrequest/entityname
  @Test func aRequestKnowsItsEntitysName() {
    #expect(NSFetchRequest<Book>(entityName: "Book").entityName == "Book")
    #expect(NSFetchRequest<Book>().entityName == nil)
  }
}
