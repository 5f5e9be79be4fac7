import Foundation
import SwiftUI
import WidgetKitCore

/// Compares where a view's parts stand, and what they say, with text in the test itself. Leave the
/// closure out, run the test, and it is written:
///
///     assertInlineLayoutSnapshot(of: Badge(count: 3)) {
///       """
///       {"view": "Badge", "frame": [0, 0, 24, 24], …}
///       """
///     }
///
/// - Parameters:
///   - view: made while the clock is frozen at the world's date.
///   - layout: how much room it has.
///   - matrix: of one picture; a light one where nobody says otherwise.
///   - record: nil for what a scope, a trait or the environment says.
///   - expected: a string literal and nothing else, since it is written anew when it is recorded.
public func assertInlineLayoutSnapshot<Content: View>(
  of view: @autoclosure @MainActor () throws -> Content, layout: SnapshotLayout = .sizeThatFits,
  matrix: SnapshotMatrix = .one, world: SnapshotWorld? = nil, record: SnapshotRecordMode? = nil,
  fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column, matches expected: (() -> String)? = nil
) {
  let place = SourcePlace(fileID, file, testName, line, column)
  let runner = ViewRunner(matrix: matrix, world: world)
  Assertion(place, nil, record).checkInline(expected) {
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
  let place = SourcePlace(fileID, file, testName, line, column)
  let runner = ViewRunner(matrix: matrix, world: world)
  Assertion(place, nil, record).checkInline(expected) {
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
  let place = SourcePlace(fileID, file, testName, line, column)
  let runner = WidgetRunner(
    families: [family], phases: [phase], matrix: matrix, world: world, configurations: [],
    place: place)
  await Assertion(place, nil, record).checkInline(expected) {
    await runner.run { descriptions(of: widget()) }
  }
}
