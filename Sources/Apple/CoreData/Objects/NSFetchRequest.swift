import DataStore

/// The kinds of result that a fetch can give: objects, dictionaries, numbers and object IDs.
///
/// Apple's is a protocol of Objective-C without requirements, whose existential conforms to itself, so that
/// `NSFetchRequest<NSFetchRequestResult>` fits where a type that conforms is asked for. `AnyObject` is the one that does
/// so here.
public typealias NSFetchRequestResult = AnyObject

/// A description of the objects to fetch.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String? { name ?? entity?.name }
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var returnsDistinctResults = false
  open var shouldRefreshRefetchedObjects = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  private var name: String?
  let resultClass: NSManagedObject.Type?

  public override init() {
    resultClass = ResultType.self as? NSManagedObject.Type
    super.init()
    resultClass.map(ManagedObjects.note)
  }

  public init(entityName: String) {
    name = entityName
    resultClass = ResultType.self as? NSManagedObject.Type
    super.init()
    resultClass.map(ManagedObjects.note)
  }

  init(resultsOf type: NSManagedObject.Type) { resultClass = type }

  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.current else {
      throw CoreDataError.error(
        NSPersistentStoreOperationError, "execute() wants a context: call it in perform(_:).")
    }
    return try context.fetch(self)
  }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
