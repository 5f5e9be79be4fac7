import Foundation
import Goldens
import Testing

@testable import VitrineCommand

#if canImport(Glibc)
  import Glibc
#endif

/// Goldens that aren't what they were recorded as: never identical, never replaced unasked.
@Suite(.blocking) struct UnreadableGoldensTests {
  private static let restore = "Restore it, or record it again."

  /// The outcome for each of one widget's goldens, and the message about it.
  private static let mishaps: [(frame: String, text: String)] = [
    ("systemSmall/placeholder", "The golden's file ends too early. \(restore)"),
    (
      "systemSmall/snapshot",
      "The golden's picture isn't the one that its header describes: it was edited, or put together "
        + "from two files. \(restore)"
    ),
    (
      "systemSmall/timeline-000",
      "The golden is a pointer of Git LFS, not the picture itself. Run git lfs pull."
    ),
    ("systemSmall/timeline-001", "The golden is an empty file. \(restore)"),
    ("systemMedium/placeholder", "The golden isn't a PNG. \(restore)"),
    (
      "systemMedium/snapshot",
      "In the golden's place there is something else than a file. \(restore)"
    ),
    (
      "systemMedium/timeline-000",
      "The golden is damaged: its part IDAT isn't as it was written. \(restore)"
    ),
    (
      "systemMedium/timeline-001",
      "The golden is damaged: its part IEND isn't as it was written. \(restore)"
    ),
    (
      "systemSmall/placeholder~dark",
      "The golden's picture isn't the one that its header describes: it was edited, or put together "
        + "from two files. \(restore)"
    ),
    (
      "systemSmall/snapshot~dark",
      "The golden is damaged: its data can't hold 16000 × 16000 pixels. \(restore)"
    ),
    (
      "systemSmall/timeline-000~dark",
      "The golden is too large: at most 128 MB are read. \(restore)"
    ),
  ]

  private func damage(_ project: GoldenProject) throws {
    func path(_ frame: String) -> String { "\(project.goldens)/edited/\(frame)@3x.png" }
    func bytes(_ frame: String) throws -> [UInt8] {
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(frame))))
    }
    func put(_ bytes: [UInt8], _ frame: String) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: path(frame)))
    }
    let header = try Chunks(bytes("systemSmall/snapshot")).text
    let other = try Chunks(bytes("systemMedium/timeline-001"))
    try put(Array(bytes("systemSmall/placeholder").prefix(500)), "systemSmall/placeholder")
    try put(other.replacingText(with: header), "systemSmall/snapshot")
    try put(
      Array(
        """
        version https://git-lfs.github.com/spec/v1
        oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
        size 12345

        """.utf8), "systemSmall/timeline-000")
    try put([], "systemSmall/timeline-001")
    try put(Array("<html>404 Not Found</html>".utf8), "systemMedium/placeholder")
    try FileManager.default.removeItem(atPath: path("systemMedium/snapshot"))
    #expect(mkfifo(path("systemMedium/snapshot"), 0o644) == 0)
    var flipped = try bytes("systemMedium/timeline-000")
    flipped[flipped.count - 40] ^= 1
    try put(flipped, "systemMedium/timeline-000")
    try put(bytes("systemMedium/timeline-001") + [0], "systemMedium/timeline-001")
    // As an earlier version recorded it: without the checksum of the data.
    let old = try Chunks(bytes("systemSmall/placeholder~dark")).text.withoutLine("data=")
    try put(other.replacingText(with: old), "systemSmall/placeholder~dark")
    try put(
      Chunks(bytes("systemSmall/snapshot~dark")).withSize(16_000), "systemSmall/snapshot~dark")
    #expect(truncate(path("systemSmall/timeline-000~dark"), 1 << 31) == 0)
  }

  @Test func eachIsSaidWithItsRemedyAndStays() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    #expect(try project.run("record") == 0)
    let whole = Dictionary(
      uniqueKeysWithValues: project.files().map { ($0, project.bytes($0)) })
    try damage(project)
    let expected = Dictionary(
      uniqueKeysWithValues: Self.mishaps.map { ("edited/\($0.frame)@3x", $0.text) })
    let junit = project.root + "/junit.xml", json = project.root + "/report.json"
    #expect(try project.run("verify", ["--junit", junit, "--json", json]) == 1)
    let entries = try project.entries()
    #expect(entries.count == 16)
    #expect(
      try project.differences() == expected.mapValues { _ in FrameStatus.unreadable })
    for entry in entries where entry.status != .identical {
      #expect(entry.message == expected[entry.id], "\(entry.id)")
      #expect(entry.actual != nil && entry.expected == nil)
      #expect(!entry.canBeApproved)
    }
    let xml = try String(contentsOfFile: junit, encoding: .utf8)
    #expect(xml.contains(#"tests="16" failures="11" errors="0""#))
    #expect(
      xml.contains(#"<failure type="unreadable" message="The golden is a pointer of Git LFS"#))
    let page = try String(contentsOfFile: project.report + "/index.html", encoding: .utf8)
    #expect(page.contains(#"data-value="unreadable""#))
    let summary = try String(contentsOfFile: project.report + "/summary.md", encoding: .utf8)
    #expect(summary.contains("| **unreadable** | The golden is a pointer of Git LFS"))
    #expect(summary.contains(" --unreadable\n"))
    // Neither an approval nor a record of what is missing takes their places.
    let damaged = Self.mishaps.filter { !$0.frame.hasSuffix("systemMedium/snapshot") }
      .map { "edited/\($0.frame)@3x.png" }.filter { !$0.contains("timeline-000~dark") }
    let before = damaged.map { project.bytes($0) }
    // One of them is larger than all goldens together may be.
    let limit = ["--goldens-limit", "10000"]
    #expect(try project.run("approve", limit) == 0)
    #expect(try project.run("approve", ["edited/systemSmall/snapshot@3x"] + limit) == 1)
    #expect(try project.run("record", ["--mode", "missing"] + limit) == 1)
    #expect(try project.run("record", ["--mode", "migrate"] + limit) == 1)
    #expect(damaged.map { project.bytes($0) } == before)
    // Who asks for it gets it.
    #expect(
      try project.run("approve", ["edited/systemSmall/snapshot@3x", "--unreadable"] + limit) == 0)
    #expect(
      project.bytes("edited/systemSmall/snapshot@3x.png")
        == whole["edited/systemSmall/snapshot@3x.png"])
    #expect(try project.run("record") == 0)
    #expect(
      Dictionary(uniqueKeysWithValues: project.files().map { ($0, project.bytes($0)) }) == whole)
    #expect(try project.run("verify") == 0)
  }

  @Test func aGoldenOfAnEarlierVersionIsDecodedAndMigrated() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let small = ["--family", "systemSmall", "--appearance", "light"]
    #expect(try project.run("record", small) == 0)
    let file = "edited/systemSmall/snapshot@3x.png"
    let new = try #require(project.bytes(file))
    let chunks = Chunks([UInt8](new))
    let old = chunks.replacingText(with: chunks.text.withoutLine("data="))
    try Data(old).write(to: URL(fileURLWithPath: "\(project.goldens)/\(file)"))
    #expect(try project.run("verify", small) == 0)
    #expect(
      try project.notes() == [
        "Some goldens were recorded without a checksum of their data, so each of them is decoded to know that it is whole. record --mode migrate adds the checksum."
      ])
    // What hasn't changed isn't written again, unless that is asked for.
    #expect(try project.run("record", small) == 0)
    #expect(project.bytes(file) == Data(old))
    #expect(try project.run("record", small + ["--mode", "migrate"]) == 0)
    #expect(project.bytes(file) == new)
    #expect(try project.run("verify", small) == 0)
    #expect(try project.notes() == [])
  }

  @Test func aDamagedGoldenWithoutAPictureIsUnreadable() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let options = [
      "--family", "systemSmall", "--appearance", "light", "--goldens-format", "digest",
    ]
    #expect(try project.run("record", options) == 0)
    func edit(_ phase: String, _ change: (String) -> String) throws {
      let path = "\(project.goldens)/edited/systemSmall/\(phase)@3x.json"
      try change(String(contentsOfFile: path, encoding: .utf8))
        .write(toFile: path, atomically: true, encoding: .utf8)
    }
    try edit("placeholder") { String($0.prefix(700)) }
    try edit("snapshot") { $0.replacing("\"view\":", with: "\"View\":", maxReplacements: 1) }
    try edit("timeline-000") { "<<<<<<< HEAD\n" + $0 + "=======\n>>>>>>> topic\n" }
    try edit("timeline-001") { _ in "[]" }
    #expect(try project.run("verify", options) == 1)
    func message(_ phase: String) throws -> String? {
      try project.entry("edited/systemSmall/\(phase)@3x")?.message
    }
    #expect(Set(try project.entries().map(\.status)) == [.unreadable])
    #expect(try message("placeholder") == "The golden's file ends too early. \(Self.restore)")
    #expect(
      try message("snapshot")
        == "The golden is damaged: its layout isn't the one that its first line describes. "
        + Self.restore)
    #expect(
      try message("timeline-000")
        == "The golden has the conflict markers of a merge. Take one side of it with git checkout, or record it again."
    )
    #expect(
      try message("timeline-001") == "The golden isn't the JSON of a golden. \(Self.restore)")
  }

  @Test func aDamagedPictureInAReportIsNotApproved() throws {
    let project = try GoldenProject()
    defer { project.remove() }
    let small = ["--family", "systemSmall", "--appearance", "light", "--phase", "snapshot"]
    #expect(try project.run("verify", small) == 1)
    let picture = "\(project.report)/actual/edited/systemSmall/snapshot@3x.png"
    #expect(truncate(picture, 600) == 0)
    #expect(try project.run("approve") == 2)
    #expect(project.files() == [])
  }
}

/// The chunks of a PNG, by the specification: length, name, contents, checksum.
private struct Chunks {
  var all: [[UInt8]] = []
  private let signature: [UInt8]

  init(_ file: [UInt8]) {
    signature = Array(file.prefix(8))
    var at = 8
    while at < file.count {
      let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      all.append(Array(file[at..<at + length + 12]))
      at += length + 12
    }
  }

  private func isText(_ chunk: [UInt8]) -> Bool {
    chunk.dropFirst(4).starts(with: "tEXtvitrine\0".utf8)
  }

  /// The chunk with the golden's header.
  var text: [UInt8] { all.first(where: isText) ?? [] }

  func replacingText(with text: [UInt8]) -> [UInt8] {
    signature + all.flatMap { isText($0) ? text : $0 }
  }

  /// The same picture under a header that promises another size.
  func withSize(_ side: UInt32) -> [UInt8] {
    var chunks = all
    let number = (0..<4).map { UInt8(truncatingIfNeeded: side >> (24 - 8 * UInt32($0))) }
    chunks[0].replaceSubrange(8..<16, with: number + number)
    chunks[0].replaceSubrange(21..<25, with: Array(chunks[0][4..<21]).checksum)
    return signature + chunks.flatMap { $0 }
  }
}

extension [UInt8] {
  /// CRC-32, bit by bit.
  fileprivate var checksum: [UInt8] {
    var value: UInt32 = ~0
    for byte in self {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    value = ~value
    return (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
  }

  /// A text chunk without the line that begins so.
  fileprivate func withoutLine(_ start: String) -> [UInt8] {
    let text = String(decoding: self[4..<count - 4], as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let body = Array(lines.filter { !$0.hasPrefix(start) }.joined(separator: "\n").utf8)
    let length = UInt32(body.count - 4)
    let head = (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * UInt32($0))) }
    return head + body + body.checksum
  }
}
