import Diagnostics

/// The values of `diagnostics.html`: what is wrong with the whole run, and the diagnostics by their codes.
enum DiagnosticsPart {
  /// The messages of a code that a page shows at most.
  private static let messageLimit = 8

  /// - Parameters:
  ///   - problems: fonts or icons that are missing.
  ///   - address: returns the address of a place on a page; nil where it has none.
  static func values(
    _ summary: DiagnosticSummary, problems: [String], address: (String) -> String? = { _ in nil }
  ) -> [String: TemplateValue] {
    [
      "problems": .list(problems.map { .object(["problem": .text($0)]) }),
      "hasDiagnostics": .flag(!summary.isEmpty),
      "diagnosticLevel": .text(
        (summary.hasWarnings ? DiagnosticLevel.warning : .note).rawValue),
      "diagnosticHeadline": .text(summary.headline),
      "diagnosticGroups": .list(summary.groups.map { group($0, address) }),
    ]
  }

  private static func group(
    _ group: DiagnosticGroup, _ address: (String) -> String?
  ) -> TemplateValue {
    let more = group.messages.count - messageLimit
    let left = max(more, 0) + group.furtherMessages
    return .object([
      "code": .text(group.code), "level": .text(group.level.rawValue),
      "groupTitle": .text(group.title), "remedy": .text(group.remedy),
      "groupCount": .text(group.count == 1 ? "once" : "\(group.count) times"),
      "firstPlace": .text(group.first), "firstHref": .optional(address(group.first)),
      "messages": .list(
        group.messages.prefix(messageLimit).map { message in
          .object([
            "message": .text(message.text),
            "times": message.count == 1 ? "" : .text("× \(message.count)"),
          ])
        }),
      "more": left == 0 ? "" : .text("and \(left) other\(left == 1 ? "" : "s")"),
    ])
  }
}

extension Gallery {
  /// The diagnostics of all frames and of the products.
  var diagnosticSummary: DiagnosticSummary {
    DiagnosticSummary(products.flatMap(\.widgets).flatMap(\.diagnosticPlaces))
      .preceded(by: productDiagnostics)
  }
}

extension Gallery.Widget {
  var diagnosticPlaces: [DiagnosticPlace] {
    frames.map { (place: $0.id, diagnostics: $0.diagnostics) }
  }

  /// The diagnostics of its frames.
  var diagnosticSummary: DiagnosticSummary { DiagnosticSummary(diagnosticPlaces) }
}
