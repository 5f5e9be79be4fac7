import DataStore

/// The stores of a model.
open class NSPersistentStoreCoordinator: NSObject {
  let records: RecordCoordinator
  open private(set) var managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    records = RecordCoordinator(model: model.model)
  }

  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let description = NSPersistentStoreDescription()
    description.type = type
    description.url = url
    description.isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
    return try add(description, options)
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }

  open func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try add(description, description.options)
      completionHandler(description, nil)
    } catch {
      completionHandler(description, error)
    }
  }

  @discardableResult
  func add(
    _ description: NSPersistentStoreDescription, _ options: [AnyHashable: Any]?
  ) throws -> NSPersistentStore {
    do throws(StoreProblem) {
      let rows = try StoreOpening.open(
        records.model, at: description.path, isReadOnly: description.isReadOnly,
        isElsewhere: ProgramEntities.contains)
      records.add(rows)
      let store = NSPersistentStore(
        rows, url: description.url, type: description.type, options: options)
      store.persistentStoreCoordinator = self
      persistentStores.append(store)
      return store
    } catch {
      throw CoreDataError.error(error)
    }
  }

  open func remove(_ store: NSPersistentStore) throws {
    records.remove(store.rows)
    persistentStores.removeAll { $0 === store }
  }

  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == url.standardizedFileURL }
  }

  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws {
    if let store = persistentStore(for: url) { try remove(store) }
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: url.path + ending)
    }
  }

  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

  /// Moves a store to another place.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType type: String
  ) throws -> NSPersistentStore {
    try remove(store)
    if let old = store.url, old.standardizedFileURL != url.standardizedFileURL {
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: url)
      try FileManager.default.copyItem(at: old, to: url)
    }
    return try addPersistentStore(ofType: type, configurationName: nil, at: url, options: options)
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: url, options: options, withType: type.rawValue)
  }

  open func performAndWait(_ block: () -> Void) { block() }
  open func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    // x-coredata://STORE/Entity/p12
    let parts = url.path.split(separator: "/")
    guard let store = url.host, parts.count == 2, let key = Int64(parts[1].dropFirst()),
      records.model.entity(named: String(parts[0])) != nil,
      let known = records.stores.first(where: {
        $0.identifier.caseInsensitiveCompare(store) == .orderedSame
      })
    else { return nil }
    return NSManagedObjectID(
      RecordID(store: known.identifier, entity: String(parts[0]), key: key), records.model)
  }
}
