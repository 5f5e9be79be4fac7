import Foundation

extension VerifyReport {
  /// The file that `merge`, `approve` and `--json` read and write: the same bytes for the same report.
  package func json() throws -> Data {
    var data = Data()
    try writeJSON { data += $0 }
    return data
  }

  /// Makes the same bytes entry by entry, so that a report of many frames needs no memory for all of them.
  ///
  /// - Parameter sink: takes the bytes in parts.
  package func writeJSON(to sink: (Data) throws -> Void) throws {
    var head = self
    head.entries = []
    try JSONList.write(entries, named: "entries", of: head, to: sink)
  }
}
