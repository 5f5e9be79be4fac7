import Foundation

extension VerifyReport.Entry {
  private static let variantOrder = [
    "appearance", "contrast", "typeSize", "locale", "direction", "rendering", "tint", "luminance",
    "placement", "os", "device", "configuration", "lock",
  ]

  /// The values that differ from the defaults, in the order of the command's options: `dark, zh_Hans, iOS 18`;
  /// `light` where nothing does.
  package var variantText: String {
    let known = Self.variantOrder.filter { variant[$0] != nil }
    let rest = variant.keys.filter { !Self.variantOrder.contains($0) }.sorted()
    let texts = (known + rest).map { key in
      let value = variant[key] ?? ""
      return switch key {
      case "contrast", "luminance": "\(value) \(key)"
      case "tint", "configuration": "\(key) \(value)"
      case "os": "iOS \(value)"
      default: value
      }
    }
    return texts.isEmpty ? "light" : texts.joined(separator: ", ")
  }

  /// `approve` can make a golden of it, unasked.
  package var canBeApproved: Bool { status == .changed || status == .new }

  /// `Watchlist systemSmall`; the id where that isn't known, as of a golden that nothing claims.
  package var widgetAndFamily: String {
    kind.isEmpty ? id : family.isEmpty ? kind : "\(kind) \(family)"
  }

  /// The changes, one sentence each, consequences indented by two spaces; then the difference of pixels.
  package var explanation: [String] {
    var lines = changes.map { ($0.cause == nil ? "" : "  ") + $0.sentence }
    if let message { lines.insert(message, at: 0) }
    if let pixels { lines.append(pixels.sentence) }
    return lines
  }
}

extension VerifyReport {
  /// The names of frames, each widget and family once with its variants: `Watchlist systemSmall (light,
  /// dark)`.
  package func frameNames(_ places: [Int]) -> [String] {
    var order: [String] = []
    var variants: [String: [String]] = [:]
    var seen: Set<[String]> = []
    for place in places {
      let entry = entries[place]
      let name = entry.widgetAndFamily
      let variant = entry.kind.isEmpty ? "" : entry.variantText
      guard seen.insert([name, variant]).inserted else { continue }
      if variants[name] == nil { order.append(name) }
      variants[name, default: []].append(variant)
    }
    return order.map { name in
      let found = (variants[name] ?? []).filter { !$0.isEmpty }
      // A variant of several values has commas of its own.
      let separator = found.contains { $0.contains(", ") } ? "; " : ", "
      return found.isEmpty ? name : "\(name) (\(found.joined(separator: separator)))"
    }
  }

  /// The statuses that occur with their counts, the gravest first: `1 failed, 12 changed, 526 identical`.
  package var counts: [(status: FrameStatus, count: Int)] {
    [FrameStatus.failed, .unreadable, .changed, .new, .missing, .orphaned, .identical]
      .map { ($0, count($0)) }.filter { $0.1 > 0 }
  }

  /// The command that makes goldens of the frames whose goldens can't be read.
  package var replaceCommand: String { approveCommand + " --unreadable" }

  /// One line: `14 of 540 frames differ, 2 goldens have no frame`.
  package var headline: String {
    let frames = entries.filter { !$0.status.hasNoFrame }
    let left = entries.count - frames.count
    let gone = left == 1 ? "1 golden has no frame" : "\(left) goldens have no frame"
    if frames.isEmpty { return left == 0 ? "There are no frames" : gone }
    return Self.headline(of: frames) + (left == 0 ? "" : ", \(gone)")
  }

  private static func headline(of entries: [Entry]) -> String {
    let different = entries.count { !$0.status.passes }
    if different == 0 {
      return entries.count == 1
        ? "The frame is as its golden" : "All \(entries.count) frames are as their goldens"
    }
    return "\(different) of \(frames(entries.count)) \(different == 1 ? "differs" : "differ")"
  }

  /// ``problems``, ``notes``, and remarks about goldens of other versions and about tolerances.
  package var remarks: [String] {
    var remarks = problems + notes
    for maker in makers {
      let count = maker.same + maker.changed
      remarks.append(
        "\(count) \(count == 1 ? "golden was" : "goldens were") made by \(maker.generator) with "
          + "\(maker.engine); this is \(generator) with \(engine). \(maker.same) look the same and "
          + "\(maker.changed) don't. record --mode migrate makes those that look the same this "
          + "version's, and says what changed in the others.")
    }
    if tolerated > 0 {
      remarks.append(
        (tolerated == 1
          ? "1 frame differs from its golden" : "\(tolerated) frames differ from their goldens")
          + " by no more than was allowed.")
    }
    return remarks
  }

  package static func frames(_ count: Int) -> String { count == 1 ? "1 frame" : "\(count) frames" }
}
