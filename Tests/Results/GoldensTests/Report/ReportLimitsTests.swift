import Foundation
import Testing

@testable import Goldens

/// The limits of a report from a stranger's branch.
@Suite struct ReportLimitsTests {
  private func message(_ report: VerifyReport) throws -> String {
    do {
      _ = try VerifyReport.read(try report.json(), name: "r.json")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  /// The message without its constant ends.
  private func problem(_ change: (inout VerifyReport) -> Void) throws -> String {
    var report = MockReport.mixed()
    report.shard = .init(index: 1, count: 2)
    change(&report)
    let text = try message(report)
    guard text.hasPrefix("r.json is damaged: "), text.hasSuffix(". Run verify again.") else {
      return text
    }
    return String(text.dropFirst(19).dropLast(19))
  }

  @Test func numbersAreBounded() throws {
    #expect(
      try problem { $0.tolerated = .max }
        == "“tolerated” is 9223372036854775807, and may be from 0 to 1000000000")
    #expect(
      try problem {
        $0.makers = [.init(generator: "a", engine: "b", same: .max, changed: 1)]
      } == "“makers.0.same” is 9223372036854775807, and may be from 0 to 1000000000")
    #expect(
      try problem { $0.shard?.count = 1_000_000_000 }
        == "“shard.count” is 1000000000, and may be from 1 to 10000")
    #expect(try problem { $0.shard?.index = 3 } == "“shard.index” is 3, and may be from 1 to 2")
    #expect(
      try problem { $0.entries[3].unit = -1 }
        == "“entries.3.unit” is -1, and may be from 0 to 1000000000")
    #expect(
      try problem { $0.entries[3].width = 3e20 }
        == "“entries.3.width” is 3e+20, and may be from 0.0 to 10000000000.0")
    #expect(
      try problem { $0.entries[3].height = .nan }
        == "“entries.3.height” is nan, and may be from 0.0 to 10000000000.0")
    #expect(
      try problem { $0.entries[3].scale = .infinity }
        == "“entries.3.scale” is inf, and may be from 0.01 to 1000.0")
    #expect(
      try problem { $0.entries[4].pixels?.share = 1e300 }
        == "“entries.4.pixels.share” is 1e+300, and may be from 0.0 to 1.0")
    #expect(
      try problem { $0.entries[4].pixels?.regions = [CGRect(x: 0, y: 0, width: 1e308, height: 1)] }
        == "“entries.4.pixels.regions.0” is 1e+308, and may be from -10000000000.0 to 10000000000.0"
    )
    #expect(
      try problem { $0.entries[5].pixels?.sizes?.actual = [510, .max] }
        == "“entries.5.pixels.sizes” is 9223372036854775807, and may be from 0 to 4294967295")
    #expect(
      try problem { $0.entries[5].pixels?.sizes?.actual = [] }
        == "“entries.5.the number of pixels.sizes.actual” is 0, and may be from 2 to 2")
    #expect(
      try problem { $0.entries[0].changes[1].cause = 7 }
        == "“entries.0.changes.1.cause” is 7, and may be from 0 to 2")
    #expect(
      try problem { $0.declarations = ["A": .init(file: "a.swift", line: -4)] }
        == "“declarations.A.line” is -4, and may be from 0 to 1000000000")
  }

  /// Numbers that no type of Swift holds are no reason to stop either.
  @Test(arguments: ["1e30", "1e400", "-1e30", "99999999999999999999", "\"inf\"", "[]", "null"])
  func numbersOutOfTypesAreRefused(_ number: String) throws {
    let text = String(decoding: try MockReport.mixed().json(), as: UTF8.self)
    let changed = text.replacing("\"tolerated\" : 0", with: "\"tolerated\" : \(number)")
    #expect(changed != text)
    #expect(throws: (any Error).self) {
      _ = try VerifyReport.read(Data(changed.utf8), name: "r.json")
    }
  }

  @Test func namesStayInTheirFolders() throws {
    for name in [
      "../../../etc/passwd", "/etc/passwd", "a//b", "a/./b", "", "a/\u{202E}b", "a\nb", "a\u{0}b",
      String(repeating: "a", count: 256),
    ] {
      let text = try problem { $0.entries[3].id = name }
      #expect(
        text.hasPrefix("“entries.3.id” is “")
          && text.hasSuffix("”, which can't be a file's name in a folder"), "\(text)")
    }
    #expect(
      try problem { $0.entries[3].id = $0.entries[2].id }
        == "“entries.3.id” is “Watch/systemMedium/snapshot@3x”, which another entry is called")
    #expect(
      try problem { $0.declarations = ["A": .init(file: "../a.swift", line: 4)] }
        == "“declarations.A.file” is “../a.swift”, which can't be a file's name in a folder")
  }

  /// A picture that took another file's name would take its place in the joint report.
  @Test func filesHaveTheNamesOfTheirFrames() throws {
    #expect(
      try problem { $0.entries[0].golden = "index.html" }
        == "“entries.0.golden” is “index.html”, and has to be "
        + "“actual/Watch/systemSmall/snapshot@3x.png”")
    #expect(
      try problem { $0.entries[0].actual = "actual/Watch/systemMedium/snapshot@3x.png" }
        == "“entries.0.actual” is “actual/Watch/systemMedium/snapshot@3x.png”, and has to be "
        + "“actual/Watch/systemSmall/snapshot@3x.png”")
    #expect(
      try problem { $0.entries[0].expected = "../expected/x.png" }
        == "“entries.0.expected” is “../expected/x.png”, and has to be "
        + "“expected/Watch/systemSmall/snapshot@3x.png”")
    #expect(
      try problem { $0.entries[0].reasons = "../reasons.json" }
        == "“entries.0.reasons” is “../reasons.json”, and has to be "
        + "“reasons/Watch/systemSmall/snapshot@3x.json”")
    #expect(
      try problem { $0.entries[0].goldenDigest = "AB" }
        == "“entries.0.goldenDigest” isn't a SHA-256 of 64 hexadecimal digits")
    #expect(
      try problem {
        $0.entries[0].golden = "actual/Watch/systemSmall/snapshot@3x.json"
        $0.entries[0].goldenDigest = String(repeating: "0a", count: 32)
      } == "no error")
  }

  @Test func textsAreBounded() throws {
    #expect(
      try problem { $0.entries[3].kind = String(repeating: "k", count: 5000) }
        == "“entries.3.kind” is of 5000 bytes, and may be of 4096")
    #expect(
      try problem { $0.notes = Array(repeating: "n", count: 10_001) }
        == "“the number of notes” is 10001, and may be from 0 to 10000")
    #expect(
      try problem { $0.entries[6].message = String(repeating: "m", count: 1_000_001) }
        == "“entries.6.message” is of 1000001 bytes, and may be of 1000000")
  }

  /// Shown texts may say what they like, on one line and without steering the terminal.
  @Test func hostileTextsAreShownAsText() throws {
    var report = MockReport.mixed()
    report.notes = ["::error::x\u{1B}[2J\n::set-output name=a::b", "<script>alert(1)</script>"]
    report.entries[6].message = "| a | `b` @everyone #1\n::add-mask::secret"
    let back = try VerifyReport.read(try report.json(), name: "r.json")
    let terminal = TerminalText.of(back)
    #expect(terminal.contains("note: ::error::x\u{FFFD}[2J ::set-output name=a::b\n"))
    #expect(!terminal.contains("\u{1B}"))
    let annotations = Annotations.of(back).split(separator: "\n")
    #expect(annotations.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") })
    #expect(
      annotations.contains(
        "::warning title=Vitrine::::error::x\u{FFFD}[2J%0A::set-output name=a::b"))
    let summary = MarkdownSummary.of(back)
    #expect(summary.contains("> \\<script\\>alert(1)\\</script\\>\n"))
    #expect(!summary.contains("@everyone"))
  }
}
