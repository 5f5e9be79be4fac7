import Foundation

extension VerifyReport.Entry {
  private static let variantOrder = [
    "appearance", "contrast", "typeSize", "locale", "direction", "rendering", "tint", "luminance",
    "placement", "os", "device", "configuration",
  ]

  /// What differs from the defaults, in the order of the command's options: `dark, zh_Hans, iOS 18`;
  /// `light` where nothing does.
  package var look: String {
    let known = Self.variantOrder.filter { variant[$0] != nil }
    let rest = variant.keys.filter { !Self.variantOrder.contains($0) }.sorted()
    let words = (known + rest).map { key in
      let value = variant[key] ?? ""
      return switch key {
      case "contrast", "luminance": "\(value) \(key)"
      case "tint", "configuration": "\(key) \(value)"
      case "os": "iOS \(value)"
      default: value
      }
    }
    return words.isEmpty ? "light" : words.joined(separator: ", ")
  }

  /// Whether `approve` has something to make a golden of.
  package var canBeApproved: Bool { status == .changed || status == .new }

  /// `Watchlist systemSmall`; the id where that isn't known, as of a golden that nothing claims.
  package var widgetAndFamily: String {
    kind.isEmpty ? id : family.isEmpty ? kind : "\(kind) \(family)"
  }

  /// Each change in a sentence, what followed indented by two spaces; then what pixels tell.
  package var explanation: [String] {
    var lines = changes.map { ($0.cause == nil ? "" : "  ") + $0.sentence }
    if let message { lines.insert(message, at: 0) }
    if let pixels { lines.append(pixels.words) }
    return lines
  }
}

extension VerifyReport {
  /// Where frames stand, each widget and family once with its looks: `Watchlist systemSmall (light,
  /// dark)`.
  package func whereabouts(_ places: [Int]) -> [String] {
    var order: [String] = []
    var looks: [String: [String]] = [:]
    for entry in places.map({ entries[$0] }) {
      let name = entry.widgetAndFamily
      if looks[name] == nil { order.append(name) }
      let look = entry.kind.isEmpty ? "" : entry.look
      if looks[name]?.contains(look) != true { looks[name, default: []].append(look) }
    }
    return order.map { name in
      let found = (looks[name] ?? []).filter { !$0.isEmpty }
      return found.isEmpty ? name : "\(name) (\(found.joined(separator: ", ")))"
    }
  }

  /// `1 failed, 12 changed, 526 identical`: what there is some of, the gravest first.
  package var counts: [(status: FrameStatus, count: Int)] {
    [FrameStatus.failed, .changed, .new, .missing, .orphaned, .identical]
      .map { ($0, count($0)) }.filter { $0.1 > 0 }
  }

  /// One line: `14 of 540 frames differ`.
  package var headline: String {
    let different = entries.count { !$0.status.passes }
    let all = entries.count == 1 ? "1 frame" : "\(entries.count) frames"
    if entries.isEmpty { return "There are no frames" }
    if different == 0 {
      return entries.count == 1
        ? "The frame is as its golden" : "All \(entries.count) frames are as their goldens"
    }
    return "\(different) of \(all) \(different == 1 ? "differs" : "differ")"
  }

  /// ``notes``, and what counts tell.
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

extension PixelDifference {
  /// `1204 pixels differ (2.4 %), a channel by up to 34, the color by up to ΔE 12.3.`
  package var words: String {
    if let sizes { return sizes.words }
    let percent = share * 100
    let part = count > 0 && percent < 0.1 ? "under 0.1" : Self.tenths(percent)
    return "\(count == 1 ? "1 pixel differs" : "\(count) pixels differ") (\(part) %), "
      + "a channel by up to \(largest), the color by up to ΔE \(Self.tenths(deltaE))."
  }

  /// One decimal, a point whatever the locale.
  private static func tenths(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "?" }
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}

extension PixelDifference.Sizes {
  /// `The picture’s size changed from 474 × 474 to 510 × 510 pixels.`
  package var words: String {
    func pair(_ size: [Int]) -> String { size.map(String.init).joined(separator: " × ") }
    return "The picture’s size changed from \(pair(expected)) to \(pair(actual)) pixels."
  }
}
