import LayoutDiff
import TestSupport
import Testing

@testable import Goldens

@Suite struct AnnotationsTests {
  @Test func oneForEachCauseWithWhereItIs() {
    var report = MockReport.mixed()
    report.entries = [0, 1, 6, 9].map { report.entries[$0] }
    report.notes = ["100% of goldens, made elsewhere"]
    #expect(
      Annotations.of(report) == """
        ::error title=failed in 1 frame::The view’s body trapped: Index out of range.%0Aat Moon.swift:41%0Ain Moon systemSmall (light)
        ::error title=color in 2 frames::Colour of Text “+1.66%25” changed #34C759 → #30D158.%0Ain Watch systemSmall (light, dark)%0AIf it is meant: vitrine approve
        ::error title=text in 1 frame::Text “Aurora” says “Aurora Robotics”.%0Ain Watch systemSmall (light)%0AIf it is meant: vitrine approve
        ::warning title=orphaned in 1 frame::No frame claims the golden any more.%0Ain Old/systemSmall/snapshot@3x
        ::warning title=Vitrine::100%25 of goldens, made elsewhere

        """)
  }

  @Test func aViewsSourceIsPointedAt() {
    var report = MockReport.report([
      MockReport.entry("Watch/systemSmall/snapshot", .changed, changes: [MockReport.up])
    ])
    report.declarations = [
      "QuoteRow": DeclarationLocation(file: "Sources/Watch, old/Row.swift", line: 41)
    ]
    let words =
      "title=color in 1 frame::Colour of Text “+1.66%25” changed #34C759 → #30D158."
      + "%0Ain Watch systemSmall (light)%0AIf it is meant: vitrine approve\n"
    #expect(Annotations.of(report) == "::error " + words)
    #expect(
      Annotations.of(report, folder: "ios")
        == "::error file=ios/Sources/Watch%2C old/Row.swift,line=41," + words)
    #expect(
      Annotations.of(report, folder: "")
        == "::error file=Sources/Watch%2C old/Row.swift,line=41," + words)
  }

  @Test func noMoreThanAreShownAndTheRestIsCounted() throws {
    let entries = (0..<25).map { place in
      let change = Change(
        kind: .text, view: "Text", sentence: "a\r\nb\r::error::\u{1B}c", signature: "text \(place)")
      return MockReport.entry("W\(place)/systemSmall/snapshot", .changed, changes: [change])
    }
    let lines = Annotations.of(MockReport.report(entries)).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(
      try lines.element(0)
        == "::error title=text in 1 frame::a%0Ab%0A::error::\u{FFFD}c%0Ain W0 systemSmall (light)"
        + "%0AIf it is meant: vitrine approve")
    #expect(lines[at: 10] == "::notice title=Vitrine::15 more causes are in the report.")
  }

  @Test func nothingWhereAllIsWell() {
    #expect(
      Annotations.of(MockReport.report([MockReport.entry("A/systemSmall/a", .identical)])) == "")
  }
}
