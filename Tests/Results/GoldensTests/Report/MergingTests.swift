import Foundation
import TestSupport
import Testing

@testable import Goldens

@Suite struct MergingTests {
  /// Nine frames of six units, and two goldens without a frame.
  private func whole() -> VerifyReport {
    var entries: [VerifyReport.Entry] = []
    for unit in 0..<6 {
      for frame in 0..<(unit % 2 + 1) {
        entries.append(
          MockReport.entry("K\(9 - unit)/systemSmall/\(frame)", .identical, unit: unit))
      }
    }
    entries.append(MockReport.entry("A/systemSmall/gone", .missing, unit: 4))
    entries.append(VerifyReport.Entry(id: "B/systemSmall/gone", status: .orphaned))
    var report = MockReport.report(entries)
    report.notes = ["one", "two"]
    report.tolerated = 6
    report.makers = [
      .init(generator: "Vitrine 0.8.0", engine: "cairo 1.16.0", same: 3, changed: 0),
      .init(generator: "Vitrine 0.9.0", engine: "cairo 1.14.0", same: 0, changed: 3),
    ]
    return report
  }

  private func shards(_ count: Int) -> [VerifyReport] {
    let all = whole()
    return (1...count).map { index in
      var shard = all
      shard.shard = .init(index: index, count: count)
      shard.entries = all.entries.filter {
        $0.status == .orphaned ? index == 1 : $0.unit % count == index - 1
      }
      shard.tolerated = all.tolerated / count
      for place in shard.makers.indices {
        shard.makers[place].same /= count
        shard.makers[place].changed /= count
      }
      shard.notes = index < count ? ["one"] : ["one", "two"]
      return shard
    }
  }

  @Test func shardsInAnyOrderAreWhatOneRunWrites() throws {
    let parts = shards(3)
    #expect(
      try VerifyReport.merged([parts.element(2), parts.element(0), parts.element(1)]) == whole())
    #expect(
      try VerifyReport.merged([parts.element(2), parts.element(0), parts.element(1)]).json()
        == whole().json())
    #expect(try VerifyReport.merged(shards(1)) == whole())
    #expect(try VerifyReport.merged([whole()]) == whole())
    #expect(
      whole().remarks == [
        "one", "two",
        "3 goldens were made by Vitrine 0.8.0 with cairo 1.16.0; this is Vitrine 0.9.0 with cairo "
          + "1.16.0. 3 look the same and 0 don't. record --mode migrate makes those that look the "
          + "same this version's, and says what changed in the others.",
        "3 goldens were made by Vitrine 0.9.0 with cairo 1.14.0; this is Vitrine 0.9.0 with cairo "
          + "1.16.0. 0 look the same and 3 don't. record --mode migrate makes those that look the "
          + "same this version's, and says what changed in the others.",
        "6 frames differ from their goldens by no more than was allowed.",
      ])
  }

  private func message(_ reports: [VerifyReport]) -> String {
    do {
      _ = try VerifyReport.merged(reports)
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func whatMakesTheResultUntrueIsAnError() throws {
    let parts = shards(3)
    #expect(
      try message([parts.element(0), parts.element(2)])
        == "Of 3 shards, shard 2 is missing; run verify --shard 2/3 and merge again.")
    #expect(
      message([shards(4)[1]])
        == "Of 4 shards, shards 1, 3, 4 are missing; run verify --shard 1/4 and merge again.")
    #expect(
      try message([parts.element(0), parts.element(0), parts.element(1), parts.element(2)])
        == "Shard 1 of 3 is there twice; give each shard once.")
    #expect(
      try message([parts.element(0), shards(2)[1]])
        == "The reports are of 3 shards and of 2; merge those of one run.")
    #expect(
      try message([parts.element(0), whole()])
        == "One of the 2 reports is of all frames, not of a shard; merge takes those that "
        + "verify --shard I/N wrote.")
    #expect(
      message([])
        == "There is no report to merge; give the folders that verify --shard wrote.")
    var other = try parts.element(1)
    other.engine = "cairo 1.18.0"
    #expect(
      try message([parts.element(0), other, parts.element(2)])
        == "Shard 1 has the engine “cairo 1.16.0”, shard 2 has “cairo 1.18.0”; "
        + "verify all shards with the same.")
    try other = parts.element(1)
    try other.entries.append(parts.element(2).entries.element(0))
    #expect(
      try message([parts.element(0), other, parts.element(2)])
        == "Shards 2 and 3 both have the frame K7/systemSmall/0; make them again with the same "
        + "options and a different I of --shard I/N.")
  }

  @Test(arguments: ["format", "goldens", "tolerances", "generator"])
  func shardsOfDifferentRuns(_ what: String) throws {
    let parts = shards(2)
    var other = try parts.element(1)
    switch what {
    case "format": other.format = .digest
    case "goldens": other.goldens = "Elsewhere"
    case "tolerances": other.tolerances = ["Up to 3 pixels may differ."]
    default: other.generator = "Vitrine 1.0.0"
    }
    #expect(try message([parts.element(0), other]).hasSuffix("verify all shards with the same."))
  }
}
