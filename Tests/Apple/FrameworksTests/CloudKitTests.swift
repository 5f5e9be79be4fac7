import CloudKit
import CoreData
import Foundation
import TestSupport
import Testing

extension FrameworkTests {
  private static let cloud = #"""
    {"iCloud": {"records": [
      {"type": "Note", "name": "b", "fields": {"title": "Second", "rank": 2}},
      {"type": "Note", "name": "a", "fields": {"title": "First", "rank": 1}},
      {"type": "Note", "name": "c", "database": "public", "fields": {"title": "Open"}}
    ]}}
    """#

  @Test func withoutAWorldThereIsNoAccount() async throws {
    try Self.enter()
    #expect(try await CKContainer.default().accountStatus() == .noAccount)
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    await #expect(throws: CKError(.notAuthenticated)) {
      try await CKContainer.default().privateCloudDatabase.records(matching: query)
    }
    #expect(Self.codes() == ["device-unanswered"])
  }

  @Test func recordsAreFoundAndSorted() async throws {
    try Self.enter(Self.cloud)
    let database = CKContainer(identifier: "iCloud.example").privateCloudDatabase
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    query.sortDescriptors = [NSSortDescriptor(key: "rank", ascending: true)]
    let (results, cursor) = try await database.records(matching: query)
    #expect(results.map { $0.0.recordName } == ["a", "b"])
    #expect(try results.element(0).1.get()["title"] as? String == "First")
    #expect(cursor == nil)
    let second = CKQuery(recordType: "Note", predicate: NSPredicate(format: "rank > %d", 1))
    let found = try await database.records(matching: second).matchResults
    #expect(found.map { $0.0.recordName } == ["b"])
    #expect(
      try await database.record(for: CKRecord.ID(recordName: "a"))["rank"] as? Int == 1)
    await #expect(throws: CKError(.unknownItem)) {
      try await database.record(for: CKRecord.ID(recordName: "c"))
    }
  }

  @Test func anOperationAnswersByItsBlocks() async throws {
    try Self.enter(Self.cloud)
    let operation = CKQueryOperation(
      query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
    nonisolated(unsafe) var names: [String] = []
    operation.recordMatchedBlock = { id, _ in names.append(id.recordName) }
    await withCheckedContinuation { continuation in
      operation.queryResultBlock = { _ in continuation.resume() }
      CKContainer.default().publicCloudDatabase.add(operation)
    }
    #expect(names == ["c"])
  }

  /// https://developer.apple.com/documentation/cloudkit/ckqueryoperation/cursor: where there are more records than
  /// the limit, the cursor is the place to go on from.
  @Test func aLimitedAnswerGoesOnAtItsCursor() async throws {
    try Self.enter(Self.cloud)
    let database = CKContainer.default().privateCloudDatabase
    let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
    let first = try await database.records(matching: query, resultsLimit: 1)
    #expect(first.matchResults.map { $0.0.recordName } == ["b"])
    let cursor = try #require(first.queryCursor)
    let rest = try await database.records(continuingMatchFrom: cursor)
    #expect(rest.matchResults.map { $0.0.recordName } == ["a"] && rest.queryCursor == nil)
    let operation = CKQueryOperation(cursor: cursor)
    nonisolated(unsafe) var names: [String] = []
    operation.recordMatchedBlock = { id, _ in names.append(id.recordName) }
    await withCheckedContinuation { continuation in
      operation.queryResultBlock = { _ in continuation.resume() }
      database.add(operation)
    }
    #expect(names == ["a"])
  }

  /// https://developer.apple.com/documentation/cloudkit/ckdatabase/fetch(withrecordids:desiredkeys:completionhandler:):
  /// each record has an answer of its own.
  @Test func recordsAreFetchedByTheirNames() async throws {
    try Self.enter(Self.cloud)
    let ids = ["a", "x"].map { CKRecord.ID(recordName: $0) }
    let found = try await withCheckedThrowingContinuation { continuation in
      CKContainer.default().privateCloudDatabase.fetch(withRecordIDs: ids) {
        continuation.resume(with: $0.map { $0.mapValues { try? $0.get().recordID.recordName } })
      }
    }
    #expect(found == [CKRecord.ID(recordName: "a"): "a", CKRecord.ID(recordName: "x"): nil])
    await #expect(throws: CKError(.networkUnavailable)) {
      try await CKContainer.default().privateCloudDatabase.modifyRecords(saving: [], deleting: ids)
    }
  }

  @Test func savingChangesNothingInTheCloud() async throws {
    try Self.enter(Self.cloud)
    let record = CKRecord(recordType: "Note")
    record["title"] = "New"
    #expect(record.changedKeys() == ["title"])
    await #expect(throws: CKError(.networkUnavailable)) {
      try await CKContainer.default().privateCloudDatabase.save(record)
    }
    #expect(Self.codes().contains("device-rests"))
  }
}
