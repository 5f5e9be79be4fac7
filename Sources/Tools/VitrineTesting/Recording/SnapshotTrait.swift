import Foundation
import Testing

/// The settings of a test or a suite:
///
///     @Suite(.snapshots(record: .failed)) struct StepsTests { … }
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  let record: SnapshotRecordMode?
  let matrix: SnapshotMatrix?
  let world: SnapshotWorld?

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var settings = SnapshotSettings.current.with(record, matrix, world)
    if testCase != nil { settings.run = UUID() }
    try await SnapshotSettings.$current.withValue(settings, operation: function)
  }
}

extension Trait where Self == SnapshotTrait {
  /// - Parameters:
  ///   - record: nil for the mode of the enclosing suite, or of the environment.
  ///   - matrix: for assertions that name none.
  ///   - world: for assertions that name none.
  public static func snapshots(
    record: SnapshotRecordMode? = nil, matrix: SnapshotMatrix? = nil, world: SnapshotWorld? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(record: record, matrix: matrix, world: world)
  }

  /// The trait of tests that a tool runs several times in one process: each run counts its goldens from the start.
  public static var snapshots: SnapshotTrait { .snapshots() }
}
