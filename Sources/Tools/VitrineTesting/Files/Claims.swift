import Foundation

/// The goldens of each test in this process: no two tests may share one.
final class Claims: @unchecked Sendable {
  static let shared = Claims()

  /// The error of a golden that another test has.
  struct Conflict: Error, CustomStringConvertible {
    let path: String
    let other: TestIdentity
    let mine: TestIdentity

    var description: String {
      if other.name == mine.name {
        return
          "Two cases of \(mine.name) have the same golden, \(path): give each its own name, as "
          + "named: \"\\(argument)\"."
      }
      return
        "\(other.name) and \(mine.name) have the same golden, \(path): give one of them another "
        + "name, as named: \"second\"."
    }
  }

  private let lock = NSLock()
  /// The tests that own goldens, by path in lower case, since some file systems ignore case.
  private var owners: [String: TestIdentity] = [:]

  /// Takes goldens for a test.
  ///
  /// - Parameter paths: returns the goldens for an assertion's number.
  /// - Returns: the number with which all are free: 1, or one more for each time that this test took
  ///   the same before.
  /// - Throws: ``Conflict``.
  func take(_ identity: TestIdentity, _ paths: (Int) -> [String]) throws -> Int {
    try lock.withLock {
      var number = 1
      while true {
        let keys = paths(number).map { ($0, $0.lowercased()) }
        if let (path, key) = keys.first(where: { (owners[$0.1] ?? identity) != identity }),
          let other = owners[key]
        {
          // A test that runs again has its own goldens again.
          guard other.isEarlierRun(of: identity) else {
            throw Conflict(path: path, other: other, mine: identity)
          }
          for (_, key) in keys where owners[key]?.isEarlierRun(of: identity) == true {
            owners[key] = nil
          }
        }
        if keys.allSatisfy({ owners[$0.1] == nil }) {
          for (_, key) in keys { owners[key] = identity }
          return number
        }
        number += 1
      }
    }
  }
}

extension TestIdentity {
  fileprivate func isEarlierRun(of other: TestIdentity) -> Bool {
    name == other.name && arguments == other.arguments && run != other.run
  }
}
