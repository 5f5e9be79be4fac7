import CoreData
import DeviceWorld
import Foundation

/// A question for records of a type.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }

  func chosen(_ records: [CKRecord]) -> [CKRecord] {
    var found = records.filter {
      $0.recordType == recordType && predicate.evaluate(with: $0.predicateValues)
    }
    for order in (sortDescriptors ?? []).reversed() {
      guard let key = order.key else { continue }
      found = found.enumerated().sorted { a, b in
        switch Self.compare(a.element.predicateValues[key], b.element.predicateValues[key]) {
        case .orderedSame: a.offset < b.offset
        case .orderedAscending: order.ascending
        case .orderedDescending: !order.ascending
        }
      }.map(\.element)
    }
    return found
  }

  /// Nothing comes before numbers and dates, and those before texts.
  private static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
    func number(_ value: Any?) -> Double? {
      switch value {
      case nil: -.infinity
      case let date as Date: date.timeIntervalSinceReferenceDate
      case let value as Bool: value ? 1 : 0
      case let value as Int: Double(value)
      case let value as Double: value
      default: nil
      }
    }
    switch (number(a), number(b)) {
    case (let first?, let second?):
      return first < second
        ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    case (_?, nil): return .orderedAscending
    case (nil, _?): return .orderedDescending
    case (nil, nil):
      let first = "\(a ?? "")", second = "\(b ?? "")"
      return first < second
        ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
  }
}

/// A database of a container: the world file's records, which stay as they are.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  private func records() throws -> [CKRecord] {
    let status = CKContainer.status
    // Everybody may read the public database.
    guard status == .available || (databaseScope == .public && CKContainer.section() != nil) else {
      throw CKError(
        status == .temporarilyUnavailable ? .accountTemporarilyUnavailable : .notAuthenticated)
    }
    let own: CloudSection.Database =
      switch databaseScope {
      case .public: .public
      case .private: .private
      case .shared: .shared
      }
    return (CKContainer.section()?.records ?? []).enumerated()
      .filter { ($0.element.database ?? .private) == own }
      .map { CKRecord($0.element, place: $0.offset) }
  }

  func answer<Value>(
    _ question: () throws -> Value, _ then: @escaping (Value?, (any Error)?) -> Void
  ) {
    let result = Passed(Result { try question() }), then = Passed(then)
    Callback.onQueue {
      switch result.value {
      case .success(let value): then.value(value, nil)
      case .failure(let error): then.value(nil, error)
      }
    }
  }

  private func one(_ id: CKRecord.ID) throws -> CKRecord {
    guard let record = try records().first(where: { $0.recordID == id }) else {
      throw CKError(.unknownItem)
    }
    return record
  }

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { try one(recordID) }
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { answer({ try one(recordID) }, completionHandler) }

  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    batch(query.chosen(try records()), resultsLimit)
  }
  open func records(
    continuingMatchFrom cursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { batch(cursor.rest, resultsLimit) }
  /// The first records, and the place of the rest where there are more.
  private func batch(
    _ found: [CKRecord], _ limit: Int
  ) -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    let (part, cursor) = CKQueryOperation.Cursor.split(found, limit)
    return (part.map { ($0.recordID, .success($0)) }, cursor)
  }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { try each(ids) }
  open func fetch(
    withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler:
      @escaping (Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>) -> Void
  ) {
    answer({ try each(recordIDs) }) { found, error in
      completionHandler(found.map { .success($0) } ?? .failure(error ?? CKError(.internalError)))
    }
  }
  private func each(
    _ ids: [CKRecord.ID]
  ) throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    let all = try records()
    return Dictionary(
      ids.map { id in
        (
          id,
          all.first { $0.recordID == id }.map { .success($0) } ?? .failure(CKError(.unknownItem))
        )
      }, uniquingKeysWith: { first, _ in first })
  }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { answer({ query.chosen(try records()) }, completionHandler) }
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    answer({ batch(query.chosen(try records()), resultsLimit) }) { found, error in
      completionHandler(found.map { .success($0) } ?? .failure(error ?? CKError(.internalError)))
    }
  }
  open func fetch(
    withCursor cursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    answer({ batch(cursor.rest, resultsLimit) }) { found, error in
      completionHandler(found.map { .success($0) } ?? .failure(error ?? CKError(.internalError)))
    }
  }

  open func add(_ operation: CKDatabaseOperation) { operation.run(in: self) }

  func found(_ query: CKQuery) throws -> [CKRecord] { query.chosen(try records()) }
  func found(_ ids: [CKRecord.ID]) throws -> [(CKRecord.ID, CKRecord?)] {
    let all = try records()
    return ids.map { id in (id, all.first { $0.recordID == id }) }
  }
}
