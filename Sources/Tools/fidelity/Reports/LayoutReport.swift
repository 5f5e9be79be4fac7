import Foundation

/// The layouts with known results, each with its sources and what differs.
@MainActor
struct LayoutReport {
  private(set) var lines: [String] = []
  /// The layouts that differ, a line each.
  private(set) var missed: [String] = []
  private(set) var met = 0

  var isMet: Bool { met == KnownLayouts.all.count }
  var summary: String { "\(met) of \(KnownLayouts.all.count) layouts with known results met" }

  init() {
    for group in KnownLayouts.groups {
      lines.append("\(group.name) (\(group.layouts.count))")
      for layout in group.layouts {
        let findings = layout.findings()
        if findings.isEmpty {
          met += 1
        } else {
          missed.append("MISSED  \(layout.name): \(findings.joined(separator: "; "))")
        }
        lines.append("  \(findings.isEmpty ? "met   " : "MISSED") \(layout.name): \(layout.known)")
        lines += findings.map { "           \($0)" }
        lines += layout.sources.map { "           \($0.words)" }
      }
    }
  }
}
