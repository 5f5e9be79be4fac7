import SwiftUI
import VitrineTesting
import WidgetKit
import XCTest

@testable import OutsideWidgets

final class StepXCTests: XCTestCase {
  func testView() {
    assertSnapshot(of: Text("8,200 steps").padding(), matrix: .one)
    assertSnapshot(of: Text("9,000 steps").padding(), matrix: .one)
  }

  func testWidget() async {
    await assertSnapshot(
      of: StepWidget(), families: [.systemMedium], phases: [.timelineEntries(1)], matrix: .one)
  }

  func testViewWhereATestWaits() async {
    await Task.yield()
    assertSnapshot(of: Text("8,200 steps"), layout: .fixed(width: 120, height: 30), matrix: .one)
  }

  func testLayout() throws {
    assertLayoutSnapshot(
      of: StepView(entry: StepEntry(date: .now, steps: 500)), families: [.systemSmall])
  }
}
