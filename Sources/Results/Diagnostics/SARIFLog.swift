import Foundation

/// A log in SARIF 2.1.0 (OASIS), which code hosts show beside a change: the parts of the format that are used, by
/// its names.
package struct SARIFLog: Encodable {
  package var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  package var version = "2.1.0"
  package var runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// - Parameter generator: name and version of what made it: `Vitrine 0.1.0`.
  package init(generator: String, rules: [Rule], results: [Result]) {
    runs = [
      Run(
        tool: Tool(
          driver: Driver(
            name: "Vitrine",
            semanticVersion: generator.split(separator: " ").last.map(String.init), rules: rules)),
        results: results)
    ]
  }

  /// The same bytes for the same log.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  package struct Run: Encodable {
    package var tool: Tool
    package var results: [Result]
  }
  package struct Tool: Encodable { package var driver: Driver }
  package struct Driver: Encodable {
    package var name: String
    package var semanticVersion: String?
    package var rules: [Rule]
  }
  package struct Message: Encodable {
    package var text: String
    package init(text: String) { self.text = text }
  }
  package struct Configuration: Encodable { package var level: String }

  package struct Rule: Encodable {
    package var id: String
    package var shortDescription: Message
    package var fullDescription: Message
    package var help: Message
    package var defaultConfiguration: Configuration

    package init(id: String, summary: String, why: String, help: String, level: String) {
      self.id = id
      shortDescription = Message(text: summary)
      fullDescription = Message(text: why)
      self.help = Message(text: help)
      defaultConfiguration = Configuration(level: level)
    }
  }

  package struct Result: Encodable {
    package var ruleId: String
    package var level: String
    package var message: Message
    package var locations: [Location]
    /// The number of times, where it is one result for several.
    package var occurrenceCount: Int?
    package var properties: Properties?
    package var suppressions: [Suppression]?

    package init(
      ruleId: String, level: String, message: String, locations: [Location],
      occurrenceCount: Int? = nil, region: [Double]? = nil
    ) {
      self.ruleId = ruleId
      self.level = level
      self.message = Message(text: message)
      self.locations = locations
      self.occurrenceCount = occurrenceCount
      properties = region.map(Properties.init)
    }
  }
  package struct Properties: Encodable { package var region: [Double] }
  package struct Suppression: Encodable {
    package var kind: String
    package var justification: String
    package init(justification: String) {
      kind = "external"
      self.justification = justification
    }
  }

  package struct Location: Encodable {
    package var physicalLocation: Physical?
    package var logicalLocations: [Logical]

    /// - Parameters:
    ///   - frame: the id of the frame whose picture it is in; nil where it is in none.
    ///   - name: the names that lead there, joined by slashes.
    package init(frame: String?, name: String) {
      physicalLocation = frame.map {
        Physical(artifactLocation: Artifact(uri: "frames/\($0).png"))
      }
      logicalLocations = [Logical(fullyQualifiedName: name, kind: "element")]
    }
  }
  package struct Physical: Encodable { package var artifactLocation: Artifact }
  package struct Artifact: Encodable { package var uri: String }
  package struct Logical: Encodable {
    package var fullyQualifiedName: String
    package var kind: String
  }
}
