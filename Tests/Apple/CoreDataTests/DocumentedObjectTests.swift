import DataModels
import Foundation
import Testing

@testable import CoreData

/// Statements of Apple's documentation on objects and contexts; the page of each is above its test.
@Suite struct DocumentedObjectTests {
  private static func other(_ context: NSManagedObjectContext) -> NSManagedObjectContext {
    let other = NSManagedObjectContext(.privateQueue)
    other.persistentStoreCoordinator = context.persistentStoreCoordinator
    return other
  }

  /// “If object has not yet been saved to a persistent store, it is simply removed from the receiver.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/delete(_:)
  @Test func anUnsavedObjectIsSimplyRemoved() {
    let context = Library.context()
    let book = Library.add("a", in: context)
    context.delete(book)
    #expect(!context.hasChanges)
    #expect(context.deletedObjects.isEmpty && context.insertedObjects.isEmpty)
  }

  /// “The set of objects that will be removed from their persistent store during the next save operation.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/deletedobjects
  @Test func deletedObjectsAreThoseOfTheNextSave() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    context.delete(book)
    #expect(context.deletedObjects == [book] && book.isDeleted)
    try context.save()
    #expect(context.deletedObjects.isEmpty)
    #expect(try Library.titles(context) == [])
  }

  /// “May be nil if the receiver has been deleted from its context.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobject/managedobjectcontext
  @Test func aDeletedObjectHasNoContext() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    #expect(book.managedObjectContext === context)
    context.delete(book)
    try context.save()
    #expect(book.managedObjectContext == nil)
  }

  /// “If the receiver has not yet been saved, the object ID is a temporary value that will change when the object is
  /// saved.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobject/objectid
  @Test func anIdentityIsTemporaryUntilTheSave() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    let temporary = book.objectID
    #expect(temporary.isTemporaryID)
    try context.save()
    #expect(!book.objectID.isTemporaryID && book.objectID != temporary)
  }

  /// “If the object doesn’t exist in both the context and the persistent store, the method throws an error.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/existingobject(with:)
  @Test func anObjectThatIsGoneIsAnError() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    let id = book.objectID
    #expect(try context.existingObject(with: id) === book)
    context.delete(book)
    try context.save()
    #expect(throws: NSError.self) { try context.existingObject(with: id) }
  }

  /// “A nil return value means the context doesn’t recognize the specified object; the object might still exist in the
  /// persistent store.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/registeredobject(for:)
  @Test func aRegisteredObjectIsOneThatTheContextKnows() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    #expect(context.registeredObject(for: book.objectID) === book)
    let other = Self.other(context)
    #expect(other.registeredObject(for: book.objectID) == nil)
    let copy = try other.existingObject(with: book.objectID)
    #expect(other.registeredObject(for: book.objectID) === copy)
  }

  /// “a placeholder object that doesn’t load its properties until your code accesses them”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/object(with:)
  @Test func aFaultLoadsItsValuesWhenTheyAreRead() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    let fault = try #require(Self.other(context).object(with: book.objectID) as? Book)
    #expect(fault.isFault)
    #expect(fault.title == "a")
    #expect(!fault.isFault)
  }

  /// “discards all insertions and deletions, and restores updated objects to their last committed values”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/rollback()
  @Test func aRollbackRestoresWhatWasCommitted() throws {
    let context = Library.context()
    let kept = Library.add("kept", in: context)
    let changed = Library.add("old", in: context)
    try context.save()
    changed.title = "new"
    context.delete(kept)
    Library.add("inserted", in: context)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(try Library.titles(context) == ["kept", "old"])
  }

  /// “All the receiver’s managed objects are “forgotten.””
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/reset()
  @Test func aResetForgetsTheObjects() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    #expect(!context.registeredObjects.isEmpty)
    context.reset()
    #expect(context.registeredObjects.isEmpty)
    let read = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
    #expect(read !== book && read.title == "a")
  }

  /// “If flag is false, the context discards pending changes and the managed object becomes a fault.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/refresh(_:mergechanges:)
  @Test func aRefreshDiscardsChanges() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    book.title = "b"
    context.refresh(book, mergeChanges: false)
    #expect(book.isFault && !context.hasChanges)
    #expect(book.title == "a")
  }

  /// “Then the context applies local changes over the newly loaded values.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/refresh(_:mergechanges:)
  @Test func aMergingRefreshKeepsLocalChanges() throws {
    let context = Library.context()
    let book = Library.add("a", pages: 1, in: context)
    try context.save()
    let other = Self.other(context)
    let copy = try #require(try other.existingObject(with: book.objectID) as? Book)
    copy.pages = 2
    copy.title = "theirs"
    try other.save()
    book.title = "mine"
    context.refresh(book, mergeChanges: true)
    #expect(book.title == "mine" && book.pages == 2)
  }

  /// “A dictionary with keys that are the names of persistent properties with changes since last fetching or saving”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobject/changedvalues()
  @Test func changedValuesAreThoseSinceTheSave() throws {
    let context = Library.context()
    let book = Library.add("a", pages: 1, in: context)
    try context.save()
    #expect(book.changedValues().isEmpty)
    book.title = "b"
    #expect(book.changedValues().keys.sorted() == ["title"])
    #expect(book.changedValues()["title"] as? String == "b")
  }

  /// “nil values are represented by an instance of NSNull.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobject/committedvalues(forkeys:)
  @Test func committedValuesAreThoseOfTheLastSave() throws {
    let context = Library.context()
    let book = Library.add("a", pages: 1, in: context)
    try context.save()
    book.title = "b"
    let values = book.committedValues(forKeys: ["title", "bought"])
    #expect(values.keys.sorted() == ["bought", "title"])
    #expect(values["title"] as? String == "a")
    #expect(values["bought"] is NSNull)
    #expect(book.committedValues(forKeys: nil)["pages"] as? Int32 == 1)
  }

  /// “This notification’s object is the context that’s about to save. … There is no userInfo dictionary.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/willsaveobjectsnotification
  @Test func aSaveIsAnnounced() throws {
    let context = Library.context()
    nonisolated(unsafe) var names: [String] = []
    let will = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.willSaveObjectsNotification, object: context, queue: nil
    ) { names.append($0.userInfo == nil ? "will" : "will with values") }
    let did = NotificationCenter.default.addObserver(
      forName: NSManagedObjectContext.didSaveObjectsNotification, object: context, queue: nil
    ) {
      names.append(
        "did \(($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0)")
    }
    defer { [will, did].forEach(NotificationCenter.default.removeObserver) }
    Library.add("a", in: context)
    try context.save()
    #expect(names == ["will", "did 1"])
  }

  /// “If a context’s parent store is another managed object context, then save() only updates managed objects in that
  /// parent store.”
  /// https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/save()
  @Test func aChildsSaveReachesItsParent() throws {
    let context = Library.context()
    let book = Library.add("a", in: context)
    try context.save()
    let child = NSManagedObjectContext(.privateQueue)
    child.parent = context
    let copy = try #require(try child.existingObject(with: book.objectID) as? Book)
    copy.title = "b"
    #expect(book.title == "a")
    try child.save()
    #expect(book.title == "b")
  }

  /// “is set to consume NSManagedObjectContextDidSave broadcasts automatically”
  /// https://developer.apple.com/documentation/coredata/nspersistentcontainer/newbackgroundcontext()
  @Test func aBackgroundContextSeesTheSavesOfOthers() throws {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model())
    container.persistentStoreDescriptions[0].url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let book = Library.add("a", in: container.viewContext)
    try container.viewContext.save()
    let background = container.newBackgroundContext()
    #expect(background.concurrencyType == .privateQueueConcurrencyType)
    let copy = try #require(try background.existingObject(with: book.objectID) as? Book)
    #expect(copy.title == "a")
    book.title = "b"
    try container.viewContext.save()
    #expect(copy.title == "b")
  }

  /// “The default merge policy for all managed object contexts.”
  /// https://developer.apple.com/documentation/coredata/nsmergepolicy/error
  @Test func conflictsAreErrorsByDefault() {
    let policy = NSManagedObjectContext(.mainQueue).mergePolicy as? NSMergePolicy
    #expect(policy?.mergeType == .errorMergePolicyType)
  }

  /// “Each inner array contains one or more NSAttributeDescription objects or strings that contain the names of
  /// attributes” — the attributes of one constraint are unique together.
  /// https://developer.apple.com/documentation/coredata/nsentitydescription/uniquenessconstraints
  @Test func objectsWithoutTheUniqueValueAreNoConflict() throws {
    let context = Library.context()
    for title in ["a", "b"] { Library.add(title, in: context) }
    try context.save()
    Library.add("c", in: context)
    try context.save()
    #expect(try Library.titles(context) == ["a", "b", "c"])
  }
}
