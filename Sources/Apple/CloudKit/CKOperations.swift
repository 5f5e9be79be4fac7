import DeviceWorld
import Foundation

/// A question for a database that is put together before it is asked.
open class CKDatabaseOperation: NSObject, @unchecked Sendable {
  open var qualityOfService = QualityOfService.default
  open weak var database: CKDatabase?
  public override init() {}
  func run(in database: CKDatabase) {}
  open func cancel() {}
}

/// Finds records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The place at which an answer goes on that a limit has ended.
  open class Cursor: NSObject, @unchecked Sendable {
    let rest: [CKRecord]
    private init(_ rest: [CKRecord]) { self.rest = rest }

    /// - Parameter limit: the number of records of the first part; 0 for all.
    static func split(_ records: [CKRecord], _ limit: Int) -> ([CKRecord], Cursor?) {
      guard limit > 0, limit < records.count else { return (records, nil) }
      return (Array(records.prefix(limit)), Cursor(Array(records.dropFirst(limit))))
    }
  }
  public static let maximumResults = 0

  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  public override init() {}
  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) { self.cursor = cursor }

  override func run(in database: CKDatabase) {
    let query = query, cursor = cursor, limit = resultsLimit
    guard query != nil || cursor != nil else { return }
    let found = Result {
      Cursor.split(try cursor?.rest ?? query.map { try database.found($0) } ?? [], limit)
    }
    let result = Passed(found), own = Passed(self)
    Callback.onQueue {
      let operation = own.value
      switch result.value {
      case .success(let (records, rest)):
        for record in records {
          operation.recordFetchedBlock?(record)
          operation.recordMatchedBlock?(record.recordID, .success(record))
        }
        operation.queryCompletionBlock?(rest, nil)
        operation.queryResultBlock?(.success(rest))
      case .failure(let error):
        operation.queryCompletionBlock?(nil, error)
        operation.queryResultBlock?(.failure(error))
      }
    }
  }
}

/// Gets records by their names.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  public override init() {}
  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }

  override func run(in database: CKDatabase) {
    let ids = recordIDs ?? []
    let result = Passed(Result { try database.found(ids) }), own = Passed(self)
    Callback.onQueue {
      let operation = own.value
      switch result.value {
      case .success(let found):
        var records: [CKRecord.ID: CKRecord] = [:]
        for (id, record) in found {
          records[id] = record
          operation.perRecordResultBlock?(
            id, record.map { .success($0) } ?? .failure(CKError(.unknownItem)))
        }
        operation.fetchRecordsCompletionBlock?(records, nil)
        operation.fetchRecordsResultBlock?(.success(()))
      case .failure(let error):
        operation.fetchRecordsCompletionBlock?(nil, error)
        operation.fetchRecordsResultBlock?(.failure(error))
      }
    }
  }
}

/// Would save and delete records; the records are a fixture.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum SavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = SavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  public override init() {}
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }

  override func run(in database: CKDatabase) {
    DeviceAnswers.rests("CKModifyRecordsOperation", "the records are a fixture")
    let error = CKError(CKContainer.status == .available ? .networkUnavailable : .notAuthenticated)
    let own = Passed(self)
    Callback.onQueue {
      own.value.modifyRecordsCompletionBlock?(nil, nil, error)
      own.value.modifyRecordsResultBlock?(.failure(error))
    }
  }
}
