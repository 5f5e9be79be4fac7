internal import CSQLite
import Foundation

/// A statement of SQL with its values, and the row that it is at.
final class Statement {
  private var handle: OpaquePointer?
  private let database: Database

  init(_ database: Database, _ sql: String, _ values: [StoredValue] = []) throws(StoreProblem) {
    self.database = database
    guard sqlite3_prepare_v2(database.handle, sql, -1, &handle, nil) == SQLITE_OK else {
      throw database.problem()
    }
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
  }

  deinit { sqlite3_finalize(handle) }

  /// Resets the statement, and binds other values to its parameters.
  func restart(_ values: [StoredValue]) {
    sqlite3_reset(handle)
    for (index, value) in values.enumerated() { bind(value, at: Int32(index + 1)) }
  }

  private func bind(_ value: StoredValue, at index: Int32) {
    switch value {
    case .null: sqlite3_bind_null(handle, index)
    case .integer(let value): sqlite3_bind_int64(handle, index, value)
    case .real(let value): sqlite3_bind_double(handle, index, value)
    case .text(let value):
      sqlite3_bind_text(handle, index, value, -1, vitrine_sqlite_transient())
    case .data(let value):
      value.withUnsafeBytes { bytes in
        // A null pointer would be NULL, and no empty value.
        guard let base = bytes.baseAddress, !bytes.isEmpty else {
          sqlite3_bind_zeroblob(handle, index, 0)
          return
        }
        sqlite3_bind_blob64(handle, index, base, UInt64(bytes.count), vitrine_sqlite_transient())
      }
    }
  }

  /// - Returns: whether there is a row.
  func step() throws(StoreProblem) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw database.problem()
    }
  }

  func value(_ column: Int) -> StoredValue {
    let index = Int32(column)
    switch sqlite3_column_type(handle, index) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, index))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, index))
    case SQLITE_TEXT:
      return .text(sqlite3_column_text(handle, index).map { String(cString: $0) } ?? "")
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(handle, index))
      guard count > 0, let bytes = sqlite3_column_blob(handle, index) else { return .data(Data()) }
      return .data(Data(bytes: bytes, count: count))
    default: return .null
    }
  }

  func integer(_ column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }
}
