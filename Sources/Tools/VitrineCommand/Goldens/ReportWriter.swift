import Failures
import Foundation
import Goldens
import Site
import Typesetting
import WidgetHost

/// The writer of a report's folder: pictures first, `report.json` next to last, the page last, so that a
/// report that has a page is complete.
struct ReportWriter {
  /// Absolute.
  let folder: String

  init(_ folder: String) { self.folder = folder }

  static let index = "report.json"

  /// Removes an earlier report, `report.json` first.
  func clear() throws {
    let files = FileManager.default
    for name in [
      Self.index, "index.html", "summary.md", "pages", "actual", "expected", "reasons",
      ReviewState.file,
    ] {
      let path = "\(folder)/\(name)"
      guard files.fileExists(atPath: path) else { continue }
      do {
        try files.removeItem(atPath: path)
      } catch {
        throw Failure(
          "\(path) is an earlier report's and can't be removed: \(error.localizedDescription)")
      }
    }
    try OutputWriter.makeFolder(folder)
  }

  /// Writes the report in all its forms, to the terminal as well, and to GitHub where it runs there.
  ///
  /// - Parameters:
  ///   - out: the output folder as the terminal names it.
  ///   - output: the receiver of what is printed.
  func write(
    _ report: VerifyReport, _ options: GoldenOptions, _ pages: PageOptions, out: String,
    _ output: CommandOutput
  ) throws {
    let summary = MarkdownSummary.of(report)
    try OutputWriter.write(Array(summary.utf8), to: "\(folder)/summary.md")
    try Self.write(report, to: "\(folder)/\(Self.index)")
    let page = try Site.write(
      report, to: URL(fileURLWithPath: folder, isDirectory: true),
      templates: pages.templates)
    if let file = options.jsonFile { try Self.write(report, to: URL(fileURLWithPath: file).path) }
    if let file = options.junit {
      try OutputWriter.write(to: URL(fileURLWithPath: file).path) { sink in
        try JUnitXML.write(report) { text in
          var text = text
          try text.withUTF8 { try sink(UnsafeRawBufferPointer($0)) }
        }
      }
    }
    output.print(
      TerminalText.of(report, page: "\(out)/report/\(page.lastPathComponent)"),
      terminator: "")
    let environment = ProcessInfo.processInfo.environment
    if environment["GITHUB_ACTIONS"] == "true" {
      let folder = Self.relative(
        FileManager.default.currentDirectoryPath, to: environment["GITHUB_WORKSPACE"])
      output.print(Annotations.of(report, folder: folder), terminator: "")
    }
    if let file = environment["GITHUB_STEP_SUMMARY"], !file.isEmpty {
      append(summary, to: file)
    }
  }

  /// Writes the report as JSON, frame by frame.
  private static func write(_ report: VerifyReport, to path: String) throws {
    try OutputWriter.write(to: path) { sink in
      try report.writeJSON { data in try data.withUnsafeBytes { try sink($0) } }
    }
  }

  /// - Returns: nil where the folder doesn't lie in the other.
  static func relative(_ folder: String, to root: String?) -> String? {
    guard let root, root.hasPrefix("/") else { return nil }
    let parts = URL(fileURLWithPath: folder).resolvingSymlinksInPath().pathComponents
    let around = URL(fileURLWithPath: root).resolvingSymlinksInPath().pathComponents
    guard parts.starts(with: around) else { return nil }
    return parts.dropFirst(around.count).joined(separator: "/")
  }

  private func put(_ bytes: [UInt8], _ file: String) throws {
    try OutputWriter.write(bytes, to: URL(fileURLWithPath: file).path)
  }

  /// Appends to a file that also has other steps' summaries.
  private func append(_ text: String, to file: String) {
    do {
      if !FileManager.default.fileExists(atPath: file) { try put([], file) }
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
    } catch {
      // The result is what counts.
      let message = "warning: GITHUB_STEP_SUMMARY names \(file), which can't be written.\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
  }

  /// Checks before the work, rather than after it, that the files asked for can be written.
  ///
  /// - Throws: a ``Failure`` of usage.
  static func check(_ options: GoldenOptions) throws {
    for (option, file) in [("json", options.jsonFile), ("junit", options.junit)] {
      guard let file else { continue }
      let url = URL(fileURLWithPath: file)
      do {
        try OutputWriter.check(url.deletingLastPathComponent().path)
      } catch {
        throw Failure.usage(
          "\(file) can't be written: its folder isn't there to write to.", at: "--\(option)")
      }
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        isFolder.boolValue
      {
        throw Failure.usage("\(file) is a folder.", at: "--\(option)")
      }
    }
  }

  /// Adds the goldens of frames that weren't drawn to the report.
  func keep(_ goldens: GoldenFolder, in report: inout VerifyReport) throws {
    guard goldens.format == .png else { return }
    for index in report.entries.indices {
      let entry = report.entries[index]
      guard entry.status.hasNoFrame || entry.status == .failed else { continue }
      let golden: GoldenFile?
      do {
        golden = try GoldenFile(at: "\(goldens.path)/\(entry.id).png", format: .png)
      } catch let problem as UnreadableGolden {
        report.entries[index].message = [entry.message, problem.description].compactMap { $0 }
          .joined(separator: " ")
        continue
      }
      guard let golden, let size = golden.size else { continue }
      let picture = "expected/\(entry.id).png"
      try OutputWriter.write(golden.bytes, to: "\(folder)/\(picture)")
      report.entries[index].expected = picture
      report.entries[index].width = Double(size.width) / entry.scale
      report.entries[index].height = Double(size.height) / entry.scale
    }
  }

  /// Notes the digests of the goldens that the report offers, so that `approve` takes no other bytes.
  func declareGoldens(of report: inout VerifyReport) throws {
    for index in report.entries.indices {
      guard let golden = report.entries[index].golden else { continue }
      report.entries[index].goldenDigest = SHA256.hexDigest(ofFileAt: "\(folder)/\(golden)")
    }
  }

  /// Copies an entry's pictures from another report. Where one is gone, the page goes without it.
  ///
  /// - Throws: a ``Failure`` of usage, where a file is not what that report declares.
  func copy(_ entry: VerifyReport.Entry, from other: String) throws {
    let source = ConfinedFolder(other)
    let files = [entry.expected, entry.actual, entry.golden, entry.reasons]
    for file in Set(files.compactMap { $0 }).sorted() {
      guard let bytes = try source.contents(of: file) else { continue }
      if file == entry.golden, let declared = entry.goldenDigest,
        SHA256.hexDigest(of: bytes) != declared
      {
        throw Failure.usage(
          "\(other)/\(file) isn't the picture that its report declares.",
          remedy: "Verify that shard again.")
      }
      try OutputWriter.write(bytes, to: "\(folder)/\(file)")
    }
  }

  /// - Parameter folder: a report's, or the output folder around it.
  /// - Throws: a ``Failure`` of usage, where there is none or it can't be read.
  static func read(_ folder: String) throws -> (report: VerifyReport, folder: String) {
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    let above = (root as NSString).deletingLastPathComponent
    for (folder, name) in [(root, ""), (root, "report/"), (above, "")] {
      guard
        let bytes = try ConfinedFolder(folder).contents(
          of: name + index, limit: ReportLimits.fileSize)
      else { continue }
      let found = name.isEmpty ? folder : "\(folder)/report"
      let report = try bytes.withUnsafeBytes { bytes in
        // Not copied: the file may have a hundred megabytes.
        let data = UnsafeMutableRawPointer(mutating: bytes.baseAddress).map {
          Data(bytesNoCopy: $0, count: bytes.count, deallocator: .none)
        }
        return try VerifyReport.read(data ?? Data(), name: "\(found)/\(index)")
      }
      return (report, found)
    }
    throw Failure.usage("There is no report in \(folder).", remedy: "Run verify first.")
  }
}
