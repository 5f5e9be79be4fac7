import SwiftUI
import Testing
import VitrineTesting
import WidgetKit

@testable import OutsideWidgets

@Suite(.snapshots) struct StepTests {
  @Test func widget() async {
    await assertSnapshot(of: StepWidget())
  }

  @Test func bundle() async {
    await assertSnapshot(of: OutsideBundle(), families: [.systemSmall], phases: [.snapshot])
  }

  @MainActor
  @Test(arguments: [0, 12_000]) func entry(_ steps: Int) {
    assertSnapshot(
      of: StepView(entry: StepEntry(date: .now, steps: steps)), families: [.systemSmall],
      matrix: .one.locales("en_US", "de"), named: "\(steps)")
  }

  @Test func inline() {
    assertInlineLayoutSnapshot(of: Text("8,200").padding(4))
    assertInlineLayoutSnapshot(
      of: Label("Steps", systemImage: "figure.walk"), layout: .fixed(width: 80, height: 30)
    ) { "" }
  }
}
