import Foundation
import WidgetHost

/// `vitrine.json` in the current folder: options by their names without dashes, as
///
///     { "device": ["iPhone 16", "iPhone SE (3rd generation)"], "time-zone": "Asia/Shanghai" }
struct ProjectFile {
  static let name = "vitrine.json"
  private let values: [String: [String]]
  private let switches: Set<String>

  /// nil where there is no such file.
  /// - Throws: ``UsageError``, with what is wrong in it.
  init?(in folder: String) throws {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.name)") else {
      return nil
    }
    guard let object = try? JSONDecoder().decode([String: Value].self, from: data) else {
      throw UsageError(
        "\(Self.name) isn't a JSON object of options, as "
          + #"{"device": "iPhone 16", "appearance": ["light", "dark"]}."#)
    }
    var values: [String: [String]] = [:]
    var switches: Set<String> = []
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      let isFlag = if case .flag = value { true } else { false }
      let named = OptionTable.all.filter { $0.name == key }
      guard let spec = named.first(where: { ($0.value == nil) == isFlag }) ?? named.first else {
        let error = UsageError.unknown("option", key, among: OptionTable.all.map(\.name))
        throw UsageError("\(Self.name): \(error)")
      }
      if spec.value == nil {
        guard case .flag(let isOn) = value else {
          throw UsageError("\(Self.name): \(key) is true or false.")
        }
        if isOn { switches.insert(key) }
      } else {
        guard let texts = value.texts else {
          throw UsageError("\(Self.name): \(key) is a text, a number, or a list of them.")
        }
        values[key] = texts
      }
    }
    self.values = values
    self.switches = switches
  }

  /// Gives the arguments what they don't say themselves and their verb takes.
  func fill(_ arguments: inout ParsedArguments) {
    for option in OptionTable.options(of: arguments.verb) {
      if let given = values[option.name], arguments.values[option.name] == nil {
        arguments.values[option.name] = given
      }
      if option.value == nil, switches.contains(option.name) {
        arguments.switches.insert(option.name)
      }
    }
  }

  private enum Value: Decodable {
    case flag(Bool)
    case text(String)
    case list([String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .text(PathPart.number(number))
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([String].self))
      }
    }

    var texts: [String]? {
      switch self {
      case .flag: nil
      case .text(let text): [text]
      case .list(let texts): texts
      }
    }
  }
}
