import DeviceWorld
import Foundation

/// A request for notifications of changes. Nothing changes in a picture, so none is kept.
///
/// https://developer.apple.com/documentation/cloudkit/cksubscription
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }

  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var category: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    public override init() {}
  }

  public let subscriptionID: ID
  open var subscriptionType: SubscriptionType { .query }
  open var notificationInfo: NotificationInfo?

  init(id: ID) { subscriptionID = id }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Self(rawValue: 1)
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    public static let firesOnce = Self(rawValue: 8)
  }
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(id: subscriptionID)
  }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  open override var subscriptionType: SubscriptionType { .recordZone }
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(id: subscriptionID)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  open override var subscriptionType: SubscriptionType { .database }
  public override init(id: ID) { super.init(id: id) }
  public convenience init(subscriptionID: CKSubscription.ID) { self.init(id: subscriptionID) }
  public convenience init() { self.init(id: UUID().uuidString) }
}

/// An operation that would save and delete subscriptions; no change is notified here.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionsToSave: [CKSubscription]?
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  public override init() {}
  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }

  override func run(in database: CKDatabase) {
    let error = Passed(database.rests("add(_: CKModifySubscriptionsOperation)") as any Error)
    let own = Passed(self)
    Callback.onQueue {
      own.value.modifySubscriptionsCompletionBlock?(nil, nil, error.value)
      own.value.modifySubscriptionsResultBlock?(.failure(error.value))
    }
  }
}

extension CKDatabase {
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw rests("save(_: CKSubscription)")
  }
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) {
    let error = rests("save(_: CKSubscription)")
    answer({ throw error }, completionHandler)
  }
  @discardableResult
  public func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID { throw rests("deleteSubscription(withID:)") }
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) {
    let error = rests("delete(withSubscriptionID:)")
    answer({ throw error }, completionHandler)
  }

  /// None is ever kept.
  public func allSubscriptions() async throws -> [CKSubscription] { [] }
  public func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) { answer({ [] }, completionHandler) }
  public func subscription(for subscriptionID: CKSubscription.ID) async throws -> CKSubscription {
    throw CKError(.unknownItem)
  }
  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { answer({ throw CKError(.unknownItem) }, completionHandler) }
}
