import Failures
import Foundation
import Testing

@testable import Goldens

@Suite struct ReportJSONTests {
  @Test func readsBackWhatItWroteWithTheSameBytes() throws {
    var report = MockReport.mixed()
    report.shard = .init(index: 1, count: 2)
    report.entries[0].changes[0].before = CGRect(
      x: CGFloat.infinity, y: 0, width: 1, height: 1)
    let data = try report.json()
    let back = try VerifyReport.read(data, name: "report.json")
    #expect(back == report)
    #expect(try back.json() == data)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"approveCommand\" : \"vitrine approve\",\n"))
    #expect(text.hasSuffix("}\n"))
  }

  /// Foundation's encoder decides what the file looks like.
  @Test(arguments: [0, 1, 10])
  func theFileIsWrittenInPartsAsTheWhole(_ count: Int) throws {
    var report = MockReport.mixed()
    report.entries = Array(report.entries.prefix(count))
    report.notes = ["\n  \"entries\" : [", "]"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var parts: [Data] = []
    try report.writeJSON { parts.append($0) }
    #expect(parts.reduce(Data(), +) == (try encoder.encode(report)) + Data("\n".utf8))
    #expect(parts.allSatisfy { $0.count < 4000 })
  }

  @Test func elementsWithoutAListToBeInAreRefused() {
    let error = #expect(throws: Failure.self) {
      try JSONList.write([1, 2], named: "frames", of: ["seconds": 3]) { _ in }
    }
    #expect(error?.cause.contains("“frames”") == true)
  }

  @Test(arguments: [
    // Compact; with what looks like a list in a text and in an object; the list first, and last.
    #"{"version":1,HEAD,"notes":["\"entries\":[{}]"],"entries":[{"id":"a/b","status":"new"LONG}]}"#,
    #"{"entries" : [ {"id":"a/b","status":"new"LONG} ],"shard":{"entries":[1],"index":1,"count":1,"partition":""},"version":1,HEAD}"#,
  ])
  func theEntriesAreFoundWhereverTheyStand(_ text: String) throws {
    let head =
      #""generator":"g","engine":"e","goldens":"G","format":"png","approveCommand":"a","recordCommand":"r","pruneCommand":"","tolerances":[],"problems":[],"makers":[],"tolerated":0"#
    let long =
      #","unit":0,"product":"","kind":"","family":"","device":"","phase":"","variant":{},"width":0,"height":0,"scale":1,"changes":[],"message":"]}\"[{""#
    let data = Data(
      text.replacing("HEAD", with: text.contains("notes") ? head : head + #","notes":[]"#)
        .replacing("LONG", with: long).utf8)
    let report = try VerifyReport.read(data, name: "report.json")
    #expect(report.entries.map(\.id) == ["a/b"])
    #expect(report.entries[0].message == "]}\"[{")
    for cut in stride(from: 1, to: data.count, by: 7) {
      #expect(throws: Failure.self) { try VerifyReport.read(data.prefix(cut), name: "r") }
    }
  }

  @Test(arguments: [
    "[{} {}]", "[{},]", "[,{}]", "[{},,{}]", "[1]", "[{}, \"a\"]", "[[{}]]", "[null]",
  ])
  func aListOfSomethingElseIsLeftToTheDecoder(_ list: String) {
    #expect(JSONList(named: "entries", in: Data("{\"entries\":\(list)}".utf8)) == nil)
  }

  @Test func equalTextsOfEntriesAreKeptOnceAndTheirScalarsStay() {
    var report = MockReport.mixed()
    report.entries[0].message = "A long message with caf\u{E9} in it."
    report.entries[1].message = "A long message with cafe\u{301} in it."
    let before = report.entries.map { $0.message.map { Array($0.unicodeScalars) } }
    report.shareStrings()
    #expect(report.entries.map { $0.message.map { Array($0.unicodeScalars) } } == before)
  }

  private func message(_ text: String) -> String {
    do {
      _ = try VerifyReport.read(Data(text.utf8), name: "a/report.json")
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func aFileThatIsNoReportIsRefused() throws {
    #expect(
      message("{\"version\": 2, \"somethingNew\": 1}")
        == "a/report.json is of version 2, and this program reads reports up to version 1; "
        + "use the program that wrote it, or a newer one.")
    for text in ["", "[]", "{}", "{\"version\": \"x\"}", "\u{0}"] {
      #expect(
        message(text)
          == "a/report.json is no report of a verification; give the folder that verify wrote.")
    }
    #expect(
      message("{\"version\": 1}")
        == "a/report.json is damaged: its top has no “generator”. Run verify again.")
    let wrong = String(decoding: try MockReport.mixed().json(), as: UTF8.self)
      .replacing("\"status\" : \"failed\"", with: "\"status\" : \"strange\"")
    #expect(
      message(wrong)
        == "a/report.json is damaged: “entries.6.status” can't be read. Run verify again.")
  }
}
