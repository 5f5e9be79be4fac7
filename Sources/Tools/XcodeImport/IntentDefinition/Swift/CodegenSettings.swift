import Foundation

/// What Xcode keeps in the project about a definition's classes.
public struct CodegenSettings: Hashable {
  /// “Intent Classes” in the file's target membership: Public, Private, Project, No Generated
  /// Classes.
  public enum Visibility: String, CaseIterable {
    case `public`, `private`, project, none

    /// The Swift word before each declaration. Private headers are a matter of Objective-C alone, so
    /// their classes are as visible as public ones.
    var keyword: String { self == .project ? "internal" : "public" }
  }

  /// The build setting INTENTS_CODEGEN_LANGUAGE.
  public enum Language: String, CaseIterable {
    case automatic = "Automatic"
    case swift = "Swift"
    /// The classes as Swift sees them when it imports Xcode's headers: they can be inherited from.
    case objectiveC = "Objective-C"
    case none = "None"
  }

  public var visibility = Visibility.public
  public var language = Language.automatic
  /// The project's class prefix.
  public var classPrefix = ""
  /// The class that NSExtensionPrincipalClass names, without its module.
  public var principalClass: String?

  public init() {}

  var isSilent: Bool { visibility == .none || language == .none }

  /// Takes the settings of a JSON file: those for all definitions, then those for one of this name.
  ///
  /// - Throws: ``IntentDefinitionProblem``, where the file can't be read or has a setting that isn't
  ///   known.
  public mutating func apply(file: String, definition: String) throws {
    guard let data = FileManager.default.contents(atPath: file),
      let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else {
      throw IntentDefinitionProblem(
        file: file,
        message: "it isn't a JSON object of settings, as {\"visibility\": \"project\"}. Mend or "
          + "remove it.")
    }
    try apply(values.filter { $0.key != "files" }, file: file, place: "")
    guard let files = values["files"] else { return }
    guard let files = files as? [String: [String: Any]] else {
      throw IntentDefinitionProblem(
        file: file, place: "files",
        message: "it should hold settings by a definition's name, as "
          + "{\"Trips\": {\"visibility\": \"none\"}}.")
    }
    if let own = files[definition] { try apply(own, file: file, place: "files, \(definition)") }
  }

  private mutating func apply(_ values: [String: Any], file: String, place: String) throws {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let text = value as? String ?? ""
      switch key {
      case "visibility":
        guard let choice = Visibility(rawValue: text.lowercased()) else {
          throw Self.unknown(key, value, Visibility.allCases.map(\.rawValue), file, place)
        }
        visibility = choice
      case "language":
        let choice = Language.allCases.first { $0.rawValue.lowercased() == text.lowercased() }
        guard let choice else {
          throw Self.unknown(key, value, Language.allCases.map(\.rawValue), file, place)
        }
        language = choice
      case "classPrefix": classPrefix = text
      case "principalClass": principalClass = text
      default:
        throw IntentDefinitionProblem(
          file: file, place: place,
          message: "\(key) is no setting. There are: visibility, language, classPrefix, "
            + "principalClass, files.")
      }
    }
  }

  private static func unknown(
    _ key: String, _ value: Any, _ choices: [String], _ file: String, _ place: String
  ) -> IntentDefinitionProblem {
    IntentDefinitionProblem(
      file: file, place: place,
      message: "\(key) can't be “\(value)”. Choose from: \(choices.joined(separator: ", ")).")
  }
}
