import CloudKit
import CoreData
import CoreLocation
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

  /// https://developer.apple.com/documentation/cloudkit/ckrecord: the types that a field can have beside texts and numbers.
  @Test func fieldsHoldDatesDataReferencesAndPlaces() async throws {
    try Self.enter(
      #"""
      {"iCloud": {"records": [{"type": "Session", "name": "s", "fields": {
        "start": {"date": "2026-01-09T08:00:00Z"}, "day": {"date": "2026-01-09"}, "key": {"base64": "AQI="},
        "owner": {"reference": "u"}, "members": [{"reference": "u"}, {"reference": "v"}], "cover": {"file": "/a.png"},
        "place": {"latitude": 1, "longitude": 2.5}, "seconds": 9300, "isOn": true}}]}}
      """#)
    let record = try await CKContainer.default().privateCloudDatabase.record(
      for: CKRecord.ID(recordName: "s"))
    #expect(try record["start"] as? Date == Self.date("2026-01-09T08:00:00Z"))
    #expect(try record["day"] as? Date == Self.date("2026-01-09T00:00:00Z"))
    #expect(record["key"] as? Data == Data([1, 2]))
    // Numbers are NSNumber in CloudKit, which holds each type that the value fits.
    #expect(record["seconds"] as? TimeInterval == 9300 && record["seconds"] as? Int == 9300)
    #expect(record["isOn"] as? Bool == true && record["isOn"] as? Int64 == 1)
    #expect((record["owner"] as? CKRecord.Reference)?.recordID.recordName == "u")
    #expect(
      (record["members"] as? [CKRecord.Reference])?.map(\.recordID.recordName) == ["u", "v"])
    #expect((record["cover"] as? CKAsset)?.fileURL?.path == "/a.png")
    #expect((record["place"] as? CLLocation)?.coordinate.longitude == 2.5)
    let query = CKQuery(
      recordType: "Session",
      predicate: NSPredicate(
        format: "owner == %@ AND start < %@",
        CKRecord.Reference(recordID: CKRecord.ID(recordName: "u"), action: .none),
        try Self.date("2026-01-09T09:00:00Z") as NSDate))
    let found = try await CKContainer.default().privateCloudDatabase.records(matching: query)
    #expect(found.matchResults.count == 1)
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
