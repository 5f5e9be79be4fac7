import DisplayList
import Failures
import Foundation
import LayoutDiff

/// The limits of what a report's file may hold. A report may come from a stranger's branch: what is added
/// up, copied or shown later is checked once, where it is read.
package enum ReportLimits {
  /// The length of a report's file, in bytes.
  package static let fileSize = 1 << 30
  /// The number of shards, as `verify --shard` takes it.
  static let shards = 1...10_000
  private static let counts = 0...1_000_000_000
  private static let points = 0.0...1e10
  private static let shortText = 4096
  private static let longText = 1_000_000

  /// Names the first value that is outside its limits.
  ///
  /// - Throws: ``Excess``.
  static func check(_ report: VerifyReport) throws(Excess) {
    try check(head: report)
    try check(report.entries.count, in: 0...1_000_000, "the number of entries")
    var names: Set<String> = []
    for (place, entry) in report.entries.enumerated() {
      do throws(Excess) {
        try check(entry)
        guard names.insert(entry.id).inserted else {
          throw Excess(at: "id", "is “\(Excess.shown(entry.id))”, which another entry is called")
        }
      } catch {
        throw error.within("entries.\(place)")
      }
    }
  }

  /// A value that is outside its limits.
  struct Excess: Error {
    /// The field's name in messages, `entries.3.width`.
    var place: String
    /// `is -1, and may be from 0 to 100`.
    var problem: String

    init(at place: String, _ problem: String) {
      self.place = place
      self.problem = problem
    }

    func within(_ outer: String) -> Excess { Excess(at: "\(outer).\(place)", problem) }

    static func shown(_ text: String) -> String { PlainText.short(PlainText.line(text), 80) }
  }

  // MARK: The report

  private static func check(head report: VerifyReport) throws(Excess) {
    for (name, text) in [
      ("generator", report.generator), ("engine", report.engine), ("goldens", report.goldens),
    ] {
      try check(text, name)
    }
    // Commands name every option that was typed.
    for (name, text) in [
      ("approveCommand", report.approveCommand), ("recordCommand", report.recordCommand),
      ("pruneCommand", report.pruneCommand),
    ] {
      try check(text, name, limit: longText)
    }
    for (name, texts) in [
      ("tolerances", report.tolerances), ("notes", report.notes), ("problems", report.problems),
    ] {
      try check(texts.count, in: 0...10_000, "the number of \(name)")
      for (place, text) in texts.enumerated() {
        try check(text, "\(name).\(place)", limit: longText)
      }
    }
    try check(report.tolerated, in: counts, "tolerated")
    try check(report.makers.count, in: 0...10_000, "the number of makers")
    for (place, maker) in report.makers.enumerated() {
      try check(maker.generator, "makers.\(place).generator")
      try check(maker.engine, "makers.\(place).engine")
      try check(maker.same, in: counts, "makers.\(place).same")
      try check(maker.changed, in: counts, "makers.\(place).changed")
    }
    if let shard = report.shard {
      try check(shard.count, in: shards, "shard.count")
      try check(shard.index, in: 1...shard.count, "shard.index")
      try check(shard.partition, "shard.partition")
    }
    try check(report.diagnostics ?? [], "diagnostics")
    let products = report.productDiagnostics ?? []
    try check(products.count, in: 0...1000, "the number of productDiagnostics")
    for (place, product) in products.enumerated() {
      try check(product.product, "productDiagnostics.\(place).product")
      try check(product.diagnostics, "productDiagnostics.\(place).diagnostics")
    }
    for (name, declared) in (report.declarations ?? [:]).sorted(by: { $0.key < $1.key }) {
      try check(name, "a name in declarations")
      try check(declared.line, in: counts, "declarations.\(Excess.shown(name)).line")
      try check(path: declared.file, "declarations.\(Excess.shown(name)).file")
    }
  }

  private static func check(_ diagnostics: [Diagnostic], _ name: String) throws(Excess) {
    try check(diagnostics.count, in: 0...100_000, "the number of \(name)")
    for (place, diagnostic) in diagnostics.enumerated() {
      try check(diagnostic.code, "\(name).\(place).code")
      try check(diagnostic.message, "\(name).\(place).message", limit: longText)
    }
  }

  // MARK: An entry

  private static func check(_ entry: VerifyReport.Entry) throws(Excess) {
    try check(path: entry.id, "id")
    for (name, text) in [
      ("product", entry.product), ("kind", entry.kind), ("family", entry.family),
      ("device", entry.device), ("phase", entry.phase),
    ] {
      try check(text, name)
    }
    try check(entry.variant.count, in: 0...100, "the number of values of variant")
    for (key, value) in entry.variant.sorted(by: { $0.key < $1.key }) {
      try check(key, "a key of variant")
      try check(value, "variant.\(Excess.shown(key))")
    }
    try check(entry.message ?? "", "message", limit: longText)
    try check(entry.unit, in: counts, "unit")
    try check(entry.width, in: points, "width")
    try check(entry.height, in: points, "height")
    try check(entry.scale, in: 0.01...1000, "scale")
    try check(entry.cornerRadius ?? 0, in: points, "cornerRadius")
    try checkFiles(of: entry)
    if let pixels = entry.pixels { try check(pixels) }
    try check(entry.diagnostics?.count ?? 0, in: 0...10_000, "the number of diagnostics")
    try check(entry.changes.count, in: 0...100_000, "the number of changes")
    for (place, change) in entry.changes.enumerated() {
      do throws(Excess) {
        try check(change, of: entry.changes.count)
      } catch {
        throw error.within("changes.\(place)")
      }
    }
  }

  /// A report's files have the names that comparing gives them, so that none takes another one's place.
  private static func checkFiles(of entry: VerifyReport.Entry) throws(Excess) {
    let actual = "actual/\(entry.id)"
    for (name, file, known) in [
      ("expected", entry.expected, ["expected/\(entry.id).png"]),
      ("actual", entry.actual, [actual + ".png"]),
      ("reasons", entry.reasons, ["reasons/\(entry.id).json"]),
      ("golden", entry.golden, [actual + ".png", actual + ".json"]),
    ] {
      guard let file, !known.contains(file) else { continue }
      throw Excess(
        at: name, "is “\(Excess.shown(file))”, and has to be “\(Excess.shown(known[0]))”")
    }
    guard let digest = entry.goldenDigest else { return }
    let digits = Set("0123456789abcdef".unicodeScalars)
    guard digest.utf8.count == 64, digest.unicodeScalars.allSatisfy(digits.contains) else {
      throw Excess(at: "goldenDigest", "isn't a SHA-256 of 64 hexadecimal digits")
    }
  }

  private static func check(_ pixels: PixelDifference) throws(Excess) {
    try check(pixels.count, in: 0...1_000_000_000_000, "pixels.count")
    try check(pixels.share, in: 0...1, "pixels.share")
    try check(pixels.largest, in: 0...65_535, "pixels.largest")
    try check(pixels.deltaE, in: 0...1e6, "pixels.deltaE")
    try check(pixels.regions.count, in: 0...1000, "the number of pixels.regions")
    for (place, region) in pixels.regions.enumerated() {
      for edge in [region.minX, region.minY, region.maxX, region.maxY] {
        try check(Double(edge), in: -1e10...1e10, "pixels.regions.\(place)")
      }
    }
    for side in (pixels.sizes.map { $0.expected + $0.actual }) ?? [] {
      try check(side, in: 0...Int(UInt32.max), "pixels.sizes")
    }
    if let sizes = pixels.sizes {
      try check(sizes.expected.count, in: 2...2, "the number of pixels.sizes.expected")
      try check(sizes.actual.count, in: 2...2, "the number of pixels.sizes.actual")
    }
  }

  private static func check(_ change: Change, of count: Int) throws(Excess) {
    for (name, text) in [
      ("view", change.view), ("path", change.path), ("sentence", change.sentence),
      ("signature", change.signature), ("heading", change.heading ?? ""),
    ] {
      try check(text, name, limit: longText)
    }
    for (place, value) in (change.values ?? []).enumerated() {
      try check(value, "values.\(place)", limit: longText)
    }
    if let cause = change.cause { try check(cause, in: 0...(count - 1), "cause") }
  }

  // MARK: Values

  private static func check(_ value: Int, in range: ClosedRange<Int>, _ name: String) throws(Excess)
  {
    guard range.contains(value) else {
      throw Excess(
        at: name, "is \(value), and may be from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// A value that is no number is in no range.
  private static func check(
    _ value: Double, in range: ClosedRange<Double>, _ name: String
  ) throws(Excess) {
    guard range.contains(value) else {
      throw Excess(
        at: name, "is \(value), and may be from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  private static func check(
    _ text: String, _ name: String, limit: Int = shortText
  ) throws(Excess) {
    guard text.utf8.count <= limit else {
      throw Excess(
        at: name, "is of \(text.utf8.count) bytes, and may be of \(limit)")
    }
  }

  /// A path stays within its folder, and what is seen of it is all of it.
  private static func check(path: String, _ name: String) throws(Excess) {
    try check(path, name)
    guard ReportPath.isSafe(path), PlainText.line(path) == path else {
      throw Excess(at: name, "is “\(Excess.shown(path))”, which can't be a file's name in a folder")
    }
  }
}

/// A path in a report.
private enum ReportPath {
  /// Whether a path stays within its folder, with names that a file system takes.
  static func isSafe(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { part in
      part.isEmpty || part == "." || part == ".." || part.contains("\0") || part.utf8.count > 255
    }
  }
}
