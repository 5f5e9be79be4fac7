import Foundation
import Testing

@testable import Goldens

@Suite struct ReportJSONTests {
  @Test func readsBackWhatItWroteWithTheSameBytes() throws {
    var report = MockReport.mixed()
    report.shard = .init(index: 1, count: 2)
    report.entries[0].changes[0].before = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
    let data = try report.json()
    let back = try VerifyReport.read(data, name: "report.json")
    #expect(back == report)
    #expect(try back.json() == data)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("{\n  \"approveCommand\" : \"vitrine approve\",\n"))
    #expect(text.hasSuffix("}\n"))
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
