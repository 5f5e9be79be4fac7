import Foundation
import Testing

@testable import VitrineTesting

@Suite struct InlineJournalTests {
  private let folder: SnapshotFolder
  private let source: String
  private let executable: String

  private static let text = """
    func a() {
      check(of: 1)
      check(of: 2)
      check(of: 3)
    }

    """

  init() throws {
    folder = try SnapshotFolder()
    source = try folder.write(Self.text, to: "ATests.swift")
    executable = try folder.write("", to: "tests")
    try touch(source, 100)
    try touch(executable, 200)
  }

  /// - Parameter date: seconds since 1970.
  private func touch(_ path: String, _ date: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: date)], ofItemAtPath: path)
  }

  private func record(_ text: String, line: Int) throws {
    try InlineJournal.write(
      text, at: line, 3, of: source, named: "check", executable: executable,
      folder: folder.path + "/journal")
  }

  private var result: String { get throws { try folder.text(of: "ATests.swift") } }

  @Test func severalOfOneFileComeInAnyOrder() throws {
    try record("three", line: 4)
    try record("one", line: 2)
    try record("two\nlines", line: 3)
    #expect(
      try result == #"""
        func a() {
          check(of: 1) {
            """
            one
            """
          }
          check(of: 2) {
            """
            two
            lines
            """
          }
          check(of: 3) {
            """
            three
            """
          }
        }

        """#)
  }

  @Test func theSameTwiceIsWrittenOnceAndAnotherIsRefused() throws {
    try record("one", line: 2)
    let once = try result
    try record("one", line: 2)
    #expect(try result == once)
    #expect(throws: InlineJournal.Refusal.self) { try record("other", line: 2) }
    #expect(try result == once)
  }

  @Test func afterTheNextBuildLinesAreTheNewOnes() throws {
    try record("one", line: 2)
    // Far ahead: the clock may be a widget's that another test asks.
    try touch(executable, 4e9)
    // What was line 3 has moved by four.
    #expect(throws: InlineJournal.Refusal.self) { try record("two", line: 3) }
    try record("two", line: 7)
    #expect(try result.contains("check(of: 2) {\n    \"\"\"\n    two\n"))
    try record("uno", line: 2)
    #expect(try result.contains("    uno\n") && !result.contains("    one\n"))
  }

  @Test func aSourceThatChangedSinceTheBuildIsLeftAlone() throws {
    let edited = "// new line\n" + Self.text
    try folder.write(edited, to: "ATests.swift")
    try touch(source, 300)
    #expect(throws: InlineJournal.Refusal.self) { try record("one", line: 2) }
    #expect(try result == edited)
  }

  @Test func anEditBetweenTwoRecordingsIsntLost() throws {
    try record("one", line: 2)
    let edited = try result + "// mine\n"
    try folder.write(edited, to: "ATests.swift")
    #expect(throws: InlineJournal.Refusal.self) { try record("two", line: 3) }
    #expect(try result == edited)
  }

  @Test func killedBetweenJournalAndSourceNothingIsLost() throws {
    try record("one", line: 2)
    let before = try result
    try record("two", line: 3)
    let both = try result
    // The journal has the second, the source doesn't.
    try folder.write(before, to: "ATests.swift")
    try record("two", line: 3)
    #expect(try result == both)
  }

  @Test func aHundredAtOnceAllArrive() async throws {
    let lines = (0..<100).map { "  check(of: \($0))\n" }.joined()
    try folder.write("func a() {\n\(lines)}\n", to: "ATests.swift")
    try touch(source, 100)
    let (source, executable, journal) = (source, executable, folder.path + "/journal")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          do {
            try InlineJournal.write(
              "value \(number)", at: number + 2, 3, of: source, named: "check",
              executable: executable, folder: journal)
          } catch {
            Issue.record(error)
          }
        }
      }
    }
    let expected = (0..<100).map {
      "  check(of: \($0)) {\n    \"\"\"\n    value \($0)\n    \"\"\"\n  }\n"
    }.joined()
    #expect(try result == "func a() {\n\(expected)}\n")
  }

  @Test func rightsAndLinksAreKept() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: source)
    let link = folder.path + "/Link.swift"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: source)
    try InlineJournal.write(
      "one", at: 2, 3, of: link, named: "check", executable: executable,
      folder: folder.path + "/journal")
    let attributes = try FileManager.default.attributesOfItem(atPath: source)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == source)
    #expect(try result.contains("    one\n"))
  }
}
