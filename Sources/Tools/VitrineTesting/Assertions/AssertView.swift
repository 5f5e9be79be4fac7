import Foundation
import SwiftUI
import WidgetKitCore

/// Compares a view with its goldens.
///
///     assertSnapshot(of: Badge(count: 3))
///     assertSnapshot(of: Badge(count: 3), layout: .fixed(width: 120, height: 44))
///
/// Goldens are beside the test's file, as `__Snapshots__/BadgeTests/testBadge~dark@3x.png`.
///
/// - Parameters:
///   - view: made for each picture, while the clock is stopped at the world's date.
///   - layout: the size that the view is offered.
///   - matrix: what pictures differ in; light and dark where nil.
///   - world: the clock and the seed of random numbers.
///   - tolerance: nothing may differ by default.
///   - record: nil for the mode of ``withSnapshotTesting(record:matrix:world:operation:)``, a trait or the
///     environment.
///   - name: the goldens', where a test has several assertions.
public func assertSnapshot<Content: View>(
  of view: @autoclosure @MainActor () throws -> Content, layout: SnapshotLayout = .sizeThatFits,
  matrix: SnapshotMatrix? = nil, world: SnapshotWorld? = nil,
  tolerance: SnapshotTolerance = .exact, record: SnapshotRecordMode? = nil,
  named name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = ViewRunner(matrix: matrix, world: world)
  Assertion(location, name, record).checkPictures(tolerance) {
    runner.run(layout, view)
  }
}

/// Compares the view of a widget's entry with its goldens, in the environment that the system gives it:
/// the family, the content margins, the container's background, the rendering mode.
///
///     assertSnapshot(of: StepView(entry: .sample), families: [.systemSmall, .systemMedium])
///
/// Goldens are beside the test's file, as
/// `__Snapshots__/StepTests/testEntry/systemSmall/entry~dark@3x.png`.
///
/// - Parameters: as of a view's.
public func assertSnapshot<Content: View>(
  of entryView: @autoclosure @MainActor () throws -> Content, families: [WidgetFamily],
  matrix: SnapshotMatrix? = nil, world: SnapshotWorld? = nil,
  tolerance: SnapshotTolerance = .exact, record: SnapshotRecordMode? = nil,
  named name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = ViewRunner(matrix: matrix, world: world)
  Assertion(location, name, record).checkPictures(tolerance) {
    runner.run(families, entryView)
  }
}

/// The same for one family.
public func assertSnapshot<Content: View>(
  of entryView: @autoclosure @MainActor () throws -> Content, family: WidgetFamily,
  matrix: SnapshotMatrix? = nil, world: SnapshotWorld? = nil,
  tolerance: SnapshotTolerance = .exact, record: SnapshotRecordMode? = nil,
  named name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = ViewRunner(matrix: matrix, world: world)
  Assertion(location, name, record).checkPictures(tolerance) {
    runner.run([family], entryView)
  }
}
