import Foundation
import LayoutDiff

@testable import Site

extension MockVerification {
  /// Frames of two causes, a third of them new ones, with ten distinct pictures; and as many identical ones.
  static func large(_ count: Int, in folder: URL) throws -> MockVerification {
    var mock = try MockVerification(in: folder)
    for place in 0..<count {
      let family = ["systemSmall", "systemMedium", "systemLarge"][place % 3]
      let look = place % 2 == 0 ? "" : "~dark"
      let change = Change(
        kind: .text, view: "Text", path: "Row \(place % 7)", sentence: "Text says number \(place).",
        before: CGRect(x: 1, y: 2, width: 3, height: 4), signature: place % 5 == 0 ? "a" : "b",
        heading: "Text says")
      let isNew = place % 3 == 2
      try mock.add(
        "Harbour/\(family)/timeline-\(place)\(look)@2x", isNew ? .new : .changed,
        changes: isNew ? [] : [change], pictures: [isNew ? nil : place % 10, (place + 1) % 10])
    }
    for place in 0..<count { try mock.add("Tide/systemSmall/timeline-\(place)@2x", .identical) }
    return mock
  }

  /// Limits by which a report of a hundred frames is a large one.
  static var small: ReportPageLimits {
    var limits = ReportPageLimits()
    limits.page = 100_000
    limits.part = 8_000
    return limits
  }
}
