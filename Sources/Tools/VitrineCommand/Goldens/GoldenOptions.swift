import Arguments
import Failures
import Foundation
import Goldens
import WidgetHost

/// The options of goldens. Each verb takes some of them.
struct GoldenOptions: Sendable {
  enum Mode: String, CaseIterable, Sendable { case all, missing, migrate }
  private enum Comparison: String, CaseIterable { case digest, pixels }

  /// The path as given, relative to the current folder.
  var folder = "Goldens"
  var format = GoldenFormat.png
  /// Megabytes.
  var limit = 64.0
  var mode = Mode.all
  /// A revision of git whose frames are compared with in place of goldens.
  var base: String?
  var trustsDigests = true
  var tolerance = Tolerance()
  var shard: VerifyReport.Shard?
  /// The path of a `timings.json`.
  var timings: String?
  /// The path of a folder.
  var cache: String?
  var junit: String?
  var json: String?
  /// The path of the file for it; nil where it goes to standard output, or isn't asked for.
  var jsonFile: String? { json == JSONOption.standardOutput ? nil : json }
  var onlyChecks = false
  /// Whether `approve` also replaces goldens that can't be read.
  var replacesUnreadable = false

  static let options = OptionList<GoldenOptions>(store, comparing, sharding, reporting)
    .section(.goldens)

  private static let store = OptionList<GoldenOptions>(
    .option("goldens", "DIR", "the folder of goldens (Goldens)", \.folder, completion: .folder) {
      try $0.last()
    },
    .choice("goldens-format", "pictures, or digests and layouts alone (png)", \.format),
    .option(
      "goldens-limit", "MB", "what all goldens together may take, equal ones counted once (64)",
      \.limit
    ) { try $0.number(in: 0.001...1_000_000) },
    .choice(
      "mode", "which goldens are written; migrate: an older version's that look the same (all)",
      \.mode),
    .check { options, given in
      if given.isGiven("goldens"), !given.typed.contains("goldens") {
        try checkProject(options.folder)
      }
    })

  /// A project's file may come with a stranger's branch: it moves the goldens within the project alone.
  private static func checkProject(_ folder: String) throws {
    let project = ConfinedFolder(FileManager.default.currentDirectoryPath)
    guard !folder.hasPrefix("/"), project.contains(folder) else {
      throw Failure.usage(
        "goldens is “\(PlainText.line(folder))”, which is not a folder within the project.",
        at: CommandSession.projectFile,
        remedy: "Name one that is, without .. and links that lead out, or give --goldens on the "
          + "command line.")
    }
  }

  /// A folder that looks as if it lay in the project lies there: a stranger's branch may have put a link in its
  /// place.
  func checkFolder() throws {
    let project = ConfinedFolder(FileManager.default.currentDirectoryPath)
    let leadsOut = folder.hasPrefix("/") || folder.split(separator: "/").contains("..")
    guard leadsOut || project.contains(folder) else {
      throw Failure.usage(
        "\(PlainText.line(folder)) is, or lies behind, a symbolic link that leads out of the project.",
        at: "--goldens", remedy: "Name the folder that is meant by its own path.")
    }
  }

  private static let comparing = OptionList<GoldenOptions>(
    .option(
      "against", "REVISION", "compare with what git's revision draws, instead of with goldens",
      \.base
    ) { try $0.last() },
    .option(
      "compare", "digest|pixels",
      "pixels: look at them even where the drawing's digest is equal (digest)", \.trustsDigests,
      completion: .values(Comparison.allCases.map(\.rawValue))
    ) { try $0.choice(Comparison.self) == .digest },
    .reading(OptionDescription("tolerance-pixels", "N|P%", "pixels of a frame that may differ (0)"))
    {
      try $0.allow(pixels: try $1.last())
    },
    .option(
      "tolerance-color", "E", "ΔE 2000 up to which two colors count as equal (0)",
      \.tolerance.deltaE
    ) { try $0.number(in: 0...100) },
    .option(
      "masks", "FILE", "JSON with parts of frames that aren't compared", \.tolerance.masks,
      completion: .file
    ) { try MaskFile.read($0) },
    .check { options, given in
      guard options.base != nil, given.typed.contains("goldens") else { return }
      throw Failure.usage(
        "--against and --goldens contradict each other: frames are compared with a revision's, or with goldens.",
        remedy: "Leave one of them out.")
    },
    .check { options, _ in
      guard !options.tolerance.isExact, options.format == .digest, options.base == nil else {
        return
      }
      throw Failure.usage(
        "Digests are equal or not.",
        remedy: "A tolerance or a mask needs goldens with pictures (--goldens-format png) or a "
          + "revision that draws them (--against).")
    })

  private static let sharding = OptionList<GoldenOptions>(
    .option("shard", "I/N", "only the I-th of N parts of the frames", \.shard) {
      try readShard(try $0.last())
    },
    .option(
      "timings", "FILE",
      "a timings.json of an earlier run, by which shards take equally long", \.timings,
      completion: .file
    ) { values in
      let file = try values.last()
      guard FileManager.default.isReadableFile(atPath: file) else {
        throw values.failure("there is no file \(file) that can be read.")
      }
      return file
    },
    .option(
      "cache", "DIR",
      "results of earlier runs, so that what can't have changed isn't drawn again", \.cache,
      completion: .folder
    ) { try $0.last() })

  private static let reporting = OptionList<GoldenOptions>(
    .option("junit", "FILE", "the result as JUnit's XML", \.junit, completion: .file) {
      try $0.last()
    },
    .option(
      JSONOption.name, "FILE",
      "print the result as JSON (docs/json.md); with a FILE, as x.json: write report.json there",
      \.json, implied: JSONOption.standardOutput, completion: .file
    ) { try $0.last() },
    .flag("check", "report what would be removed, and remove nothing", \.onlyChecks),
    .flag(
      "unreadable", "also make goldens of frames whose goldens can't be read",
      \.replacesUnreadable))

  /// - Parameter text: `20`, or `0.1%`.
  private mutating func allow(pixels text: String) throws {
    if text.hasSuffix("%"), let share = Double(text.dropLast()), (0...100).contains(share) {
      tolerance.share = share / 100
    } else if let count = Int(text), (0...1_000_000_000).contains(count) {
      tolerance.pixels = count
    } else {
      throw Failure.usage(
        "--tolerance-pixels wants a number of pixels, as 20, or a share of them, as 0.1%; not "
          + "“\(text)”.")
    }
  }

  /// - Parameter text: `1/3`.
  private static func readShard(_ text: String) throws -> VerifyReport.Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, count <= 10_000,
      (1...count).contains(index)
    else { throw Failure.usage("--shard is as 1/3, 2/3 or 3/3; not “\(text)”.") }
    return .init(index: index, count: count)
  }
}
