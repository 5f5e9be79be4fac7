import Testing

@testable import AppleComparison

@Suite struct ComparisonReportTests {
  private var report: ComparisonReport {
    var different = ComparisonReport.Entry(
      picture: "Trip.png", status: .different, reason: "Trip; 80 × 80 pixels")
    different.frame = "Trip/systemSmall/snapshot@2x"
    different.boxes = 3
    different.boxesInPlace = 1
    different.otherDifferences = 5
    different.remarks = (1...8).map {
      ComparisonReport.Remark(
        kind: "text", sentence: "Remark \($0).", theirs: nil, ours: nil, distance: 0, counts: $0 < 8
      )
    }
    var alike = ComparisonReport.Entry(picture: "Sky.png", status: .alike, reason: "Sky")
    alike.frame = "Sky/systemSmall/snapshot@2x"
    return ComparisonReport(
      generator: "Vitrine", folder: "Shots",
      entries: [
        alike, different,
        ComparisonReport.Entry(
          picture: "odd\u{1B}.png", status: .unreadable, reason: "It is empty."),
      ], framesWithoutPicture: [])
  }

  @Test func theHeadlineCounts() {
    #expect(
      report.headline
        == "1 of 2 compared pictures alike, 1 unreadable, 1 of 3 boxes in place, "
        + "5 other differences")
  }

  @Test func aPictureThatDiffersOutsideOfBoxesSaysSo() {
    var entry = ComparisonReport.Entry(picture: "Sky.png", status: .different, reason: "Sky")
    entry.boxes = 2
    entry.boxesInPlace = 2
    entry.otherDifferences = 1
    #expect(entry.counts == "2 of 2 boxes in place, 1 other difference")
    entry.boxes = 0
    entry.boxesInPlace = 0
    entry.otherDifferences = 4
    #expect(entry.counts == "4 differences")
    entry.otherDifferences = 0
    #expect(entry.counts == "no box to compare")
  }

  @Test func theTextNamesWhatDiffersFirstAndCutsLongLists() {
    #expect(
      report.text == """
        different  Trip.png
          beside Trip/systemSmall/snapshot@2x (Trip; 80 × 80 pixels)
          1 of 3 boxes in place, 5 other differences
          · Remark 1.
          · Remark 2.
          · Remark 3.
          · Remark 4.
          · Remark 5.
          · Remark 6.
          · 1 more
          (and a symbol with other proportions)
        unreadable  odd\u{FFFD}.png
          It is empty.
        alike  Sky.png  =  Sky/systemSmall/snapshot@2x

        """)
  }

  @Test func equalReportsAreEqualBytes() throws {
    #expect(try report.encoded() == report.encoded())
    #expect(String(decoding: try report.encoded(), as: UTF8.self).contains("\"version\" : 1"))
  }
}
