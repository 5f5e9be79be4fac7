import LayoutDiff
import Testing

@testable import Goldens

@Suite struct MarkdownSummaryTests {
  @Test func aTableByCauseFailuresFirstAndTheCommand() {
    var report = MockReport.mixed()
    report.entries = Array(report.entries[0...6])
    report.tolerances = ["Up to 20 pixels may differ."]
    report.notes = ["Made by another engine."]
    #expect(
      MarkdownSummary.of(report) == """
        ### ❌ 6 of 7 frames differ

        1 failed · 5 changed · 1 identical

        | | What | Frames | Where |
        |---|---|--:|---|
        | **failed** | The view’s body trapped: Index out of range. at Moon.swift:41 | 1 | Moon systemSmall (light) |
        | color | Colour of Text “+1.66%” changed \\#34C759 → \\#30D158. | 3 | Watch systemSmall (light, dark)<br>Watch systemMedium (light) |
        | text | Text “Aurora” says “Aurora Robotics”. | 1 | Watch systemSmall (light) |
        | size | The picture’s size changed from 474 × 474 to 510 × 510 pixels. | 1 | Topics systemLarge (light) |
        | pixels | Only pixels differ: the layouts are the same. | 1 | Events systemSmall (light) |

        If it is meant:

        ```sh
        vitrine approve
        ```

        > Made by another engine.

        <sub>Up to 20 pixels may differ. · Goldens: Goldens · cairo 1.16.0 · Vitrine 0.9.0</sub>

        """)
  }

  @Test func markupMentionsReferencesAndAddressesAreText() {
    #expect(
      MarkdownText.escaped(
        "<img src=x> [a](b) *b* `c` |d| @octo #12 #12ab https://e.org www.e.org\nx")
        == "\\<img src=x\\> \\[a\\](b) \\*b\\* \\`c\\` \\|d\\| @\u{2060}octo \\#\u{2060}12 \\#12ab "
        + "https\\://e.org www\\.e.org x")
    #expect(MarkdownText.escaped("1. one") == "1\\. one")
    #expect(MarkdownText.escaped("a\u{0}\u{202E}b") == "a\u{FFFD}\u{FFFD}b")
    #expect(MarkdownText.escaped("long", limit: 3) == "lo…")
  }

  @Test func itStaysWithinWhatACommentHoldsAndStatesWhatIsLeftOut() {
    let entries = (0..<900).map { place in
      let sentence = "Text \(place) " + String(repeating: "|\u{1F469}\u{200D}\u{1F467}", count: 200)
      let change = Change(
        kind: .text, view: "Text", sentence: sentence, signature: "text \(place)")
      return MockReport.entry("W\(place)/systemSmall/snapshot", .changed, changes: [change])
    }
    let summary = MarkdownSummary.of(MockReport.report(entries))
    #expect(summary.utf16.count < 60_000)
    #expect(summary.utf16.count > 40_000)
    let rows = summary.split(separator: "\n").count { $0.hasPrefix("| text") }
    #expect(
      summary.contains(
        "**\(900 - rows) more causes in \(900 - rows) frames left out here; the report has them all.**"
      ))
    #expect(summary.contains("```sh\nvitrine approve\n```"))
  }

  @Test func allIsWell() {
    let report = MockReport.report([MockReport.entry("A/systemSmall/a", .identical)])
    #expect(
      MarkdownSummary.of(report)
        == "### ✅ The frame is as its golden\n\n1 identical\n\n"
        + "<sub>Goldens: Goldens · cairo 1.16.0 · Vitrine 0.9.0</sub>\n")
  }
}
