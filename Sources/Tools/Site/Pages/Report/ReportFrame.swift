import Diagnostics
import DisplayList
import Foundation
import Goldens
import LayoutDiff
import SystemDesigns

/// A frame of a report as its page's script knows it.
struct ReportFrame: Codable {
  struct Change: Codable {
    var kind: String
    var path: String
    var sentence: String
    /// Points: x, y, width, height.
    var before: [Double]?
    var after: [Double]?
    /// The index of its cause in the list.
    var cause: Int?
  }

  var id: String
  var status: String
  /// `Watchlist · Small`.
  var name: String
  /// `Snapshot · dark`.
  var look: String
  /// The rest that is known of it: `iPhone 16`, `158 × 158 pt @3x`.
  var facts: [String]
  var wall: String
  /// Points.
  var width: Double
  var height: Double
  /// Pixels per point.
  var scale: Double
  /// The radius of its corners as shares of its width and height, for style sheets: `13.7% / 13.7%`; nil for none.
  var corner: String?
  var changes: [Change]
  /// The difference in pixels, in a sentence.
  var pixels: String?
  /// The regions in which pixels differ, in points.
  var regions: [[Double]]
  /// Numbers of pictures.
  var expected: Int?
  var actual: Int?
  /// The reason why there is none.
  var expectedNote: String
  var actualNote: String
  var message: String?
  /// The diagnostics, warnings first.
  var notes: [DiagnosticNote]
  /// The badge in the list, as `2 warnings`; nil for none.
  var badge: String?
  /// The explanation of the actual picture's layout, JSON as a text; nil where there is none.
  var reasons: String?
  var canBeApproved: Bool
  /// The values by the keys of the page's filters.
  var traits: [String: String]
}

extension ReportFrame {
  init(_ entry: VerifyReport.Entry, of report: VerifyReport, pictures: ReportPictures) {
    id = entry.id
    status = entry.status.rawValue
    name = entry.kind.isEmpty ? entry.id : entry.kind
    if !entry.family.isEmpty { name += " · \(Labels.family(entry.family))" }
    look = [Self.phase(entry.phase), entry.kind.isEmpty ? "" : entry.variantText]
      .filter { !$0.isEmpty }.joined(separator: " · ")
    facts = Self.facts(entry)
    wall = Self.wall(entry)
    width = Self.finite(entry.width)
    height = Self.finite(entry.height)
    scale = entry.scale.isFinite && entry.scale > 0 ? entry.scale : 1
    corner = Self.corner(entry)
    changes = entry.changes.map {
      Change(
        kind: $0.kind.rawValue, path: $0.path, sentence: $0.sentence,
        before: $0.before.map(Self.numbers), after: $0.after.map(Self.numbers), cause: $0.cause)
    }
    pixels = entry.pixels?.sentence
    regions = (entry.pixels?.regions ?? []).map(Self.numbers)
    expected = pictures.index(of: entry.expected)
    actual = pictures.index(of: entry.actual)
    expectedNote = Self.note(
      entry.expected, of: entry, in: report, pictures, otherwise: Self.expectedNote(entry, report))
    actualNote = Self.note(
      entry.actual, of: entry, in: report, pictures, otherwise: Self.actualNote(entry))
    message = entry.message
    let diagnostics = report.diagnostics(of: entry)
    notes = DiagnosticNote.all(diagnostics)
    let warnings = DiagnosticCounts(diagnostics).warningText
    badge = warnings.isEmpty ? nil : warnings
    reasons = pictures.reasons[entry.id]
    canBeApproved = entry.canBeApproved
    traits = ReportTrait.values(of: entry)
  }

  private static func corner(_ entry: VerifyReport.Entry) -> String? {
    guard let radius = entry.cornerRadius, radius.isFinite, radius > 0, entry.width > 0,
      entry.height > 0
    else { return nil }
    let shares = [entry.width, entry.height].map { side -> String in
      let share = min(radius / side, 0.5) * 1000
      return "\(Double(Int(clamping: share.rounded())) / 10)%"
    }
    return shares.joined(separator: " / ")
  }

  /// `Snapshot`, `Timeline 3`.
  private static func phase(_ phase: String) -> String {
    guard Labels.phaseGroup(phase) == "timeline" else { return Labels.phase(phase) }
    let number = phase.dropFirst("timeline-".count)
    return [Labels.phase(phase), Int(number).map(String.init) ?? String(number)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func facts(_ entry: VerifyReport.Entry) -> [String] {
    var facts: [String] = []
    if !entry.product.isEmpty { facts.append(entry.product) }
    if !entry.device.isEmpty { facts.append(entry.device) }
    if entry.width > 0, entry.height > 0 {
      facts.append(
        "\(Labels.points(entry.width)) × \(Labels.points(entry.height)) pt "
          + "@\(Labels.points(entry.scale))x")
    }
    return facts
  }

  private static func wall(_ entry: VerifyReport.Entry) -> String {
    Gallery.Frame(
      id: "", family: entry.family, device: "", phase: "",
      variant: .init(
        appearance: entry.variant["appearance"] ?? "light",
        os: entry.variant["os"] ?? SystemVersion.standard.description),
      size: .zero, scale: 1, placement: entry.variant["placement"] ?? "",
      rendering: entry.variant["rendering"] ?? "fullColor"
    ).wallpaper
  }

  private static func note(
    _ path: String?, of entry: VerifyReport.Entry, in report: VerifyReport,
    _ pictures: ReportPictures, otherwise: String
  ) -> String {
    guard let path else { return otherwise }
    if pictures.index(of: path) != nil { return "" }
    return pictures.leftOut.contains(path)
      ? "Left out for the report’s size. It is \(path), beside the page."
      : "\(path) can’t be read."
  }

  private static func expectedNote(_ entry: VerifyReport.Entry, _ report: VerifyReport) -> String {
    if entry.status == .unreadable { return "The golden can’t be read." }
    if entry.status == .new { return "There is no golden yet." }
    return report.format == .digest
      ? "The golden holds digests and the layout, no picture. verify --against REVISION draws it "
        + "again from that revision."
      : "There is no picture of the golden."
  }

  private static func actualNote(_ entry: VerifyReport.Entry) -> String {
    switch entry.status {
    case .missing: "The frame wasn’t made."
    case .orphaned: "No widget makes this frame any more."
    case .failed: "It failed before there was a picture."
    default: "There is no picture of the frame."
    }
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map { finite(Double($0)) }
  }

  private static func finite(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -1e6), 1e6) : 0
  }
}
