import Testing

@testable import Goldens

@Suite struct TerminalTextTests {
  @Test func countsCausesAndWhatToTypeNext() {
    var report = MockReport.mixed()
    report.pruneCommand = "vitrine prune"
    report.tolerances = ["Up to 20 pixels may differ."]
    report.notes = ["3 goldens were made by another engine."]
    #expect(
      TerminalText.of(report, page: "output/report/index.html") == """
        10 frames: 1 failed, 5 changed, 1 new, 1 missing, 1 orphaned, 1 identical
        allowed: Up to 20 pixels may differ.
        note: 3 goldens were made by another engine.

        failed: The view’s body trapped: Index out of range.
          at Moon.swift:41
          in 1 frame: Moon systemSmall (light)

        color: Colour of Text “+1.66%” changed #34C759 → #30D158.
          in 3 frames: Watch systemSmall (light, dark), Watch systemMedium (light)

        text: Text “Aurora” says “Aurora Robotics”.
          in 1 frame: Watch systemSmall (light)

        size: The picture’s size changed from 474 × 474 to 510 × 510 pixels.
          in 1 frame: Topics systemLarge (light)

        pixels: Only pixels differ: the layouts are the same.
          in 1 frame: Events systemSmall (light)
          at most: 40 pixels differ (under 0.1 %), a channel by up to 167, the color by up to ΔE 20.7.

        new: There is no golden yet.
          in 1 frame: Trip systemSmall (light)

        missing: There is a golden, and the frame wasn’t made.
          in 1 frame: Trip systemSmall (light)

        orphaned: No frame claims the golden any more.
          in 1 frame: Old/systemSmall/snapshot@3x

        Look at it:               output/report/index.html
        If it is meant, approve:  vitrine approve
        Remove unused goldens:    vitrine prune

        """)
  }

  @Test func allIsWellInOneLineAndAllIsNewNamesRecord() {
    let same = MockReport.entry("A/systemSmall/a", .identical)
    var report = MockReport.report([same, same])
    report.shard = .init(index: 2, count: 3)
    #expect(TerminalText.of(report, page: "x") == "2 frames: 2 identical (shard 2 of 3)\n")
    let new = MockReport.report([MockReport.entry("A/systemSmall/a", .new)])
    #expect(TerminalText.of(new).hasSuffix("Make them the goldens:    vitrine record\n"))
  }

  @Test func goldensThatCantBeReadAreOneCauseWithTheCommandsThatHelp() {
    let entries = ["a", "b"].map { name in
      var entry = MockReport.entry("A/systemSmall/\(name)", .unreadable)
      entry.message = "It is a pointer. Run git lfs pull."
      return entry
    }
    #expect(
      TerminalText.of(MockReport.report(entries), page: "x") == """
        2 frames: 2 unreadable

        unreadable: It is a pointer. Run git lfs pull.
          in 2 frames: A systemSmall (light)

        Look at it:               x
        Replace the unreadable:   vitrine approve --unreadable

        """)
  }

  @Test func whatWouldSteerATerminalIsTakenOut() {
    var entry = MockReport.entry("A/systemSmall/a", .failed)
    entry.message = "\u{1B}[31mred\u{7}\u{9B}1m \u{202E}turned"
    let text = TerminalText.of(MockReport.report([entry]))
    #expect(text.contains("failed: \u{FFFD}[31mred\u{FFFD}\u{FFFD}1m \u{FFFD}turned\n"))
  }
}
