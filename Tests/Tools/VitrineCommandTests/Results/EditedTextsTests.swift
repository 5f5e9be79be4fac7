import Foundation
import Goldens
import LayoutDiff
import TestSupport
import Testing

@testable import VitrineCommand

/// Changes of texts that are those of a string catalog or table.
@Suite struct EditedTextsTests {
  private let comparison = """
    diff --git Sources/Localizable.xcstrings Sources/Localizable.xcstrings
    --- Sources/Localizable.xcstrings
    +++ Sources/Localizable.xcstrings
    @@ -9 +9 @@
    -            "value" : "Guten Morgen"
    +            "value" : "Moin \\"du\\""
    @@ -20 +20 @@
    -            "state" : "translated"
    +            "state" : "needs_review"
    diff --git de.lproj/Localizable.strings de.lproj/Localizable.strings
    --- de.lproj/Localizable.strings
    +++ de.lproj/Localizable.strings
    @@ -3,2 +3,2 @@
    -"night" = "Gute Nacht";
    -day = "Tag";
    +"night" = "Schlaf gut";
    +day = "Guten Tag";
    """

  private func text(_ before: String, _ after: String) -> Change {
    Change(
      kind: .text, view: "Text “\(before)”", sentence: "Text “\(before)” now says “\(after)”.",
      signature: "text text Day › VStack › Text", heading: "Text in Day changed",
      values: ["“\(before)” → “\(after)”"])
  }

  @Test func textsHaveTheirLines() {
    #expect(
      EditedTexts(of: comparison).edits.map { "\($0.before)|\($0.after)|\($0.place.text)" } == [
        "Guten Morgen|Moin \"du\"|Sources/Localizable.xcstrings:9",
        "Gute Nacht|Schlaf gut|de.lproj/Localizable.strings:3",
        "Tag|Guten Tag|de.lproj/Localizable.strings:4",
      ])
  }

  @Test func aChangeOfATextIsFoundInItsTable() throws {
    var texts = EditedTexts(of: comparison)
    var report = VerifyReport(
      generator: "", engine: "", goldens: "Goldens", format: .png, approveCommand: "",
      recordCommand: "")
    var entry = VerifyReport.Entry(id: "Day/systemSmall/snapshot@3x", status: .changed)
    entry.changes = [text("Gute Nacht", "Schlaf gut"), text("9", "10")]
    entry.changes.indices.forEach { entry.changes[$0].path = "Day › VStack" }
    report.entries = [entry]
    texts.name(in: &report)
    var places = texts.places
    places["Day"] = DeclarationLocation(file: "Day.swift", line: 7)
    report.declarations = places
    #expect(
      report.groups.map { "\($0.sentence) \(report.declaration(of: $0)?.text ?? "")" } == [
        "Text “Gute Nacht” now says “Schlaf gut”. de.lproj/Localizable.strings:3",
        "Text “9” now says “10”. Day.swift:7",
      ])
  }

  @Test func aTextOfTwoLinesHasNone() {
    var texts = EditedTexts(of: comparison + "\n" + comparison)
    var report = VerifyReport(
      generator: "", engine: "", goldens: "Goldens", format: .png, approveCommand: "",
      recordCommand: "")
    var entry = VerifyReport.Entry(id: "Day/systemSmall/snapshot@3x", status: .changed)
    entry.changes = [text("Gute Nacht", "Schlaf gut")]
    report.entries = [entry]
    let before = report
    texts.name(in: &report)
    #expect(report == before)
    #expect(texts.places.isEmpty)
  }
}
