internal import CSQLite
import Foundation

/// One open database of SQLite.
final class Database {
  private(set) var handle: OpaquePointer?
  let path: String
  private let collations = TextOrder.allCases.map(TextCollation.init)

  /// - Parameter path: of a file, or `:memory:`.
  init(_ path: String, isReadOnly: Bool = false) throws(StoreProblem) {
    self.path = path
    let flags =
      (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
      | SQLITE_OPEN_FULLMUTEX
    guard sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK else {
      let problem = problem()
      sqlite3_close_v2(handle)
      handle = nil
      throw problem
    }
    sqlite3_busy_timeout(handle, 200)
    TextFunctions.install(collations, in: handle)
  }

  deinit { sqlite3_close_v2(handle) }

  func run(_ sql: String, _ values: [StoredValue] = []) throws(StoreProblem) {
    let statement = try Statement(self, sql, values)
    while try statement.step() {}
  }

  /// Runs changes as a whole or not at all.
  func transaction(_ changes: () throws(StoreProblem) -> Void) throws(StoreProblem) {
    try run("BEGIN IMMEDIATE")
    do {
      try changes()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Takes the locale of now for comparisons in an order of texts.
  func prepare(_ order: TextOrder) {
    collations.first { $0.order == order }?.prepare()
  }

  /// The last error, in words.
  func problem() -> StoreProblem {
    let code = handle.map { sqlite3_errcode($0) } ?? SQLITE_CANTOPEN
    let text = handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
    switch code {
    case SQLITE_CORRUPT, SQLITE_NOTADB: return .damaged(path, text)
    case SQLITE_BUSY, SQLITE_LOCKED: return .locked(path)
    case SQLITE_READONLY:
      return StoreProblem(.readOnly, "\(path) can't be written to (\(text)).")
    case SQLITE_CONSTRAINT: return StoreProblem(.constraint, "\(path): \(text)")
    case SQLITE_CANTOPEN:
      return StoreProblem(.cannotOpen, "\(path) can't be opened: is the path right? (\(text))")
    default: return StoreProblem(.query, "\(path): \(text)")
    }
  }
}
