import Foundation

/// What an audit came to.
public struct AuditReport: Sendable {
  /// Those that count, one for each thing found: the same in several variants stands once, with the
  /// number of frames, and so does what has one cause in several views.
  public struct Entry: Sendable {
    public var finding: Finding
    public var frames: [String]
    /// Of views with the same fault, each once.
    public var messages: [String]
  }

  public let entries: [Entry]
  public let waived: [(finding: Finding, waiver: Waiver)]
  /// Waivers that covered nothing.
  public let idle: [Waiver]

  public init(_ findings: [Finding], waivers: [Waiver]) {
    var entries: [Entry] = []
    var places: [Key: Int] = [:]
    var waived: [(Finding, Waiver)] = []
    for finding in findings {
      if let waiver = waivers.first(where: { $0.covers(finding) }) {
        waived.append((finding, waiver))
        continue
      }
      let key = Key(
        rule: finding.rule, widget: finding.widget, family: finding.family,
        cause: finding.cause ?? finding.message)
      if let place = places[key] {
        if !entries[place].messages.contains(finding.message) {
          entries[place].messages.append(finding.message)
        }
        if let frame = finding.frame, !entries[place].frames.contains(frame) {
          entries[place].frames.append(frame)
        }
      } else {
        places[key] = entries.count
        entries.append(
          Entry(
            finding: finding, frames: finding.frame.map { [$0] } ?? [],
            messages: [finding.message]))
      }
    }
    self.entries = entries
    self.waived = waived
    idle = waivers.filter { waiver in !findings.contains { waiver.covers($0) } }
  }

  private struct Key: Hashable {
    var rule: AuditRule
    var widget: String
    var family: String
    var cause: String
  }

  /// One for people: widget by widget, the gravest rules first.
  public var text: String {
    var lines: [String] = []
    var widgets: [String] = []
    for entry in entries where !widgets.contains(entry.finding.widget) {
      widgets.append(entry.finding.widget)
    }
    for widget in widgets {
      lines.append(widget)
      for level in [AuditRule.Level.error, .warning, .note] {
        for entry in entries
        where entry.finding.widget == widget && entry.finding.rule.level == level {
          lines += Self.lines(entry)
        }
      }
    }
    for waiver in idle {
      lines.append(
        "note: --allow \(waiver.rule.rawValue) covers nothing any more; take it away.")
    }
    let count = entries.count == 1 ? "1 finding" : "\(entries.count) findings"
    lines.append(count + (waived.isEmpty ? "" : ", \(waived.count) allowed"))
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ entry: Entry) -> [String] {
    let finding = entry.finding
    var place = finding.family
    if let region = finding.region {
      let numbers = [region.minX, region.minY, region.width, region.height].map { whole($0) }
      place += " at \(numbers.joined(separator: ", "))"
    }
    var lines = [
      "  \(finding.rule.level.rawValue) \(finding.rule.rawValue)"
        + (place.isEmpty ? "" : " (\(place))") + ": \(finding.message)"
    ]
    let others = entry.messages.count - 1
    if others > 0 {
      lines.append(
        "    so \(others == 1 ? "has 1 other text" : "have \(others) other texts") of this colour")
    }
    lines += [
      "    why: \(finding.rule.why)",
      "    mend: \(finding.rule.help)",
    ]
    if let first = entry.frames.first {
      let more = entry.frames.count - 1
      lines.append("    frame: \(first)" + (more > 0 ? " and \(more) more" : ""))
    }
    return lines
  }

  private static func whole(_ value: CGFloat) -> String {
    value.isFinite ? String(Int(min(max(value.rounded(), -1e6), 1e6))) : "?"
  }
}
