import Foundation
import Goldens
import LayoutDiff

/// The folder of a verification's report as the command would leave it, with small plain pictures: 20 × 10
/// points at two pixels each, of which the actual ones have a dark bar two points further right.
struct MockVerification {
  let folder: URL
  var report: VerifyReport

  init(in folder: URL) throws {
    self.folder = folder
    report = VerifyReport(
      generator: "Vitrine 0.9.0", engine: "cairo 1.16.0", goldens: "Goldens", format: .png,
      approveCommand: "swift run Tides approve", recordCommand: "swift run Tides record")
    report.pruneCommand = "swift run Tides prune"
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("pictures"), withIntermediateDirectories: true)
  }

  /// Two causes that share a frame, pixels alone, one of each other status, and twelve identical ones.
  static func mixed(in folder: URL) throws -> MockVerification {
    var mock = try MockVerification(in: folder)
    mock.report.notes = ["Made by another engine."]
    mock.report.tolerances = ["Up to 20 pixels may differ."]
    mock.report.shard = .init(index: 1, count: 2)
    let bar = Change(
      kind: .padding, view: "Capsule", path: "Harbour › HStack",
      sentence: "Padding of Capsule grew by 2 pt.", before: CGRect(x: 4, y: 2, width: 4, height: 6),
      after: CGRect(x: 6, y: 2, width: 4, height: 6), signature: "bar")
    let label = Change(
      kind: .moved, view: "Text “4.2 m”", sentence: "Text “4.2 m” moved 2 pt right.",
      before: CGRect(x: 10, y: 2, width: 4, height: 6),
      after: CGRect(x: 12, y: 2, width: 4, height: 6), cause: 0, signature: "label")
    let color = Change(
      kind: .color, view: "Text", sentence: "Colour of Text changed #34C759 → #30D158.",
      before: CGRect(x: 1, y: 1, width: 2, height: 2),
      after: CGRect(x: 1, y: 1, width: 2, height: 2), signature: "color")
    for (family, looks) in [("systemSmall", ["", "~dark"]), ("systemMedium", [""])] {
      for look in looks {
        try mock.add(
          "Harbour/\(family)/snapshot\(look)@2x", .changed, changes: [bar, label],
          pictures: [0, 1])
      }
    }
    mock.report.entries[0].changes.append(color)
    try mock.add("Moon/systemSmall/snapshot@2x", .changed, pictures: [0, 2])
    mock.report.entries[3].pixels = PixelDifference(
      count: 12, share: 0.015, largest: 40, deltaE: 3.5,
      regions: [CGRect(x: 2, y: 2, width: 3, height: 2)])
    try mock.add("Moon/systemSmall/timeline-000~zh_Hans@2x", .new, pictures: [nil, 2])
    try mock.add("Moon/systemSmall/timeline-001@2x", .missing, pictures: [0, nil])
    try mock.add("Moon/systemLarge/snapshot@2x", .failed)
    mock.report.entries[6].message = "The view’s body trapped."
    for place in 0..<12 { try mock.add("Tide/systemSmall/timeline-\(place)@2x", .identical) }
    return mock
  }

  /// - Parameter pictures: the places of the bar in the expected and the actual picture, in points
  ///   from 4.
  mutating func add(
    _ id: String, _ status: FrameStatus, changes: [Change] = [], pictures: [Int?] = [nil, nil]
  ) throws {
    let parts = id.split(separator: "/").map(String.init)
    var entry = VerifyReport.Entry(id: id, status: status)
    entry.unit = report.entries.count
    entry.product = "Tides"
    entry.kind = parts[0]
    entry.family = parts[1]
    entry.device = "iPhone 16"
    entry.phase = String(parts[2].prefix { $0 != "~" && $0 != "@" })
    if id.contains("~dark") { entry.variant = ["appearance": "dark"] }
    if id.contains("~zh_Hans") { entry.variant = ["locale": "zh_Hans"] }
    (entry.width, entry.height, entry.scale) = (20, 10, 2)
    entry.changes = changes
    entry.expected = try pictures[0].map(picture)
    entry.actual = try pictures[1].map(picture)
    entry.golden = entry.actual
    report.entries.append(entry)
  }

  private func picture(_ shift: Int) throws -> String {
    let name = "pictures/\(shift).png"
    let left = (4 + 2 * shift) * 2
    try PlainPNG.encode(
      width: 40, height: 20, palette: [(255, 255, 255), (20, 40, 60)],
      index: { x, y in (left..<left + 8).contains(x) && (4..<16).contains(y) ? 1 : 0 }
    ).write(to: folder.appendingPathComponent(name))
    return name
  }
}
