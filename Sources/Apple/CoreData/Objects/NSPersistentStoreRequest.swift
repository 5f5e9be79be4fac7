open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?

  func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    throw CoreDataError.error(
      NSPersistentStoreOperationError,
      "A request of the type \(type(of: self)) can't be executed; ask for objects by fetch(_:).")
  }
}

/// The answer to a request that a context executed.
open class NSPersistentStoreResult: NSObject {}
