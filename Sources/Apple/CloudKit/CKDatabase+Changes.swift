import DeviceWorld
import Foundation

/// The requests that would change the database: nothing does, and each call fails.
extension CKDatabase {
  func rests(_ call: String) -> CKError {
    DeviceAnswers.rests("CKDatabase.\(call)", "the records are a fixture")
    return CKError(CKContainer.status == .available ? .networkUnavailable : .notAuthenticated)
  }
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw rests("save(_:)") }
  public func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    let error = rests("save(_:)")
    answer({ throw error }, completionHandler)
  }
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw rests("deleteRecord(withID:)")
  }
  public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    let error = rests("delete(withRecordID:)")
    answer({ throw error }, completionHandler)
  }
  @discardableResult
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.SavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw rests("modifyRecords(saving:deleting:)") }
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.SavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true,
    completionHandler:
      @escaping (
        Result<
          (
            saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
            deleteResults: [CKRecord.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) {
    let error = rests("modifyRecords(saving:deleting:)")
    answer({ throw error }) { (_: Void?, error) in
      completionHandler(.failure(error ?? CKError(.internalError)))
    }
  }
}
