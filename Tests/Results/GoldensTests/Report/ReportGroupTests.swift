import Foundation
import LayoutDiff
import TestSupport
import Testing

@testable import Goldens

@Suite struct ReportGroupTests {
  @Test func framesLieUnderEachOfTheirCausesTheWidestFirst() throws {
    let groups = MockReport.mixed().groups
    #expect(
      groups.map { "\($0.subject.word) \($0.places)" } == [
        "failed [6]", "color [0, 1, 2]", "text [0]", "size [5]", "pixels [4]", "new [7]",
        "missing [8]", "orphaned [9]",
      ])
    #expect(groups[at: 1]?.sentence == "Colour of Text “+1.66%” changed #34C759 → #30D158.")
    #expect(
      try groups.element(3).sentence
        == "The picture’s size changed from 474 × 474 to 510 × 510 pixels.")
  }

  /// Both changed the same two frames; the argument's signature comes first by name and in the frame.
  @Test func ofEqualCausesATextComesBeforeAnArgument() {
    let argument = Change(
      kind: .style, view: "Rule", sentence: "The argument baseline of Rule changed.",
      signature: "argument")
    let changes = [argument, text("9", "10")]
    let groups = MockReport.report([entry("a", changes), entry("b", changes)]).groups
    #expect(
      groups.map(\.sentence) == [
        "Text “9” now says “10”.", "The argument baseline of Rule changed.",
      ])
  }

  @Test func aGroupIsWordedAsMostOfItsFrames() {
    func moved(_ points: Int) -> VerifyReport.Entry {
      let change = Change(
        kind: .padding, view: "VStack", sentence: "Padding of VStack grew by \(points) pt.",
        signature: "padding")
      return MockReport.entry("A/systemSmall/\(points)\(0)", .changed, changes: [change])
    }
    var entries = [moved(2), moved(4), moved(4)]
    for place in entries.indices { entries[place].id += "-\(place)" }
    let groups = MockReport.report(entries).groups
    #expect(groups.count == 1)
    #expect(groups[0].sentence == "Padding of VStack grew by 4 pt.")
    #expect(groups[0].places == [0, 1, 2])
  }

  private func entry(_ id: String, _ changes: [Change]) -> VerifyReport.Entry {
    MockReport.entry("A/systemSmall/" + id, .changed, changes: changes)
  }

  private func text(_ before: String, _ after: String) -> Change {
    Change(
      kind: .text, view: "Text “\(before)”", sentence: "Text “\(before)” now says “\(after)”.",
      signature: "text text Day › VStack › Text", heading: "Text in Day changed",
      values: ["“\(before)” → “\(after)”"])
  }

  @Test func aHeadingsViewsSourceIsKnownToo() {
    var change = text("9", "10")
    change.path = "Other › Day › VStack"
    var other = text("8", "9")
    other.path = change.path
    var report = MockReport.report([entry("a", [change]), entry("b", [other])])
    report.declarations = [
      "Day": DeclarationLocation(file: "Day.swift", line: 3),
      "VStack": DeclarationLocation(file: "Stacks.swift", line: 1),
    ]
    #expect(report.groups.map { report.declaration(of: $0)?.text } == ["Day.swift:3"])
    #expect(report.namesOfChangedViews.isSuperset(of: ["Day", "Other"]))
    #expect(!report.namesOfChangedViews.contains("VStack"))
  }

  @Test func aHeadingNamesAllThatChangedUnderIt() {
    let both = [text("Friday", "Saturday"), text("9", "10")]
    #expect(
      MockReport.report([entry("a", both), entry("b", both)]).groups.map(\.sentence) == [
        "Text in Day changed: “9” → “10” and “Friday” → “Saturday”."
      ])
    #expect(
      MockReport.report([entry("a", [both[1]]), entry("b", [both[1]])]).groups.map(\.sentence) == [
        "Text “9” now says “10”."
      ])
    // What most frames have comes first, and of many only some are listed.
    let many = (0..<4).map { entry("\($0)", [text("\($0)", "x"), text("9", "10")]) }
    #expect(
      MockReport.report(many).groups.map(\.sentence) == [
        "Text in Day changed: “9” → “10”, “0” → “x” and 3 more."
      ])
  }

  @Test func aHeadingSaysWhichTextsItIsOf() {
    func font(_ text: String?) -> Change {
      let name = text.map { "Text “\($0)”" } ?? "Text"
      return Change(
        kind: .font, view: name, sentence: "The font of \(name) changed: 17 → 20.",
        signature: "font font Day › VStack › Text", heading: "The font of Text in Day changed",
        values: ["17 → 20"])
    }
    var hidden = entry("p", [font(nil)])
    hidden.phase = "placeholder"
    let shown = ["Good morning", "Good night", "Good night"].enumerated().map {
      entry("\($0.offset)", [font($0.element)])
    }
    #expect(
      MockReport.report([hidden] + shown).groups.map(\.sentence) == [
        "The font of Text in Day changed: 17 → 20 (“Good night” and “Good morning”)."
      ])
    #expect(
      MockReport.report([hidden] + shown.prefix(1)).groups.map(\.sentence) == [
        "The font of Text in Day changed: 17 → 20 (“Good morning”)."
      ])
  }

  @Test func aHeadingOfAsManyPlacesAsThereMayBeLeavesTheirNumberOut() {
    func padding(_ places: Int) -> Change {
      Change(
        kind: .padding, view: "HStack",
        sentence: "The padding of HStack in Row changed: 2 → 4 pt, in \(places) places.",
        signature: "padding padding Row › HStack", heading: "The padding of HStack in Row changed",
        values: ["2 → 4 pt"])
    }
    #expect(
      MockReport.report([entry("a", [padding(3)]), entry("b", [padding(6)])]).groups
        .map(\.sentence) == ["The padding of HStack in Row changed: 2 → 4 pt."])
  }

  @Test func otherHeadingsAreOtherGroups() {
    var added = text("a", "b")
    added.heading = "Text was added to VStack in Day"
    #expect(
      MockReport.report([entry("a", [text("a", "b")]), entry("b", [added])]).groups.count == 2)
  }

  @Test func aReportWithoutHeadingsIsReadAsWell() throws {
    var change = text("a", "b")
    change.heading = nil
    change.values = nil
    let data = try JSONEncoder().encode(change)
    #expect(!String(decoding: data, as: UTF8.self).contains("heading"))
    #expect(try JSONDecoder().decode(Change.self, from: data) == change)
  }

  @Test func failuresWithOneMessageAreOneGroup() {
    let entries = ["a", "b", "a"].enumerated().map { place, message in
      var entry = MockReport.entry("A/systemSmall/\(place)", .failed)
      entry.message = message
      return entry
    }
    #expect(MockReport.report(entries).groups.map(\.places) == [[0, 2], [1]])
  }

  @Test func aPixelChangeBesideACauseIsNoCauseOfItsOwn() {
    let pixels = Change(kind: .pixels, view: "", sentence: "12 pixels differ.")
    let both = MockReport.entry("A/systemSmall/a", .changed, changes: [MockReport.up, pixels])
    let alone = MockReport.entry("A/systemSmall/b", .changed, changes: [pixels])
    let groups = MockReport.report([both, alone]).groups
    #expect(groups.map { "\($0.subject.word) \($0.places)" } == ["color [0]", "pixels [1]"])
  }

  @Test func variantsOfSeveralValuesAreKeptApart() {
    var both = entry("a", [])
    (both.kind, both.family) = ("Watch", "systemSmall")
    var german = both
    both.variant = ["appearance": "dark", "locale": "de"]
    german.variant = ["locale": "de"]
    #expect(
      MockReport.report([german, both]).frameNames([0, 1]) == ["Watch systemSmall (de; dark, de)"])
  }

  @Test func frameNamesHaveEachWidgetAndFamilyOnceWithItsVariants() {
    let report = MockReport.mixed()
    #expect(
      report.frameNames([0, 1, 2, 9]) == [
        "Watch systemSmall (light, dark)", "Watch systemMedium (light)",
        "Old/systemSmall/snapshot@3x",
      ])
    var entry = MockReport.entry("A/systemSmall/a", .changed)
    entry.variant = [
      "os": "18", "locale": "zh_Hans", "appearance": "dark", "contrast": "increased",
      "configuration": "Home", "future": "x",
    ]
    #expect(entry.variantText == "dark, increased contrast, zh_Hans, iOS 18, configuration Home, x")
  }

  @Test func pixelsInWords() {
    var pixels = PixelDifference(
      count: 1204, share: 0.0241, largest: 34, deltaE: 12.26, regions: [])
    #expect(
      pixels.sentence
        == "1204 pixels differ (2.4 %), a channel by up to 34, the color by up to ΔE 12.3."
    )
    pixels = PixelDifference(count: 1, share: 0.00001, largest: 1, deltaE: 0.4, regions: [])
    #expect(
      pixels.sentence
        == "1 pixel differs (under 0.1 %), a channel by up to 1, the color by up to ΔE 0.4.")
  }

  @Test func theHeadlineCountsTheFramesThatDiffer() {
    // Eight frames, and two goldens of which there is no frame.
    #expect(MockReport.mixed().headline == "7 of 8 frames differ, 2 goldens have no frame")
    #expect(MockReport.report([]).headline == "There are no frames")
    let same = MockReport.entry("A/systemSmall/a", .identical)
    #expect(MockReport.report([same, same]).headline == "All 2 frames are as their goldens")
    #expect(
      MockReport.report([MockReport.entry("A/systemSmall/a", .new)]).headline
        == "1 of 1 frame differs")
    let gone = MockReport.entry("A/systemSmall/b", .orphaned)
    #expect(MockReport.report([gone]).headline == "1 golden has no frame")
    #expect(
      MockReport.report([same, gone]).headline
        == "The frame is as its golden, 1 golden has no frame")
  }
}
