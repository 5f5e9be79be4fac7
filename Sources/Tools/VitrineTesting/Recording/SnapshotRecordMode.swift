import Foundation

/// The goldens that an assertion writes. A test that wrote one fails, whatever the mode, so that nothing
/// becomes a golden unseen; the next run compares with it.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
  /// All that differ, are missing or can't be read.
  case all
  /// Those that are missing. The default on a developer's machine.
  case missing
  /// Those that are missing and those that differ; the failure describes the differences, as without
  /// recording.
  case failed
  /// Records nothing. The default where the environment has `CI`.
  case never

  /// The mode of the environment: `VITRINE_RECORD` by name, else by `CI`.
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
}

/// The error of a `VITRINE_RECORD` that isn't a mode.
struct BadRecordMode: Error, CustomStringConvertible {
  let name: String

  var description: String {
    "VITRINE_RECORD is “\(name)”; it can be "
      + SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ") + "."
  }
}
