import Foundation
import Goldens
import Rendering
import WidgetHost

/// The report's folder: pictures first, `report.json` next to last, the page last, so that what is there is
/// whole.
struct ReportWriter {
  /// Absolute.
  let folder: String

  init(_ folder: String) { self.folder = folder }

  static let index = "report.json"

  /// Takes an earlier report away, first that which says that it is one.
  func clear() throws {
    let files = FileManager.default
    for name in [Self.index, "index.html", "summary.md", "actual", "expected"] {
      let path = "\(folder)/\(name)"
      guard files.fileExists(atPath: path) else { continue }
      do {
        try files.removeItem(atPath: path)
      } catch {
        throw HostError("\(path) is an earlier report's and can't be removed: \(error.localizedDescription)")
      }
    }
    try OutputWriter.makeFolder(folder)
  }

  func write(_ report: VerifyReport, _ options: Options) throws {
    try OutputWriter.write(Self.encoded(report), to: "\(folder)/\(Self.index)")
  }

  /// Shows what goldens without a frame looked like.
  func keep(_ goldens: GoldenFolder, in report: inout VerifyReport) throws {
    guard goldens.format == .png else { return }
    for index in report.entries.indices {
      let entry = report.entries[index]
      guard entry.status == .missing || entry.status == .orphaned,
        let file = FileManager.default.contents(atPath: "\(goldens.path)/\(entry.id).png"),
        let size = PNGDecoder.size(of: [UInt8](file.prefix(24)))
      else { continue }
      let picture = "expected/\(entry.id).png"
      try OutputWriter.write([UInt8](file), to: "\(folder)/\(picture)")
      report.entries[index].expected = picture
      report.entries[index].width = Double(size.width) / entry.scale
      report.entries[index].height = Double(size.height) / entry.scale
    }
  }

  /// Takes a picture over from another report. One that is gone leaves a page without it.
  func copy(_ file: String, from other: String) throws {
    guard Self.isSafe(file) else { return }
    guard let data = FileManager.default.contents(atPath: "\(other)/\(file)") else { return }
    try OutputWriter.write([UInt8](data), to: "\(folder)/\(file)")
  }

  /// A report comes from elsewhere: nothing outside its folder is read or written.
  static func isSafe(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." || $0.contains("\0") }
  }

  static func encoded(_ report: VerifyReport) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(report)) + [10]
  }

  /// - Parameter folder: a report's, or the output folder around it.
  /// - Throws: ``UsageError``, where there is none, or it can't be read.
  static func read(_ folder: String) throws -> (report: VerifyReport, folder: String) {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    for place in [root, root + "/report", (root as NSString).deletingLastPathComponent] {
      guard let data = FileManager.default.contents(atPath: "\(place)/\(index)") else { continue }
      do {
        return (try JSONDecoder().decode(VerifyReport.self, from: data), place)
      } catch {
        throw UsageError("\(place)/\(index) isn't a report of this version. Run verify anew.")
      }
    }
    throw UsageError("There is no report in \(folder). Run verify first.")
  }
}
