import Foundation

/// The settings of a definition's classes in the Xcode project.
package struct CodegenSettings: Hashable {
  /// “Intent Classes” in the file's target membership: Public, Private, Project, No Generated
  /// Classes.
  package enum Visibility: String, CaseIterable {
    case `public`, `private`, project, none

    /// The Swift word before each declaration. Private headers are a matter of Objective-C alone, so
    /// their classes are as visible as public ones.
    var keyword: String { self == .project ? "internal" : "public" }
  }

  /// The build setting INTENTS_CODEGEN_LANGUAGE.
  package enum Language: String, CaseIterable {
    case automatic = "Automatic"
    case swift = "Swift"
    /// The classes as Swift sees them when it imports Xcode's headers: they can be inherited from.
    case objectiveC = "Objective-C"
    case none = "None"
  }

  package var visibility = Visibility.public
  package var language = Language.automatic
  /// The project's class prefix.
  package var classPrefix = ""
  /// The class that NSExtensionPrincipalClass names, without its module.
  package var principalClass: String?

  package init() {}

  var isSilent: Bool { visibility == .none || language == .none }

  /// Takes the settings of a JSON file: those for all definitions, then those for one of this name.
  ///
  /// - Throws: ``IntentDefinitionProblem``, where the file can't be read or has a setting that isn't
  ///   known.
  package mutating func apply(file: String, definition: String) throws {
    guard let data = FileManager.default.contents(atPath: file),
      let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else {
      throw IntentDefinitionProblem(
        file: file,
        message: "it isn't a JSON object of settings, as {\"visibility\": \"project\"}. Fix or "
          + "remove it.")
    }
    try apply(values.filter { $0.key != "files" }, file: file, location: "")
    guard let files = values["files"] else { return }
    guard let files = files as? [String: [String: Any]] else {
      throw IntentDefinitionProblem(
        file: file, location: "files",
        message: "it should hold settings by a definition's name, as "
          + "{\"Trips\": {\"visibility\": \"none\"}}.")
    }
    if let own = files[definition] { try apply(own, file: file, location: "files, \(definition)") }
  }

  private mutating func apply(_ values: [String: Any], file: String, location: String) throws {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let text = value as? String ?? ""
      switch key {
      case "visibility":
        guard let choice = Visibility(rawValue: text.lowercased()) else {
          throw Self.unknown(key, value, Visibility.allCases.map(\.rawValue), file, location)
        }
        visibility = choice
      case "language":
        let choice = Language.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
        guard let choice else {
          throw Self.unknown(key, value, Language.allCases.map(\.rawValue), file, location)
        }
        language = choice
      case "classPrefix": classPrefix = text
      case "principalClass": principalClass = text
      default:
        throw IntentDefinitionProblem(
          file: file, location: location,
          message: "\(key) is no setting. There are: visibility, language, classPrefix, "
            + "principalClass, files.")
      }
    }
  }

  private static func unknown(
    _ key: String, _ value: Any, _ choices: [String], _ file: String, _ location: String
  ) -> IntentDefinitionProblem {
    IntentDefinitionProblem(
      file: file, location: location,
      message: "\(key) can't be “\(value)”. Choose from: \(choices.joined(separator: ", ")).")
  }
}
