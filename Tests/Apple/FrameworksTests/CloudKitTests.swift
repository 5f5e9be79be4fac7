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
