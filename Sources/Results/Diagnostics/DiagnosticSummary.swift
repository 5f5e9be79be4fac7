import DisplayList

/// A diagnostic found at a place: a frame's id, or the name of a product.
package typealias DiagnosticPlace = (place: String, diagnostics: [Diagnostic])

/// The diagnostics of a run, grouped by their codes: each once, with how often and where it is. Terminal, pages,
/// reports and SARIF are made of it.
package struct DiagnosticSummary: Hashable, Sendable, Codable {
  /// Warnings first, and those of one level in the order met.
  package private(set) var groups: [DiagnosticGroup] = []

  /// - Parameter found: what was found, place by place: a frame's id or the name of a product.
  package init(_ found: some Sequence<DiagnosticPlace>) {
    var indices: [String: Int] = [:]
    var messages: [Diagnostic: Int] = [:]
    var groups: [DiagnosticGroup] = []
    for (place, diagnostics) in found {
      var seen: Set<Int> = []
      for diagnostic in diagnostics {
        let code = diagnostic.code
        let index: Int
        if let known = indices[code] {
          index = known
        } else {
          index = groups.count
          indices[code] = index
          groups.append(DiagnosticGroup(DiagnosticRule.of(code), code: code, first: place))
        }
        if seen.insert(index).inserted { groups[index].count += 1 }
        let key = Diagnostic(code: code, message: diagnostic.message)
        if let known = messages[key] {
          if known >= 0 { groups[index].messages[known].count += 1 }
        } else if groups[index].messages.count < DiagnosticGroup.messageLimit {
          messages[key] = groups[index].messages.count
          groups[index].messages.append(
            .init(text: diagnostic.message, count: 1, first: place))
        } else {
          messages[key] = -1
          groups[index].furtherMessages += 1
        }
      }
    }
    self.groups =
      groups.filter { $0.level == .warning } + groups.filter { $0.level == .note }
  }

  /// - Parameter groups: those of another summary, in its order.
  package init(groups: [DiagnosticGroup]) { self.groups = groups }

  /// The summary with other groups, which have codes of their own, before those of their level.
  package func preceded(by others: [DiagnosticGroup]) -> DiagnosticSummary {
    let all = others + groups
    return DiagnosticSummary(
      groups: all.filter { $0.level == .warning } + all.filter { $0.level == .note })
  }

  /// The summary without some codes.
  package func without(_ codes: some Collection<String>) -> DiagnosticSummary {
    var rest = self
    rest.groups.removeAll { codes.contains($0.code) }
    return rest
  }

  /// The part of the summary with some codes.
  package func only(_ codes: some Collection<String>) -> DiagnosticSummary {
    DiagnosticSummary(groups: groups.filter { codes.contains($0.code) })
  }

  package var isEmpty: Bool { groups.isEmpty }
  /// Whether `--strict` makes the run end with findings. A note is nothing to mend.
  package var hasWarnings: Bool { groups.first?.level == .warning }

  /// `2 warnings and 1 note`: the number of codes.
  package var headline: String { counts.text }
  /// `2 warnings`; empty where there is none.
  package var warningText: String { counts.warningText }

  private var counts: DiagnosticCounts {
    let warnings = groups.count { $0.level == .warning }
    return DiagnosticCounts(warnings: warnings, notes: groups.count - warnings)
  }
}
