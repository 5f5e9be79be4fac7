import Foundation
import LayoutDiff

@testable import Goldens

/// A report with an entry of each status, two causes that share frames, and pixels alone.
enum MockReport {
  static let up = Change(
    kind: .color, view: "Text “+1.66%”", path: "QuoteRow › HStack",
    sentence: "Colour of Text “+1.66%” changed #34C759 → #30D158.",
    before: CGRect(x: 10, y: 20, width: 30, height: 12),
    after: CGRect(x: 10, y: 20, width: 30, height: 12), signature: "color up")
  static let name = Change(
    kind: .text, view: "Text “Aurora”", sentence: "Text “Aurora” says “Aurora Robotics”.",
    signature: "text name")
  static let neighbour = Change(
    kind: .moved, view: "Text “187.23”",
    sentence: "Text “187.23” moved 2 pt right because its neighbour grew.", cause: 0,
    signature: "moved price")

  static func entry(
    _ id: String, _ status: FrameStatus, unit: Int = 0, changes: [Change] = []
  ) -> VerifyReport.Entry {
    var entry = VerifyReport.Entry(id: id, status: status)
    let parts = id.split(separator: "/").map(String.init)
    entry.unit = unit
    entry.kind = parts[0]
    entry.family = parts[1]
    entry.phase = String(parts[2].prefix { $0 != "~" && $0 != "@" })
    if id.contains("~dark") { entry.variant = ["appearance": "dark"] }
    entry.changes = changes
    return entry
  }

  static func report(_ entries: [VerifyReport.Entry]) -> VerifyReport {
    var report = VerifyReport(
      generator: "Vitrine 0.9.0", engine: "cairo 1.16.0", goldens: "Goldens", format: .png,
      approveCommand: "vitrine approve", recordCommand: "vitrine record")
    report.entries = entries
    return report
  }

  static func mixed() -> VerifyReport {
    var failed = entry("Moon/systemSmall/snapshot@3x", .failed)
    failed.message = "The view’s body trapped: Index out of range.\nat Moon.swift:41"
    var pixels = entry("Events/systemSmall/snapshot@3x", .changed)
    pixels.pixels = PixelDifference(
      count: 40, share: 0.00017, largest: 167, deltaE: 20.66, regions: [])
    var size = entry("Topics/systemLarge/snapshot@3x", .changed)
    size.pixels = PixelDifference(
      count: 0, share: 0, largest: 0, deltaE: 0, regions: [],
      sizes: .init(expected: [474, 474], actual: [510, 510]))
    let orphan = VerifyReport.Entry(id: "Old/systemSmall/snapshot@3x", status: .orphaned)
    return report([
      entry("Watch/systemSmall/snapshot@3x", .changed, changes: [name, neighbour, up]),
      entry("Watch/systemSmall/snapshot~dark@3x", .changed, changes: [up]),
      entry("Watch/systemMedium/snapshot@3x", .changed, changes: [up]),
      entry("Watch/systemLarge/snapshot@3x", .identical),
      pixels, size, failed, entry("Trip/systemSmall/timeline-000@3x", .new),
      entry("Trip/systemSmall/timeline-001@3x", .missing), orphan,
    ])
  }
}
