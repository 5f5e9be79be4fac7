import DataModels
import DataStore

/// Objects with changes that aren't saved yet.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  private(set) var records: RecordContext
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var name: String?
  open var transactionAuthor: String?
  open var undoManager: UndoManager?
  open var stalenessInterval: TimeInterval = -1
  open var shouldDeleteInaccessibleFaults = true
  open var retainsRegisteredObjects = false
  open var propagatesDeletesAtEndOfEvent = true
  open var userInfo = NSMutableDictionary()
  private let queue: DispatchQueue
  private let number = NSManagedObjectContext.newNumber()

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    queue =
      concurrencyType == .mainQueueConcurrencyType
      ? .main : DispatchQueue(label: "NSManagedObjectContext")
    records = RecordContext(RecordCoordinator(model: DataModel()))
    super.init()
    Self.note(self)
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue
        ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  /// The queue that a context's code runs on.
  public struct ConcurrencyType: Hashable, Sendable {
    fileprivate let name: String
    public static let mainQueue = ConcurrencyType(name: "main")
    public static let privateQueue = ConcurrencyType(name: "private")
  }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet {
      guard let coordinator = persistentStoreCoordinator else { return }
      ManagedObjects.prepare(coordinator.records)
      records = RecordContext(coordinator.records)
      Self.note(self)
    }
  }

  /// The parent context. A child context saves to its parent's stores, so the parent has the changes at once.
  open var parent: NSManagedObjectContext? {
    didSet {
      guard let parent else { return }
      persistentStoreCoordinator = parent.persistentStoreCoordinator
      parent.automaticallyMergesChangesFromParent = true
    }
  }

  open var automaticallyMergesChangesFromParent: Bool {
    get { records.mergesOthersChanges }
    set { records.mergesOthersChanges = newValue }
  }

  open var mergePolicy: Any = NSMergePolicy.error {
    didSet {
      records.conflictPolicy =
        switch (mergePolicy as? NSMergePolicy)?.mergeType {
        case .mergeByPropertyObjectTrumpMergePolicyType?, .overwriteMergePolicyType?: .objectTrump
        case .mergeByPropertyStoreTrumpMergePolicyType?, .rollbackMergePolicyType?: .storeTrump
        default: .error
        }
    }
  }

  // MARK: Contexts by their records

  private struct Weak { weak var context: NSManagedObjectContext? }
  nonisolated(unsafe) private static var all: [ObjectIdentifier: Weak] = [:]
  private static let lock = NSRecursiveLock()
  private static let running = ThreadValue<NSManagedObjectContext>()

  private static func note(_ context: NSManagedObjectContext) {
    lock.withLock {
      all = all.filter { $0.value.context != nil }
      all[ObjectIdentifier(context.records)] = Weak(context: context)
    }
  }

  static func of(_ records: RecordContext) -> NSManagedObjectContext? {
    lock.withLock { all[ObjectIdentifier(records)]?.context }
  }

  nonisolated(unsafe) private static var lastNumber = 0

  private static func newNumber() -> Int {
    lock.withLock {
      lastNumber += 1
      return lastNumber
    }
  }

  /// The models of all contexts, that of the oldest context first: the order of `all` isn't the same in each run.
  static var knownModels: [DataModel] {
    lock.withLock {
      all.values.compactMap(\.context).sorted { $0.number < $1.number }.map(\.records.model)
    }
  }

  /// The context whose block runs on this thread.
  static var current: NSManagedObjectContext? { running.value }

  // MARK: Its queue

  open func perform(_ block: @escaping () -> Void) {
    queue.async { self.run(block) }
  }

  open func performAndWait(_ block: () -> Void) { run(block) }

  open func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try run(block)
  }

  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result {
    try run(block)
  }

  /// The time at which a block is run.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  private func run<Result>(_ block: () throws -> Result) rethrows -> Result {
    let outer = Self.running.value
    Self.running.value = self
    records.lock.lock()
    defer {
      records.lock.unlock()
      Self.running.value = outer
    }
    return try block()
  }

  // MARK: Objects

  private func owners(_ records: [StoreRecord]) -> Set<NSManagedObject> {
    Set(records.compactMap { self.records.owner(of: $0) as? NSManagedObject })
  }

  open var insertedObjects: Set<NSManagedObject> { owners(records.inserted) }
  open var updatedObjects: Set<NSManagedObject> { owners(records.updated) }
  open var deletedObjects: Set<NSManagedObject> { owners(records.deleted) }
  open var registeredObjects: Set<NSManagedObject> { owners(records.registeredRecords) }
  open var hasChanges: Bool { records.hasChanges }

  open func insert(_ object: NSManagedObject) { records.insert(object.record) }

  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    records.delete(object.record)
  }

  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    if let record = records.record(id.id),
      let object = records.owner(of: record) as? NSManagedObject
    {
      return object
    }
    return NSManagedObject(entity: id.entity, insertInto: nil)
  }

  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    let row = try? records.coordinator.store(id.id.store)?.row(id.id.storeKey)
    guard let record = records.record(id.id), id.isTemporaryID || row != nil, !record.isDeleted,
      let object = records.owner(of: record) as? NSManagedObject
    else {
      throw CoreDataError.error(
        NSManagedObjectReferentialIntegrityError, "There is no object \(id) any more.")
    }
    return object
  }

  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    records.registeredRecords.first { $0.id == id.id }
      .flatMap { records.owner(of: $0) as? NSManagedObject }
  }

  /// Gives new objects the identities that they keep when they are saved.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    do throws(StoreProblem) {
      try records.obtainKeys(objects.map(\.record))
    } catch {
      throw CoreDataError.error(error)
    }
  }
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {
    records.refresh(object.record, keepsChanges: mergeChanges)
  }
  open func refreshAllObjects() {
    for record in records.registeredRecords { records.refresh(record, keepsChanges: true) }
  }
  open func rollback() { records.rollback() }
  open func reset() { records.reset() }
  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }
  open func processPendingChanges() {}
  open func mergeChanges(fromContextDidSave notification: Notification) { refreshAllObjects() }
  open class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) { for context in contexts { context.refreshAllObjects() } }

  // MARK: Saving

  open func save() throws {
    guard hasChanges else { return }
    let objects = owners(records.inserted + records.updated + records.deleted)
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    for object in objects { object.willSave() }
    for object in objects {
      if object.isInserted {
        try object.validateForInsert()
      } else if object.isDeleted {
        try object.validateForDelete()
      } else {
        try object.validateForUpdate()
      }
    }
    let info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
    do throws(SaveProblem) {
      try records.save()
    } catch {
      throw CoreDataError.error(error) { records.owner(of: $0) }
    }
    for object in objects { object.didSave() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
  }

  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2
}
