import DisplayList
import Foundation

/// The result of an audit.
package struct AuditReport: Sendable {
  /// The findings that aren't allowed, each once: equal ones in several variants are merged, with
  /// the number of frames, and so are those with one cause in several views.
  package struct Entry: Sendable {
    package var finding: Finding
    package var frames: [String]
    /// The views with the same fault, each once.
    package var messages: [String]
  }

  package let entries: [Entry]
  package let waived: [(finding: Finding, waiver: Waiver)]
  /// Waivers that covered nothing.
  package let idle: [Waiver]

  package init(_ findings: [Finding], waivers: [Waiver]) {
    var entries: [Entry] = []
    var indices: [Key: Int] = [:]
    var waived: [(Finding, Waiver)] = []
    for finding in findings {
      if let waiver = waivers.first(where: { $0.covers(finding) }) {
        waived.append((finding, waiver))
        continue
      }
      let key = Key(
        rule: finding.rule, widget: finding.widget, family: finding.family,
        cause: finding.cause ?? finding.message)
      if let index = indices[key] {
        if !entries[index].messages.contains(finding.message) {
          entries[index].messages.append(finding.message)
        }
        if let frame = finding.frame, !entries[index].frames.contains(frame) {
          entries[index].frames.append(frame)
        }
      } else {
        indices[key] = entries.count
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

  /// The report for people: widget by widget, the most severe rules first.
  package var text: String {
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
    var location = finding.family
    if let region = finding.region {
      let numbers = [region.minX, region.minY, region.width, region.height].map { whole($0) }
      location += " at \(numbers.joined(separator: ", "))"
    }
    var lines = [
      "  \(finding.rule.level.rawValue) \(finding.rule.rawValue)"
        + (location.isEmpty ? "" : " (\(location))") + ": \(finding.message)"
    ]
    let others = entry.messages.count - 1
    if others > 0 {
      lines.append(
        "    so \(others == 1 ? "has 1 other text" : "have \(others) other texts") of this colour")
    }
    lines += [
      "    why: \(finding.rule.why)",
      "    fix: \(finding.rule.help)",
    ]
    if let first = entry.frames.first {
      let more = entry.frames.count - 1
      lines.append("    frame: \(first)" + (more > 0 ? " and \(more) more" : ""))
    }
    return lines
  }

  private static func whole(_ value: CGFloat) -> String {
    value.isFinite ? String(Int(clamping: min(max(value.rounded(), -1e6), 1e6))) : "?"
  }
}
