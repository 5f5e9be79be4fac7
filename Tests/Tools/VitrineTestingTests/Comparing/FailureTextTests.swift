import Foundation
import Goldens
import LayoutDiff
import Testing

@testable import VitrineTesting

@Suite struct FailureTextTests {
  private let identity = TestIdentity(
    runner: .swiftTesting, name: "M.Suite/a b(_:)", arguments: "", run: "")

  private func outcome(
    _ name: String, _ status: FrameOutcome.Status, isRecorded: Bool = false
  ) -> FrameOutcome {
    var outcome = FrameOutcome(name: name, status: status, isRecorded: isRecorded)
    outcome.goldenPath = status == .failed ? nil : "/g/\(name).png"
    return outcome
  }

  private func text(_ outcomes: FrameOutcome...) -> String {
    FailureText(outcomes: outcomes, identity: identity).text
  }

  @Test func whatChangedComesFirstThenFilesThenWhatToType() {
    var changed = outcome("a", .changed)
    changed.changes = [
      Change(kind: .text, view: "Text", sentence: "Text “1” is “2” now."),
      Change(kind: .moved, view: "Text", sentence: "Text “x” moved 2 pt right.", cause: 0),
    ]
    changed.sentences = ["3 pixels differ."]
    changed.pictures = [
      .init(role: .expected, bytes: [], pathExtension: "png", path: "/r/expected/a.png"),
      .init(role: .actual, bytes: [], pathExtension: "png", path: "/r/actual/a.png"),
      .init(role: .difference, bytes: [], pathExtension: "png", path: "/r/difference/a.png"),
    ]
    #expect(
      text(changed, outcome("b", .identical)) == """
        1 of 2 snapshots differs from its golden.

        a
          Text “1” is “2” now.
            Text “x” moved 2 pt right.
          3 pixels differ.
          golden: /g/a.png
          actual: /r/actual/a.png
          difference: /r/difference/a.png

        If that is meant, record it:
          VITRINE_RECORD=failed swift test --filter 'M.Suite/a.b'
        """)
  }

  @Test func oneChangeOfManyFramesIsReportedOnce() {
    let frames = ["a", "b", "c", "d"].map { name in
      var frame = outcome(name, .changed)
      let says = name == "c" ? "3" : "2"
      frame.changes = [Change(kind: .text, view: "Text", sentence: "Text “1” now says “\(says)”.")]
      return frame
    }
    #expect(
      FailureText(outcomes: frames, identity: identity).text == """
        4 of 4 snapshots differ from their goldens.

        a
          Text “1” now says “2”.
          golden: /g/a.png
          The same changes in:
            b
            d

        c
          Text “1” now says “3”.
          golden: /g/c.png

        If that is meant, record it:
          VITRINE_RECORD=failed swift test --filter 'M.Suite/a.b'
        """)
  }

  @Test func everyKindIsCounted() {
    let all = text(
      outcome("a", .changed), outcome("b", .changed), outcome("c", .new, isRecorded: true),
      outcome("d", .failed), outcome("e", .identical))
    #expect(
      all.hasPrefix(
        "2 of 4 snapshots differ from their goldens, 1 of 4 snapshots has no golden, 1 failure."))
    #expect(all.hasSuffix("VITRINE_RECORD=failed swift test --filter 'M.Suite/a.b'"))
  }

  @Test func aFailureAloneNamesNoCommand() {
    var failed = outcome("d", .failed)
    failed.sentences = ["It broke."]
    #expect(text(failed) == "1 failure.\n\nd\n  It broke.")
  }

  @Test func manyAreReportedByName() {
    let many = FailureText(
      outcomes: (0..<20).map { outcome("f\($0)", .new) }, identity: identity
    ).text
    #expect(many.hasPrefix("20 of 20 snapshots have no golden.\n\nf0\n  golden: /g/f0.png\n\nf1\n"))
    #expect(many.contains("And 12 more:\n  f8\n  f9\n"))
    #expect(
      many.hasSuffix("To record it:\n  VITRINE_RECORD=missing swift test --filter 'M.Suite/a.b'"))
  }
}
