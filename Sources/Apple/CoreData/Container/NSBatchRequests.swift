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

  func perform(in context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
    var ids = ids
    if let fetchRequest {
      ids = try context.fetch(fetchRequest).compactMap { ($0 as? NSManagedObject)?.objectID }
    }
    for id in ids { context.delete(try context.existingObject(with: id)) }
    try context.save()
    return ids
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

open class NSPersistentStoreResult: NSObject {}

open class NSBatchDeleteResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  open private(set) var resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    self.result = result
    resultType = type
  }
}

extension NSManagedObjectContext {
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let delete = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let ids = try delete.perform(in: self)
    let result: Any =
      switch delete.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    return NSBatchDeleteResult(result, delete.resultType)
  }
}
