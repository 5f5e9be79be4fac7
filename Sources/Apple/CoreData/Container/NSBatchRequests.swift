import DataStore

/// The removal of all objects that a fetch finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open private(set) var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let ids: [NSManagedObjectID]

  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetchRequest = fetchRequest
    ids = []
  }

  public init(objectIDs: [NSManagedObjectID]) { ids = objectIDs }

  override func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    var ids = ids
    let batch = context.saved()
    if let fetchRequest {
      ids = try batch.fetch(fetchRequest).compactMap { ($0 as? NSManagedObject)?.objectID }
    }
    for id in ids { batch.delete(try batch.existingObject(with: id)) }
    try context.take(batch)
    let result: Any =
      switch resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    return NSBatchDeleteResult(result, resultType)
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  open private(set) var resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// New values for all objects that a predicate holds for.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  /// The values by attributes' names.
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) { self.entityName = entityName }
  public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }

  override func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    request.predicate = predicate
    request.includesSubentities = includesSubentities
    let batch = context.saved()
    let objects = try batch.fetch(request)
    for object in objects {
      for (name, value) in propertiesToUpdate ?? [:] {
        guard let name = name as? String ?? (name.base as? NSPropertyDescription)?.name else {
          continue
        }
        object.setValue(value is NSNull ? nil : value, forKey: name)
      }
    }
    try context.take(batch)
    let result: Any =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: objects.count
      }
    return NSBatchUpdateResult(result, resultType)
  }
}

public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

open class NSBatchUpdateResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  open private(set) var resultType: NSBatchUpdateRequestResultType

  init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
    self.result = result
    resultType = type
  }
}

/// New objects, each from a dictionary of its values.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = objects
  }

  /// - Parameter handler: puts an object's values into a dictionary; it answers true where there are no more.
  public init(
    entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
  ) {
    self.entityName = entityName
    dictionaryHandler = handler
  }

  /// - Parameter handler: sets an object's values; it answers true where there are no more.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
  {
    self.entityName = entityName
    managedObjectHandler = handler
  }

  public convenience init(entity: NSEntityDescription, objects: [[String: Any]]) {
    self.init(entityName: entity.name ?? "", objects: objects)
  }

  override func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let batch = context.saved()
    var objects: [NSManagedObject] = []
    func add(_ values: [String: Any]) {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: batch)
      object.setValuesForKeys(values)
      objects.append(object)
    }
    for values in objectsToInsert ?? [] { add(values) }
    while let dictionaryHandler {
      let values = NSMutableDictionary()
      if dictionaryHandler(values) { break }
      add(values as? [String: Any] ?? [:])
    }
    while let managedObjectHandler {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: batch)
      if managedObjectHandler(object) {
        batch.delete(object)
        break
      }
      objects.append(object)
    }
    try context.take(batch)
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: objects.map(\.objectID)
      case .count: objects.count
      }
    return NSBatchInsertResult(result, resultType)
  }
}

public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

open class NSBatchInsertResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  open private(set) var resultType: NSBatchInsertRequestResultType

  init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
    self.result = result
    resultType = type
  }
}

extension NSManagedObjectContext {
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try request.perform(in: self)
  }

  /// Saves a batch's context. The objects of this one agree with the stores at once, but for their own changes, which
  /// aren't saved.
  fileprivate func take(_ batch: NSManagedObjectContext) throws {
    try batch.save()
    refreshAllObjects()
  }
}
