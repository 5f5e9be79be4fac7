import DataStore

/// A group of a controller's objects with one value of its key path.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
}

/// The objects of a fetch, in sections; with a delegate they are fetched again after each save of the context.
open class NSFetchedResultsController<ResultType: AnyObject>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  private var results: ResultSections?
  private var observer: (any NSObjectProtocol)?

  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet { observeSaves() }
  }

  /// - Parameter cacheName: the name of a file that keeps the sections. There is none: they are made at each fetch.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  open func performFetch() throws {
    let objects = try managedObjectContext.fetch(fetchRequest)
    results = try ResultSections(objects, sectionNameKeyPath)
  }

  /// The objects of the last fetch; nil before the first.
  open var fetchedObjects: [ResultType]? {
    results.map { $0.objects.compactMap { $0 as? ResultType } }
  }
  open var sections: [any NSFetchedResultsSectionInfo]? { results?.sections }
  open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }

  /// The object at a section and a place in it.
  ///
  /// An index path that no object has ends the process, as Apple's raises an exception: the result isn't optional, so
  /// that there is no value to give. The frame that asked fails with this message, and the run goes on.
  /// https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller/object(at:)
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = results?.object(at: indexPath) as? ResultType else {
      fatalError("No fetched object is at the index path \(indexPath).")
    }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? { results?.indexPath(of: object) }

  open class func deleteCache(withName name: String?) {}

  // MARK: Changes

  private func observeSaves() {
    guard delegate != nil, observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: managedObjectContext, queue: nil
    ) { [weak self] note in
      let updated = note.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? []
      self?.refetch(updated)
    }
  }

  private func refetch(_ updated: Set<NSManagedObject>) {
    guard let old = results, let delegate else { return }
    do {
      try performFetch()
    } catch {
      StoreNotes.add(
        "store-unreadable",
        "NSFetchedResultsController of \(fetchRequest.entityName ?? "no entity"), asked again after a save: "
          + error.localizedDescription)
    }
    guard let new = results else { return }
    let changes = new.changes(since: old, updated)
    guard !changes.isEmpty else { return }
    let anyRequest = NSFetchRequest<AnyObject>(entityName: fetchRequest.entityName ?? "")
    let twin = NSFetchedResultsController<AnyObject>(
      fetchRequest: anyRequest, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
    twin.results = new
    delegate.controllerWillChangeContent(twin)
    for change in changes {
      delegate.controller(
        twin, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(twin)
  }
}
