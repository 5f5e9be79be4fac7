import Foundation

/// The settings of a scope for its assertions; nil where no scope has one.
struct SnapshotSettings: Sendable {
  var record: SnapshotRecordMode?
  var matrix: SnapshotMatrix?
  var world: SnapshotWorld?
  /// A value that differs from one run of a test to the next.
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

/// Sets the record mode, the matrix or the world of the assertions inside. The arguments of an assertion
/// itself take precedence; what is nil stays as it is.
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

/// The same for asynchronous code, such as the assertions of widgets, whose providers are asynchronous.
public func withSnapshotTesting<Result>(
  record: SnapshotRecordMode? = nil, matrix: SnapshotMatrix? = nil, world: SnapshotWorld? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  try await SnapshotSettings.$current.withValue(
    SnapshotSettings.current.with(record, matrix, world), operation: operation)
}
