import Foundation

/// What the assertions of a scope have in common; nil for what no scope says.
struct SnapshotSettings: Sendable {
  var record: SnapshotRecordMode?
  var matrix: SnapshotMatrix?
  var world: SnapshotWorld?
  /// Tells one run of a test from the next.
  var run: UUID?

  @TaskLocal static var current = SnapshotSettings()

  func with(
    _ record: SnapshotRecordMode?, _ matrix: SnapshotMatrix?, _ world: SnapshotWorld?
  ) -> SnapshotSettings {
    var settings = self
    if let record { settings.record = record }
    if let matrix { settings.matrix = matrix }
    if let world { settings.world = world }
    return settings
  }
}

/// Gives the assertions inside a record mode, a matrix or a world in place of the default. What an
/// assertion itself says goes first; what is nil stays as it is.
///
///     withSnapshotTesting(record: .failed) {
///       assertSnapshot(of: StepView(entry: entry), family: .systemSmall)
///     }
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode? = nil, matrix: SnapshotMatrix? = nil, world: SnapshotWorld? = nil,
  operation: () throws -> Result
) rethrows -> Result {
  try SnapshotSettings.$current.withValue(
    SnapshotSettings.current.with(record, matrix, world), operation: operation)
}

/// The same around what waits: a widget's assertions do, since its provider may.
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode? = nil, matrix: SnapshotMatrix? = nil, world: SnapshotWorld? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotSettings.$current.withValue(
    SnapshotSettings.current.with(record, matrix, world), operation: operation)
}
