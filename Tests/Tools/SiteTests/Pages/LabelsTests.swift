import Foundation
import TestSupport
import Testing

@testable import Site

@Suite struct LabelsTests {
  @Test(arguments: [
    (158.0, "158"), (21.67, "21.67"), (0.5, "0.5"), (10.05, "10.05"), (-3.25, "−3.25"),
    (155.333333, "155.33"), (.infinity, "–"), (.nan, "–"),
  ]) func pointsAreWrittenWithoutNeedlessDigits(_ value: Double, _ text: String) {
    #expect(Labels.points(value) == text)
  }

  @Test(arguments: [
    ("snapshot", "snapshot", "Snapshot"), ("timeline-007", "timeline", "Timeline"),
    ("interaction-lock-before", "interaction", "Interaction: lock-before"),
    ("preview-Logged out", "preview", "Preview: Logged out"),
  ]) func aPhaseHasAGroupAndALabel(_ phase: String, _ group: String, _ label: String) {
    #expect(Labels.phaseGroup(phase) == group)
    #expect(Labels.phase(phase) == label)
  }

  @Test(arguments: [
    ("interaction-lock-before", "interaction-lock", "Before"),
    ("interaction-lock-2-optimistic", "interaction-lock-2", "At once"),
    ("interaction-before-after", "interaction-before", "After"),
    ("interaction-lock", "interaction-lock", ""), ("timeline-007", "timeline-007", ""),
  ]) func anInteractionHasAControlAndAStep(_ phase: String, _ control: String, _ step: String) {
    #expect(Labels.touched(phase).control == control)
    #expect(Labels.step(phase) == step)
  }

  /// The four steps of each appearance are in one cell, whatever order they come in.
  @Test func theStepsOfAControlAreOneCell() throws {
    let steps = ["after", "before", "invalidated", "optimistic"]
    let frames = ["dark", "light"].flatMap { appearance in
      steps.map { step in
        Gallery.Frame(
          id: "\(appearance)-\(step)", family: "systemSmall", device: "iPhone 16",
          phase: "interaction-lock-\(step)", variant: .init(appearance: appearance),
          size: CGSize(width: 10, height: 10), scale: 1)
      }
    }
    let widget = Gallery.Widget(
      kind: "k", displayName: "", description: "", families: [], frames: frames)
    let cells = try FrameSection.sections(of: widget).element(0).boards.element(0).cells
    #expect(cells.map(\.phase) == ["interaction-lock"])
    #expect(
      try cells.element(0).entries.map { $0.frames.map(\.id) }
        == ["light", "dark"].map { appearance in
          ["before", "optimistic", "invalidated", "after"].map { "\(appearance)-\($0)" }
        })
  }

  @Test func aVariantNamesWhatDiffersFromTheDefaults() {
    #expect(VariantDimension.differences(of: .init(appearance: "dark")) == "")
    #expect(
      VariantDimension.differences(
        of: .init(typeSize: "accessibility3", locale: "zh_Hans", os: "18"))
        == "type size accessibility3 · zh_Hans · iOS 18")
  }

  @Test func aTimelineNamesAsMuchOfItsDatesAsDistinguishesThem() {
    func shortest(_ hours: [Double]) -> [String] {
      EntryDate.shortest(
        hours.map { EntryDate(MockGallery.start.addingTimeInterval($0 * 3600), zone: "UTC") })
    }
    #expect(shortest([0, 1]) == ["09:41", "10:41"])
    #expect(shortest([0, 24]) == ["9 Jan", "10 Jan"])
    #expect(shortest([0, 20]) == ["9 Jan\n09:41", "10 Jan\n05:41"])
    #expect(EntryDate.shortest([nil]) == ["–"])
  }

  @Test func anEntryDateIsWrittenInItsOwnTimeZone() {
    let date = EntryDate(MockGallery.start, zone: "UTC")
    #expect(date.long == "Fri 9 Jan 2026, 09:41")
    #expect(date.machine == "2026-01-09T09:41:00Z")
    let later = MockGallery.start.addingTimeInterval(15 * 3600 + 5)
    let shanghai = EntryDate(later, zone: "Asia/Shanghai")
    #expect(shanghai.long == "Sat 10 Jan 2026, 08:41:05")
    #expect(shanghai.machine == "2026-01-10T08:41:05+08:00")
    let newYork = EntryDate(MockGallery.start, zone: "America/New_York")
    #expect(newYork.machine == "2026-01-09T04:41:00-05:00")
    #expect(EntryDate(MockGallery.start, zone: "Nowhere/None").machine == "2026-01-09T09:41:00Z")
  }
}
