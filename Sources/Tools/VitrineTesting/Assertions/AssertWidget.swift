import Foundation
import SwiftUI
import WidgetKitCore

/// Compares a widget with its goldens, as the system would show it: its provider is asked for a
/// placeholder, a snapshot and a timeline, and each entry is drawn in every family.
///
///     await assertSnapshot(of: StepWidget())
///     await assertSnapshot(of: StepWidget(), families: [.systemSmall], matrix: .default.locales("ar"))
///
/// Goldens are beside the test's file, as
/// `__Snapshots__/StepTests/testSteps/Steps/systemSmall/snapshot~dark@3x.png`. Where one is missing it
/// is recorded, and the test fails once; see ``SnapshotRecordMode``.
///
/// - Parameters:
///   - widget: made while the clock is frozen at the world's date.
///   - families: all that the widget supports on the matrix's devices, where nil.
///   - phases: of a widget's life; all, and the sample states of Live Activities and controls.
///   - configurations: what the user chose in Edit Widget; what an intent begins with, where empty.
///   - matrix: what pictures differ in; light and dark where nil.
///   - world: the clock, the network and what app groups hold.
///   - tolerance: nothing may differ by default.
///   - record: nil for the mode of ``withSnapshotTesting(record:matrix:world:operation:)``, a trait or the
///     environment.
///   - name: the goldens', where a test has several assertions of one widget.
@MainActor
public func assertSnapshot<W: Widget>(
  of widget: @autoclosure @MainActor () -> W, families: [WidgetFamily]? = nil,
  phases: [SnapshotPhase] = SnapshotPhase.standard, configurations: [SnapshotConfiguration] = [],
  matrix: SnapshotMatrix? = nil, world: SnapshotWorld? = nil,
  tolerance: SnapshotTolerance = .exact, record: SnapshotRecordMode? = nil,
  named name: String? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) async {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = WidgetRunner(
    families: families, phases: phases, matrix: matrix, world: world,
    configurations: configurations,
    at: location)
  await Assertion(location, name, record).checkPictures(tolerance) {
    await runner.run { descriptions(of: widget()) }
  }
}

/// Compares every widget of a bundle with its goldens: widgets, Live Activities and controls.
///
/// - Parameters: as of a widget's.
@MainActor
public func assertSnapshot<Bundle: WidgetBundle>(
  of bundle: @autoclosure @MainActor () -> Bundle, families: [WidgetFamily]? = nil,
  phases: [SnapshotPhase] = SnapshotPhase.standard, matrix: SnapshotMatrix? = nil,
  world: SnapshotWorld? = nil, tolerance: SnapshotTolerance = .exact,
  record: SnapshotRecordMode? = nil, named name: String? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = WidgetRunner(
    families: families, phases: phases, matrix: matrix, world: world, configurations: [],
    at: location, isBundle: true)
  await Assertion(location, name, record).checkPictures(tolerance) {
    await runner.run { descriptions(of: bundle()) }
  }
}

/// Compares a control with its goldens: its sizes, in each of its states.
///
/// - Parameters: as of a widget's.
@MainActor
public func assertSnapshot<Control: ControlWidget>(
  of control: @autoclosure @MainActor () -> Control, matrix: SnapshotMatrix? = nil,
  world: SnapshotWorld? = nil, tolerance: SnapshotTolerance = .exact,
  record: SnapshotRecordMode? = nil, named name: String? = nil, fileID: StaticString = #fileID,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) async {
  let location = AssertionLocation(fileID, file, testName, line, column)
  let runner = WidgetRunner(
    families: nil, phases: [.samples], matrix: matrix, world: world, configurations: [],
    at: location)
  await Assertion(location, name, record).checkPictures(tolerance) {
    await runner.run {
      var found: [_WidgetDescription] = []
      Control.Body._describe(control().body, into: &found)
      return found
    }
  }
}
