import Foundation

/// A problem with a store, described for a person.
package struct StoreProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a problem, by which an API chooses its error's code.
  package enum Kind: Hashable, Sendable {
    case cannotOpen, damaged, otherModel, locked, readOnly, constraint, query
  }

  package let kind: Kind
  package let message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  package var description: String { message }

  /// The same problem with a file's own path in place of the path of a copy of it.
  func naming(_ file: String, for copy: String) -> StoreProblem {
    StoreProblem(kind, message.replacingOccurrences(of: copy, with: file))
  }

  /// - Parameter reason: in SQLite's words.
  static func damaged(_ path: String, _ reason: String) -> StoreProblem {
    StoreProblem(
      .damaged,
      "\(path) isn't a whole SQLite database (\(reason)). Copy it again, with its -wal file.")
  }

  static func locked(_ path: String) -> StoreProblem {
    StoreProblem(
      .locked,
      "\(path) is locked by another program. Close the simulator's app, or copy the file.")
  }
}
