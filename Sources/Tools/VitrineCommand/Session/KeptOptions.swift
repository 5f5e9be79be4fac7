import Arguments
import Failures
import Foundation
import WidgetHost

/// Options of a run that are written into `vitrine.json`, so that they needn't be given to the next run.
struct KeptOptions {
  private let values: [String: [String]]

  /// - Parameters:
  ///   - typed: the options of the command line.
  ///   - options: those that can be kept.
  init(_ typed: GivenOptions, of options: [OptionDescription]) throws {
    var values: [String: [String]] = [:]
    for option in options { values[option.name] = typed.texts(option.name) }
    guard !values.isEmpty else {
      let names = options.map { "--\($0.name)" }.joined(separator: ", ")
      throw Failure.usage(
        "--keep keeps options of an Xcode project, and none is typed.",
        remedy: "There are: \(names).")
    }
    self.values = values
  }

  /// Replaces these options in the file, and leaves the others in it as they are.
  func write(in folder: String) throws {
    let path = "\(folder)/\(CommandSession.projectFile)"
    var object: [String: Any] = [:]
    if let data = FileManager.default.contents(atPath: path) {
      object = (try JSONSerialization.jsonObject(with: data)) as? [String: Any] ?? [:]
    }
    for (name, texts) in values { object[name] = texts.count == 1 ? texts[0] : texts as Any }
    var data = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    data.append(UInt8(ascii: "\n"))
    try OutputWriter.write(Array(data), to: path)
  }
}
