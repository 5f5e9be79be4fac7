import Foundation

extension AuditReport {
  /// The report as SARIF 2.1.0 (OASIS), which code hosts show beside a change. A finding's location
  /// is its frame's picture; allowed findings are suppressed, with the reason.
  ///
  /// - Parameter extension: of the pictures below `frames/`.
  package func sarif(generator: String) throws -> Data {
    let results =
      entries.map { result($0.finding, frames: $0.frames) }
      + waived.map { finding, waiver in
        var result = result(finding, frames: finding.frame.map { [$0] } ?? [])
        result.suppressions = [.init(kind: "external", justification: waiver.reason)]
        return result
      }
    let log = Log(
      runs: [
        .init(
          tool: .init(
            driver: .init(
              name: "Vitrine",
              semanticVersion: generator.split(separator: " ").last.map(String.init),
              rules: AuditRule.allCases.map(Rule.init))),
          results: results)
      ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(log) + Data("\n".utf8)
  }

  private func result(_ finding: Finding, frames: [String]) -> Result {
    let logical = [finding.widget, finding.family, finding.view].compactMap { $0 }
      .filter { !$0.isEmpty }
    let name = Logical(
      fullyQualifiedName: logical.joined(separator: "/"), kind: "element")
    let locations =
      frames.isEmpty
      ? [Location(physicalLocation: nil, logicalLocations: [name])]
      : frames.map { frame in
        Location(
          physicalLocation: .init(artifactLocation: .init(uri: "frames/\(frame).png")),
          logicalLocations: [name])
      }
    return Result(
      ruleId: finding.rule.rawValue, level: finding.rule.level.rawValue,
      message: .init(text: finding.message), locations: locations,
      properties: finding.region.map {
        .init(region: [$0.minX, $0.minY, $0.width, $0.height].map { $0.isFinite ? $0 : 0 })
      })
  }

  // The parts of the format that are used, by its names.

  private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]
    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }
  private struct Run: Encodable {
    var tool: Tool
    var results: [Result]
  }
  private struct Tool: Encodable { var driver: Driver }
  private struct Driver: Encodable {
    var name: String
    var semanticVersion: String?
    var rules: [Rule]
  }
  private struct Message: Encodable { var text: String }
  private struct Configuration: Encodable { var level: String }
  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Message
    var defaultConfiguration: Configuration

    init(_ rule: AuditRule) {
      id = rule.rawValue
      shortDescription = Message(text: rule.summary)
      fullDescription = Message(text: rule.why)
      help = Message(text: rule.help)
      defaultConfiguration = Configuration(level: rule.level.rawValue)
    }
  }
  private struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
    var properties: Properties?
    var suppressions: [Suppression]?
  }
  private struct Properties: Encodable { var region: [CGFloat] }
  private struct Suppression: Encodable {
    var kind: String
    var justification: String
  }
  private struct Location: Encodable {
    var physicalLocation: Physical?
    var logicalLocations: [Logical]
  }
  private struct Physical: Encodable { var artifactLocation: Artifact }
  private struct Artifact: Encodable { var uri: String }
  private struct Logical: Encodable {
    var fullyQualifiedName: String
    var kind: String
  }
}
