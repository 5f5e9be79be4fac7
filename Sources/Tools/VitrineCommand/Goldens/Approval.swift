import Failures
import Foundation
import Goldens
import Typesetting
import WidgetHost

/// The writing of goldens from the pictures of a report: the one path of `approve` and `review`.
struct Approval {
  /// The report's folder.
  private let source: ConfinedFolder
  let folder: GoldenFolder

  /// - Parameters:
  ///   - reportFolder: the absolute path of the report's folder.
  ///   - options: with the report's format.
  /// - Throws: a ``Failure`` of usage, where nothing can be written to the goldens' folder.
  init(of reportFolder: String, _ options: GoldenOptions) throws {
    source = ConfinedFolder(reportFolder)
    try options.checkFolder()
    folder = try GoldenStore.writable(options)
  }

  /// Makes frames' new pictures their goldens. All are checked before the first is written.
  ///
  /// - Returns: those whose goldens were written; the others had these bytes already.
  /// - Throws: a ``Failure`` of usage, where a picture isn't the one that the report declares.
  func approve(_ entries: [VerifyReport.Entry]) throws -> [VerifyReport.Entry] {
    let differing = try entries.filter { try !isApproved($0) }
    for entry in differing { _ = try bytes(entry) }
    for entry in differing { try OutputWriter.keep(try bytes(entry), at: try path(entry)) }
    // Only now may goldens of the other format go: a frame has one golden.
    OutputWriter.settle(try differing.map { try path($0) })
    for entry in differing { try folder.other.remove(entry.id) }
    OutputWriter.sweep(folder.partFiles)
    return differing
  }

  /// The number of frames that could be approved and aren't.
  func left(of report: VerifyReport) -> Int {
    report.entries.filter { $0.canBeApproved || $0.status == .unreadable }
      .count { (try? isApproved($0)) != true }
  }

  func isApproved(_ entry: VerifyReport.Entry) throws -> Bool {
    guard entry.canBeApproved || entry.status == .unreadable else { return true }
    // The parts of a frame's name are encoded: none is hidden, as git's own files are.
    guard !entry.id.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
      throw Failure.usage(
        "The report names a frame “\(PlainText.line(entry.id))”, which can't be one.")
    }
    let path = try path(entry)
    guard let there = try? GoldenFile(at: path, format: folder.format) else { return false }
    return try there.bytes == bytes(entry)
  }

  /// - Throws: a ``Failure`` of usage, where it leads through a link.
  func path(_ entry: VerifyReport.Entry) throws -> String {
    try ConfinedFolder(folder.path).file("\(entry.id).\(folder.format.pathExtension)")
  }

  /// The golden that the report declares, and no other bytes at its path.
  ///
  /// - Throws: a ``Failure`` of usage, where the report's picture is gone, is another, or isn't whole.
  private func bytes(_ entry: VerifyReport.Entry) throws -> [UInt8] {
    guard let golden = entry.golden, let bytes = try source.contents(of: golden) else {
      throw Failure.usage(
        "The report's picture of \(PlainText.line(entry.id)) is gone.",
        remedy: "Run verify again.")
    }
    guard let declared = entry.goldenDigest else {
      throw Failure.usage(
        "The report doesn't declare the digest of \(golden): an older version wrote it.",
        remedy: "Run verify again.")
    }
    guard SHA256.hexDigest(of: bytes) == declared else {
      throw Failure.usage(
        "\(source.path)/\(golden) isn't the picture that the report declares: it was changed, or it is "
          + "another run's.", remedy: "Run verify again, or fetch the report again.")
    }
    do {
      return try GoldenFile(bytes, format: folder.format).bytes
    } catch let problem as UnreadableGolden {
      throw Failure.usage(
        "The report's picture of \(PlainText.line(entry.id)) can't become a golden: "
          + "\(problem.cause)",
        remedy: "Run verify again, or fetch the report again.")
    }
  }
}
