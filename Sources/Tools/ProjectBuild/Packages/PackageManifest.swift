import Foundation

/// The parts of a package's manifest that its modules are built by, as `swift package dump-package` prints them.
struct PackageManifest: Decodable, Sendable {
  var name: String
  var targets: [Target]
  var toolsVersion: ToolsVersion
  var swiftLanguageVersions: [String]?

  struct ToolsVersion: Decodable, Sendable { var _version: String }

  struct Target: Decodable, Sendable {
    var name: String
    /// `regular`, `executable`, `test`, `system`, `binary`, `plugin` or `macro`.
    var type: String
    var path: String?
    var exclude: [String]?
    var sources: [String]?
    var publicHeadersPath: String?
    var resources: [Resource]?
    var settings: [Setting]?
  }

  struct Resource: Decodable, Sendable {
    var path: String
    var rule: Rule

    struct Rule: Decodable, Sendable {
      let isCopy: Bool

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: AnyKey.self)
        isCopy = container.contains(AnyKey("copy"))
      }
    }
  }

  /// A build setting: `define` with the word `DEBUG`, for the tool `swift`.
  struct Setting: Decodable, Sendable {
    var tool: String
    var kind: String
    var words: [String]
    /// The platforms that it is for, in small letters; none for all.
    var platforms: [String]
    var configuration: String?

    private enum Keys: String, CodingKey { case tool, kind, condition }
    private struct Condition: Decodable {
      var platformNames: [String]?
      var config: String?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      tool = try container.decode(String.self, forKey: .tool)
      let condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
      platforms = condition?.platformNames ?? []
      configuration = condition?.config
      let kinds = try container.nestedContainer(keyedBy: AnyKey.self, forKey: .kind)
      kind = kinds.allKeys.first?.stringValue ?? ""
      words = []
      guard let key = kinds.allKeys.first,
        let values = try? kinds.nestedContainer(keyedBy: AnyKey.self, forKey: key)
      else { return }
      let value = AnyKey("_0")
      if let word = try? values.decode(String.self, forKey: value) {
        words = [word]
      } else {
        words = (try? values.decode([String].self, forKey: value)) ?? []
      }
    }

    func holds(for platform: String, configuration wanted: String) -> Bool {
      (platforms.isEmpty || platforms.contains(platform))
        && (configuration == nil || configuration == wanted)
    }
  }

  struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The language of its targets, where they don't say themselves: the newest that is known.
  var languageVersion: String {
    let known = ["4", "4.2", "5", "6"]
    if let newest = (swiftLanguageVersions ?? []).compactMap(known.firstIndex).max() {
      return known[newest]
    }
    return toolsVersion._version.compare("6", options: .numeric) == .orderedAscending ? "5" : "6"
  }
}
