import Foundation

/// When a golden is written. A test that wrote one fails, whatever the mode, so that nothing becomes a
/// golden unseen; the next run compares with it.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
  /// All that differ or aren't there.
  case all
  /// Those that aren't there. The default on a person's machine.
  case missing
  /// Those that aren't there and those that differ; the failure says in what, as without recording.
  case failed
  /// None. The default where the environment has `CI`.
  case never

  /// What the environment asks for: `VITRINE_RECORD` by name, else what `CI` says.
  ///
  /// - Throws: ``BadRecordMode``, for a name that isn't one.
  static func standard(in environment: [String: String]) throws -> SnapshotRecordMode {
    if let name = environment["VITRINE_RECORD"], !name.isEmpty {
      guard let mode = SnapshotRecordMode(rawValue: name) else { throw BadRecordMode(name: name) }
      return mode
    }
    let isCI = environment["CI"].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    return isCI ? .never : .missing
  }

  var writesMissing: Bool { self != .never }
  var writesChanged: Bool { self == .all || self == .failed }
}

struct BadRecordMode: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "VITRINE_RECORD is “\(name)”; it can be "
      + SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ") + "."
  }
}
