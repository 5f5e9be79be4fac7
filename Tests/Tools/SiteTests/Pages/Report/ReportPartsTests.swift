import Foundation
import Goldens
import Testing

@testable import Site

/// Reports that are too large for one file.
@Suite struct ReportPartsTests {
  private struct Part: Decodable {
    struct Frame: Decodable {
      var id: String
      var status: String
      var actual: Int?
    }
    var frames: [String: Frame]
    var pictures: [String]
  }

  private static func data(of page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let json = page[start.upperBound..<end.lowerBound]
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return try #require(object as? [String: Any])
  }

  private static func content(of file: URL, _ name: String) throws -> Data {
    let text = try String(contentsOf: file, encoding: .utf8)
    let head = "ReportParts.take(\"\(name)\","
    #expect(text.hasPrefix(head) && text.hasSuffix(");\n"))
    return Data(text.dropFirst(head.count).dropLast(3).utf8)
  }

  @Test func aReportWithinTheLimitsIsOneFile() throws {
    let folder = try ScratchFolder()
    let mock = try MockVerification.large(300, in: folder.url)
    let page = try Site.write(mock.report, to: folder.url)
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/pages"))
    let frames = try #require(
      Self.data(of: String(contentsOf: page, encoding: .utf8))["frames"] as? [[String: Any]])
    #expect(frames.count == 300)
  }

  @Test func everyFrameIsInThePageOrInOneFileBesideIt() throws {
    let folder = try ScratchFolder()
    let mock = try MockVerification.large(300, in: folder.url)
    let limits = MockVerification.small
    let index = try Site.write(mock.report, to: folder.url, limits: limits)
    let page = try String(contentsOf: index, encoding: .utf8)
    let data = try Self.data(of: page)
    let frames = try #require(data["frames"] as? [Any])
    let ids = mock.report.entries.filter { !$0.status.passes }.map(\.id)
    let strings = try #require(data["strings"] as? [String])
    var elsewhere: [Int: (id: String, file: String)] = [:]
    var names: [String] = []
    for (place, frame) in frames.enumerated() {
      if let row = frame as? [Any] {
        let id = try #require(row[0] as? String)
        elsewhere[place] = (id, "\(try #require(row[1] as? Int))")
        #expect(strings[try #require(row[7] as? Int)] == mock.report.entries[place].status.rawValue)
        names.append(id)
      } else {
        names.append(try #require((frame as? [String: Any])?["id"] as? String))
      }
    }
    #expect(names == ids)
    #expect(elsewhere.count > 100 && elsewhere.count < 300)

    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/pages")
    let numbers = files.compactMap { Int($0.dropLast(3)) }.sorted()
    #expect(numbers == Array(2..<numbers.count + 2) && numbers.count > 5)
    #expect(Set(files) == Set(numbers.map { "\($0).js" } + ["search.js", "identical.js"]))
    var found: Set<Int> = []
    for number in numbers {
      let file = folder.url.appendingPathComponent("pages/\(number).js")
      // A frame more than the limit at most.
      #expect(try Data(contentsOf: file).count < limits.part * 2)
      let part = try JSONDecoder().decode(
        Part.self, from: Self.content(of: file, "\(number)"))
      for (index, frame) in part.frames {
        let index = try #require(Int(index))
        #expect(elsewhere[index]?.id == frame.id)
        #expect(elsewhere[index]?.file == "\(number)")
        let picture = try #require(frame.actual)
        let path = try #require(mock.report.entries[index].actual)
        #expect(
          Data(base64Encoded: part.pictures[picture])
            == FileManager.default.contents(atPath: folder.url.path + "/" + path))
        found.insert(index)
      }
      #expect(Set(part.pictures).count == part.pictures.count)
    }
    #expect(found == Set(elsewhere.keys))
    #expect(data["identical"] is NSNull)
    let identical = try JSONDecoder().decode(
      [String].self,
      from: Self.content(of: folder.url.appendingPathComponent("pages/identical.js"), "identical"))
    #expect(identical.count == 300)
  }

  /// Each cause has frames in the page itself.
  @Test func countsAreOfAllFramesAndCausesHaveFramesInThePage() throws {
    let folder = try ScratchFolder()
    let mock = try MockVerification.large(300, in: folder.url)
    let index = try Site.write(mock.report, to: folder.url, limits: MockVerification.small)
    let page = try String(contentsOf: index, encoding: .utf8)
    #expect(page.contains("<h1>300 of 600 frames differ</h1>"))
    #expect(page.contains("200 changed</button>") && page.contains("100 new</button>"))
    #expect(page.contains("<bdi>Small</bdi> <span class=\"number\">100</span>"))
    let data = try Self.data(of: page)
    let frames = try #require(data["frames"] as? [Any])
    let groups = try #require(data["groups"] as? [[String: Any]])
    #expect(groups.map { ($0["frames"] as? [Int])?.count } == [160, 40, 100])
    for group in groups {
      let places = try #require(group["frames"] as? [Int])
      #expect(places.contains { frames[$0] is [String: Any] })
    }
    #expect(page.contains("frames more: see report.json.</p>"))
  }

  @Test func theTextsOfFramesBesideThePageAreInTheFileOfTheSearch() throws {
    struct Texts: Decodable {
      var strings: [String]
      var frames: [[Int]]
    }
    let folder = try ScratchFolder()
    let mock = try MockVerification.large(300, in: folder.url)
    let index = try Site.write(mock.report, to: folder.url, limits: MockVerification.small)
    let data = try Self.data(of: String(contentsOf: index, encoding: .utf8))
    let frames = try #require(data["frames"] as? [Any])
    let texts = try JSONDecoder().decode(
      Texts.self,
      from: Self.content(of: folder.url.appendingPathComponent("pages/search.js"), "search"))
    let last = try #require(frames.indices.last { frames[$0] is [Any] && $0 % 3 != 2 })
    let words = try #require(texts.frames.first { $0[0] == last }).dropFirst().map {
      texts.strings[$0]
    }
    #expect(words == ["Text says number \(last).", "Row \(last % 7)"])
    #expect(texts.strings.filter { $0.hasPrefix("Row") }.count == 7)
  }

  @Test func filesOfAnEarlierReportAreRemovedAndOthersStay() throws {
    let folder = try ScratchFolder()
    let mock = try MockVerification.large(300, in: folder.url)
    try Site.write(mock.report, to: folder.url, limits: MockVerification.small)
    let pages = folder.url.appendingPathComponent("pages")
    let before = try FileManager.default.contentsOfDirectory(atPath: pages.path)
    let bytes = try Data(contentsOf: pages.appendingPathComponent("3.js"))
    try Site.write(mock.report, to: folder.url, limits: MockVerification.small)
    #expect(try Data(contentsOf: pages.appendingPathComponent("3.js")) == bytes)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: pages.path).sorted() == before.sorted())
    try folder.write("mine", to: "pages/notes.txt")
    try Site.write(mock.report, to: folder.url)
    #expect(try FileManager.default.contentsOfDirectory(atPath: pages.path) == ["notes.txt"])
  }

  @Test func picturesBeyondTheLimitOfAllAreLeftOutAndNamed() throws {
    let folder = try ScratchFolder()
    let mock = try MockVerification.large(200, in: folder.url)
    var limits = MockVerification.small
    limits.pictures = 0
    let index = try Site.write(mock.report, to: folder.url, limits: limits)
    let frames = try #require(
      Self.data(of: String(contentsOf: index, encoding: .utf8))["frames"] as? [Any])
    let numbers = Set(frames.compactMap { ($0 as? [Any])?[1] as? Int })
    #expect(numbers.count < 60)
    for number in numbers {
      let text = try String(
        contentsOf: folder.url.appendingPathComponent("pages/\(number).js"), encoding: .utf8)
      #expect(text.hasSuffix("\"pictures\":[]});\n"))
      #expect(text.contains("Left out for the report’s size. It is pictures/"))
    }
  }

  @Test func hostileTextsEndNoScript() throws {
    let folder = try ScratchFolder()
    var mock = try MockVerification.large(60, in: folder.url)
    for index in mock.report.entries.indices {
      mock.report.entries[index].message = "</script><script>alert(1)</script>\u{2028}\")//"
      mock.report.entries[index].product = "<!--<script>"
    }
    var limits = MockVerification.small
    limits.page = 1000
    try Site.write(mock.report, to: folder.url, limits: limits)
    for name in ["index.html", "pages/2.js", "pages/search.js"] {
      let text = try String(
        contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
      #expect(!text.contains("<script>alert") && !text.contains("<!--<script>"))
      #expect(!text.contains("\u{2028}"))
    }
  }
}
