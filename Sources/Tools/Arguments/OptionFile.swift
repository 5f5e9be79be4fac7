import Failures
import Foundation

/// A JSON file with options by their names without dashes, as
///
///     { "device": ["iPhone 16", "iPhone SE (3rd generation)"], "time-zone": "Asia/Shanghai" }
package struct OptionFile: Sendable {
  let values: [String: [String]]
  let flags: Set<String>

  /// - Parameters:
  ///   - name: the file's.
  ///   - own: the options of the verb that reads the file.
  ///   - all: the options of all verbs, asked for where the file has one that isn't among `own`.
  /// - Returns: nil where there is no such file.
  /// - Throws: a ``Failure`` of usage, with what is wrong in it.
  package init?(
    _ name: String, in folder: String, own: [OptionDescription] = [],
    known all: @autoclosure () -> [OptionDescription]
  ) throws {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)") else { return nil }
    guard let object = try? JSONDecoder().decode([String: Value].self, from: data) else {
      if let mistake = JSONMistake(in: data) {
        throw Failure.usage(
          "\(name) \(mistake.predicate) in line \(mistake.line).", remedy: mistake.remedy)
      }
      throw Failure.usage(
        "\(name) isn't a JSON object of options, as "
          + #"{"device": "iPhone 16", "appearance": ["light", "dark"]}."#)
    }
    lazy var known = all()
    var values: [String: [String]] = [:]
    var flags: Set<String> = []
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      // A name may be a flag of one verb and have a value in another.
      func isMeant(_ option: OptionDescription) -> Bool {
        option.name == key && option.isFlag == value.isFlag
      }
      guard
        let option = own.first(where: isMeant) ?? known.first(where: isMeant)
          ?? known.first(where: { $0.name == key })
      else {
        let failure = Failure.unknown("option", key, among: known.map(\.name))
        throw Failure.usage(failure.cause, at: name, remedy: failure.remedy)
      }
      switch (value, option.isFlag) {
      case (.flag(let isOn), true): if isOn { flags.insert(key) }
      case (.list(let texts), false): values[key] = texts
      case (.flag(let isOn), false) where option.implied != nil:
        if isOn { values[key] = option.implied.map { [$0] } }
      case (_, true): throw Failure.usage("\(key) is true or false.", at: name)
      case (_, false):
        throw Failure.usage("\(key) is a text, a number, or a list of them.", at: name)
      }
    }
    self.values = values
    self.flags = flags
  }

  private enum Value: Decodable {
    case flag(Bool)
    case list([String])

    var isFlag: Bool { if case .flag = self { true } else { false } }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .list([NumberText.of(number)])
      } else if let text = try? container.decode(String.self) {
        self = .list([text])
      } else {
        self = .list(try container.decode([String].self))
      }
    }
  }
}
