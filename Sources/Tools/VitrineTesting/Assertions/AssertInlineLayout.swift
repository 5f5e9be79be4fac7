import Foundation
import SwiftUI
import WidgetKitCore

/// Compares the frames and texts of a view's parts with text in the test itself. Leave the closure out, run
/// the test, and it is written:
///
///     assertInlineLayoutSnapshot(of: Badge(count: 3)) {
///       """
///       {"view": "Badge", "frame": [0, 0, 24, 24], …}
///       """
///     }
///
/// - Parameters:
///   - view: made while the clock is frozen at the world's date.
///   - layout: the size that the view is offered.
///   - matrix: of one picture; a light one by default.
///   - record: nil for the mode of the scope, a trait or the environment.
///   - expected: a string literal and nothing else, since it is rewritten when it is recorded.
public func assertInlineLayoutSnapshot<Content: View>(
  of view: @autoclosure @MainActor () throws -> Content, layout: SnapshotLayout = .sizeThatFits,
  matrix: SnapshotMatrix = .one, world: SnapshotWorld? = nil, record: SnapshotRecordMode? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, matches expected: (() -> String)? = nil
) {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = ViewRunner(matrix: matrix, world: world)
  Assertion(location, nil, record).checkInline(expected) {
    runner.run(layout, view)
  }
}

/// The same of an entry's view, in the environment that the system gives it.
public func assertInlineLayoutSnapshot<Content: View>(
  of entryView: @autoclosure @MainActor () throws -> Content, family: WidgetFamily,
  matrix: SnapshotMatrix = .one, world: SnapshotWorld? = nil, record: SnapshotRecordMode? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, matches expected: (() -> String)? = nil
) {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = ViewRunner(matrix: matrix, world: world)
  Assertion(location, nil, record).checkInline(expected) {
    runner.run([family], entryView)
  }
}

/// The same of a widget, whose provider is asked for its snapshot where no other phase is named.
@MainActor
public func assertInlineLayoutSnapshot<W: Widget>(
  of widget: @autoclosure @MainActor () -> W, family: WidgetFamily,
  phase: SnapshotPhase = .snapshot, matrix: SnapshotMatrix = .one, world: SnapshotWorld? = nil,
  record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column, matches expected: (() -> String)? = nil
) async {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = WidgetRunner(
    families: [family], phases: [phase], matrix: matrix, world: world, configurations: [],
    at: location)
  await Assertion(location, nil, record).checkInline(expected) {
    await runner.run { descriptions(of: widget()) }
  }
}
