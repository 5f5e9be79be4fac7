import DataModels
import DataStore

/// A model, its stores, and a context for views.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  open private(set) var name: String
  open private(set) var managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]
  public let viewContext: NSManagedObjectContext

  /// A container with the model of its name, in the main bundle or, of a subclass, in its framework's.
  public convenience init(name: String, _fileID: String = #fileID) {
    ManagedObjects.note(fileID: _fileID)
    let path = ModelFiles.path(named: name, for: Self.self)
    if path == nil {
      StoreNotes.add(
        "data-model",
        "No bundle has a data model named “\(name)” (\(name).xcdatamodeld): add it to the resources of the widget's "
          + "target.")
    }
    self.init(
      name: name,
      managedObjectModel: NSManagedObjectModel(path.flatMap(ModelFiles.model(at:)) ?? DataModel()))
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = []
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let url = type(of: self).defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
  }

  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? URL(fileURLWithPath: NSTemporaryDirectory())
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(
        with: description, completionHandler: block)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    context.automaticallyMergesChangesFromParent = true
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  public func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// A container whose stores CloudKit would mirror; here they are the device's alone.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  open func canUpdateRecord(forManagedObjectWith id: NSManagedObjectID) -> Bool { true }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}
