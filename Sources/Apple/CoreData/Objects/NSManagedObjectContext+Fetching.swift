import DataModels
import DataStore

extension NSManagedObjectContext {
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    if request.resultType == .dictionaryResultType {
      return try (hasChanges ? saved() : self).dictionaries(request).compactMap { $0 as? Result }
    }
    if request.resultType == .countResultType {
      return [NSNumber(value: try count(for: request))].compactMap { $0 as? Result }
    }
    let records = try fetchedRecords(request)
    if request.shouldRefreshRefetchedObjects {
      for record in records { self.records.refresh(record, keepsChanges: true) }
    }
    switch request.resultType {
    case .managedObjectIDResultType:
      return records.compactMap { NSManagedObjectID($0.id, self.records.model) as? Result }
    default: return records.compactMap { self.records.owner(of: $0) as? Result }
    }
  }

  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    let (fetch, closures) = try question(request)
    guard closures.isEmpty else { return try fetchedRecords(request).count }
    do throws(StoreProblem) {
      return try records.count(fetch, includesPending: request.includesPendingChanges)
    } catch {
      throw CoreDataError.error(error)
    }
  }

  private func fetchedRecords<Result>(_ request: NSFetchRequest<Result>) throws -> [StoreRecord] {
    var (fetch, closures) = try question(request)
    // What only a closure can say is asked of each object, so the window comes last.
    let window = fetch
    if !closures.isEmpty { (fetch.limit, fetch.offset) = (0, 0) }
    do throws(StoreProblem) {
      let found = try records.fetch(fetch, includesPending: request.includesPendingChanges)
      guard !closures.isEmpty else { return found }
      return window.window(
        of: found.filter { record in
          closures.allSatisfy { $0.evaluate(with: records.owner(of: record)) }
        })
    } catch {
      throw CoreDataError.error(error)
    }
  }

  /// - Returns: the question, and predicates that a store can't be asked.
  private func question<Result>(
    _ request: NSFetchRequest<Result>
  ) throws -> (StoreFetch, [NSPredicate]) {
    guard let name = entityName(of: request) else {
      throw CoreDataError.error(
        NSSQLiteError,
        "The fetch request names no entity of the model, which has: "
          + "\(records.model.entities.map(\.name).joined(separator: ", ")).")
    }
    var fetch = StoreFetch(entity: name)
    var closures: [NSPredicate] = []
    if let predicate = request.predicate {
      if let known = predicate.storePredicate {
        fetch.predicate = known
      } else {
        closures = [predicate]
      }
    }
    fetch.sorts = (request.sortDescriptors ?? []).compactMap(\.storeSort)
    fetch.limit = request.fetchLimit
    fetch.offset = request.fetchOffset
    fetch.includesSubentities = request.includesSubentities
    return (fetch, closures)
  }

  private func entityName<Result>(of request: NSFetchRequest<Result>) -> String? {
    if let name = request.entityName {
      return records.model.entity(named: name) == nil ? nil : name
    }
    return request.resultClass.flatMap { ManagedObjects.entity(of: $0, in: records.model)?.name }
  }

  /// A context of the same stores without changes: dictionaries tell what the stores hold, and batches save no others.
  func saved() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  private func dictionaries<Result>(_ request: NSFetchRequest<Result>) throws -> [NSDictionary] {
    let rows = DictionaryRows(request.propertiesToFetch, records.model)
    let isDistinct = request.returnsDistinctResults && request.propertiesToFetch != nil
    let groupBy = request.propertiesToGroupBy.map(DictionaryRows.paths) ?? []
    guard isDistinct || rows.isOne || !groupBy.isEmpty else {
      return try fetchedRecords(request).map(rows.row(of:))
    }
    // The window is one of the rows that are made of the objects.
    let (limit, offset) = (request.fetchLimit, request.fetchOffset)
    (request.fetchLimit, request.fetchOffset) = (0, 0)
    defer { (request.fetchLimit, request.fetchOffset) = (limit, offset) }
    let found = try fetchedRecords(request)
    var made: [NSDictionary]
    if !groupBy.isEmpty {
      made = try rows.groups(
        of: found, by: groupBy, isSorted: !(request.sortDescriptors ?? []).isEmpty
      ).map { try rows.row(of: $0) }
      if let having = request.havingPredicate {
        made = made.filter { having.evaluate(with: $0 as? [String: Any]) }
      }
    } else {
      made = try rows.isOne ? [rows.row(of: found)] : found.map(rows.row(of:))
    }
    if isDistinct {
      var seen: Set<NSDictionary> = []
      made = made.filter { seen.insert($0).inserted }
    }
    var window = StoreFetch(entity: request.entityName ?? "")
    (window.limit, window.offset) = (limit, offset)
    return window.window(of: made)
  }
}

extension NSEntityDescription {
  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    let model = context.records.model
    return model.entity(named: name).map { NSEntityDescription($0, in: model) }
  }

  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    let model = context.records.model
    let entity = model.entity(named: name) ?? DataEntity(name: name)
    let record = context.records.insert(entity, owner: nil)
    guard let object = context.records.owner(of: record) as? NSManagedObject else {
      return NSManagedObject(entity: NSEntityDescription(entity, in: model), insertInto: nil)
    }
    object.awakeFromInsert()
    return object
  }
}
