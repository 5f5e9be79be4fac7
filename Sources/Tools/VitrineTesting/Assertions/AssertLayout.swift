import Foundation
import SwiftUI
import WidgetKitCore

/// Compares the frames and texts of a view's parts with a golden: text, one view a line, which a pull request
/// shows as such. `__Snapshots__/BadgeTests/testBadge@3x.json`
///
/// - Parameters: as of ``assertSnapshot(of:layout:matrix:world:tolerance:record:named:fileID:file:testName:line:column:)``;
///   one picture, in light, where no matrix is named.
public func assertLayoutSnapshot<Content: View>(
  of view: @autoclosure @MainActor () throws -> Content, layout: SnapshotLayout = .sizeThatFits,
  matrix: SnapshotMatrix = .one, world: SnapshotWorld? = nil, record: SnapshotRecordMode? = nil,
  named name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = ViewRunner(matrix: matrix, world: world)
  Assertion(location, name, record).checkLayouts {
    runner.run(layout, view)
  }
}

/// The same of an entry's view, in the environment that the system gives it.
public func assertLayoutSnapshot<Content: View>(
  of entryView: @autoclosure @MainActor () throws -> Content, families: [WidgetFamily],
  matrix: SnapshotMatrix = .one, world: SnapshotWorld? = nil, record: SnapshotRecordMode? = nil,
  named name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = ViewRunner(matrix: matrix, world: world)
  Assertion(location, name, record).checkLayouts {
    runner.run(families, entryView)
  }
}

/// The same of a widget, whose provider is asked.
@MainActor
public func assertLayoutSnapshot<W: Widget>(
  of widget: @autoclosure @MainActor () -> W, families: [WidgetFamily]? = nil,
  phases: [SnapshotPhase] = SnapshotPhase.standard, configurations: [SnapshotConfiguration] = [],
  matrix: SnapshotMatrix = .one, world: SnapshotWorld? = nil, record: SnapshotRecordMode? = nil,
  named name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = WidgetRunner(
    families: families, phases: phases, matrix: matrix, world: world,
    configurations: configurations,
    at: location)
  await Assertion(location, name, record).checkLayouts {
    await runner.run { descriptions(of: widget()) }
  }
}
