import DataStore

/// A place in a store's history.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}

/// A question for the changes that other processes have saved: a store that is filled for a picture has none.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  private let isDeletion: Bool

  private init(isDeletion: Bool) { self.isDeletion = isDeletion }

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(isDeletion: false)
  }
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(isDeletion: false) }
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(isDeletion: true)
  }
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest(isDeletion: true) }

  override func perform(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    if !isDeletion {
      StoreNotes.add(
        "store-history",
        "NSPersistentHistoryChangeRequest: the history is empty, as no other process saves anything here."
      )
    }
    let result: Any =
      switch resultType {
      case _ where isDeletion: true
      case .statusOnly: true
      case .count: 0
      case .objectIDs: [NSManagedObjectID]()
      case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
      case .changesOnly: [NSPersistentHistoryChange]()
      }
    return NSPersistentHistoryResult(result, resultType)
  }
}

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  open private(set) var result: Any?
  open private(set) var resultType: NSPersistentHistoryResultType

  init(_ result: Any?, _ type: NSPersistentHistoryResultType) {
    self.result = result
    resultType = type
  }
}

/// The changes of one save.
open class NSPersistentHistoryTransaction: NSObject {
  public let timestamp: Date
  public let author: String?
  public let contextName: String?
  public let changes: [NSPersistentHistoryChange]?
  public let token: NSPersistentHistoryToken

  init(timestamp: Date) {
    self.timestamp = timestamp
    author = nil
    contextName = nil
    changes = []
    token = NSPersistentHistoryToken()
  }

  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
}

/// A change of one object.
open class NSPersistentHistoryChange: NSObject {
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType

  init(_ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    changedObjectID = id
    changeType = type
  }
}
