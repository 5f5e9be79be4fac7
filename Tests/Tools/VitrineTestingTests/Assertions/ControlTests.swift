import AppIntents
import SwiftUI
import Testing
import WidgetKit

@testable import VitrineTesting

private struct RingIntent: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  func perform() async throws -> some IntentResult { .result() }
}

private struct BellControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "bell") {
      ControlWidgetButton(action: RingIntent()) { Label("Bell", systemImage: "bell") }
    }
  }
}

private struct BellBundle: WidgetBundle {
  var body: some Widget {
    ProbeWidget()
    BellControl()
  }
}

/// The controls and Live Activities of a bundle.
@Suite struct ControlTests {
  @MainActor
  @Test func aControlIsDrawnInItsSizesAndStates() async {
    let runner = WidgetRunner(
      families: nil, phases: [.samples], matrix: .default, world: nil, configurations: [],
      at: AssertionLocation("A/A.swift", #filePath, "a()", 1, 1))
    let frames = await runner.run {
      var found: [_WidgetDescription] = []
      BellControl.Body._describe(BellControl().body, into: &found)
      return found
    }
    #expect(frames.failures == [])
    // What looks the same in light and dark is drawn once.
    #expect(
      frames.frames.map(\.path)
        == ["Small", "Medium", "Large", "LockScreen"].flatMap { size in
          ["current", "preview"].map { "/bell/control\(size)/state-\($0)@3x" }
        })
  }

  @MainActor
  @Test func aBundleHasThemAll() async {
    let runner = WidgetRunner(
      families: [.systemSmall], phases: [.snapshot, .samples], matrix: .one, world: nil,
      configurations: [], at: AssertionLocation("A/A.swift", #filePath, "a()", 1, 1), isBundle: true
    )
    let frames = await runner.run { descriptions(of: BellBundle()) }
    #expect(frames.failures == [])
    #expect(
      Set(frames.frames.compactMap { $0.path.split(separator: "/").first }) == ["Probe", "bell"])
  }
}
