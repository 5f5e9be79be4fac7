import Foundation
import Goldens
import WidgetHost

/// What the arguments say of goldens, checked.
package struct GoldenOptions: Sendable {
  /// As given: relative to the current folder.
  package var folder = "Goldens"
  package var format = GoldenFormat.png
  /// Megabytes.
  package var limit = 64.0
  package var mode = Mode.all
  /// A revision of git that stands in for goldens.
  package var base: String?
  package var trustsDigests = true
  package var tolerance = Tolerance()
  package var shard: VerifyReport.Shard?
  package var timings: String?
  package var cache: String?
  package var junit: String?
  package var json: String?
  package var onlyChecks = false

  package enum Mode: String, CaseIterable, Sendable { case all, missing, migrate }

  init() {}

  init(_ read: ValueReader, out: String) throws {
    folder = try read.one("goldens") ?? "Goldens"
    format =
      try read.choice("goldens-format", GoldenFormat.allCases.map(\.rawValue))
      .flatMap(GoldenFormat.init) ?? .png
    limit = try read.number("goldens-limit", 0.001...1_000_000) ?? 64
    mode = try read.choice("mode", Mode.allCases.map(\.rawValue)).flatMap(Mode.init) ?? .all
    base = try read.one("against")
    trustsDigests = try read.choice("compare", ["digest", "pixels"]) != "pixels"
    if let text = try read.one("tolerance-pixels") { try allow(pixels: text) }
    tolerance.deltaE = try read.number("tolerance-color", 0...100) ?? 0
    if let file = try read.one("masks") { tolerance.masks = try MaskFile.read(file) }
    if !tolerance.isExact, format == .digest, base == nil {
      throw UsageError(
        "Digests are equal or not: a tolerance or a mask needs goldens with pictures "
          + "(--goldens-format png) or a revision that draws them (--against).")
    }
    if let text = try read.one("shard") { shard = try Self.shard(text) }
    timings = try read.one("timings")
    if let timings, !FileManager.default.isReadableFile(atPath: timings) {
      throw UsageError("--timings: there is no file \(timings) that can be read.")
    }
    cache = try read.one("cache")
    junit = try read.one("junit")
    json = try read.one("json")
  }

  /// `20`, or `0.1%`.
  private mutating func allow(pixels text: String) throws {
    if text.hasSuffix("%"), let share = Double(text.dropLast()), (0...100).contains(share) {
      tolerance.share = share / 100
    } else if let count = Int(text), (0...1_000_000_000).contains(count) {
      tolerance.pixels = count
    } else {
      throw UsageError(
        "--tolerance-pixels wants a number of pixels, as 20, or a share of them, as 0.1%; not "
          + "“\(text)”.")
    }
  }

  private static func shard(_ text: String) throws -> VerifyReport.Shard {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, count <= 10_000,
      (1...count).contains(index)
    else { throw UsageError("--shard is as 1/3, 2/3 or 3/3; not “\(text)”.") }
    return .init(index: index, count: count)
  }
}
