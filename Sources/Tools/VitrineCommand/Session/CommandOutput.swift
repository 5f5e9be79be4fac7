import Failures
import Foundation
import Planning
import WidgetHost

/// The standard output of one call of the command: text for a person, or one JSON document for a program.
final class CommandOutput {
  /// The version of the envelope and of all results. It grows where a member is removed, is renamed or means something
  /// else; members are added without that.
  static let version = 1

  /// Whether the output is JSON; then text is kept, and written in the document of a verb that has no other result.
  private(set) var isJSON: Bool
  private var text = ""
  private var result: (any Encodable)?
  private let write: (String) -> Void
  /// The folder in which the command was called; a project's is entered afterwards.
  private let folder: String

  /// - Parameters:
  ///   - folder: the folder in which the command was called.
  ///   - write: receives what is printed, as it is.
  init(
    isJSON: Bool = false, calledIn folder: String = FileManager.default.currentDirectoryPath,
    write: @escaping (String) -> Void = CommandOutput.standardOutput
  ) {
    self.isJSON = isJSON
    self.folder = folder
    self.write = write
  }

  /// The path of a file, as it is printed: the whole path where it is relative to another folder than the one in which
  /// the command was called.
  func shown(_ path: String) -> String {
    guard FileManager.default.currentDirectoryPath != folder else { return path }
    return URL(fileURLWithPath: path).path
  }

  static func standardOutput(_ text: String) { Swift.print(text, terminator: "") }

  func beginJSON() { isJSON = true }

  /// Prints text for a person.
  func print(_ text: String, terminator: String = "\n") {
    if isJSON { self.text += text + terminator } else { write(text + terminator) }
  }

  /// Keeps the result for a program; it isn't made where none is asked for.
  func give(_ result: @autoclosure () throws -> any Encodable) rethrows {
    if isJSON { self.result = try result() }
  }

  /// Writes the document, where JSON is asked for.
  ///
  /// - Parameters:
  ///   - verb: the verb that ran; nil where none was named.
  ///   - failure: the error that ended it.
  func finish(_ verb: String?, _ status: ExitStatus, _ failure: Failure? = nil) throws {
    guard isJSON else { return }
    write(try Self.document(verb, status, failure == nil ? given() : nil, failure))
  }

  private func given() -> (any Encodable)? {
    if let result { return result }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    return lines.isEmpty ? nil : Lines(lines: lines)
  }

  static func document(
    _ verb: String?, _ status: ExitStatus, _ result: (any Encodable)?, _ failure: Failure?
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(DateStamp.string(date))
    }
    let data = try encoder.encode(
      Envelope(
        schema: "vitrine/\(verb ?? "none")", version: version, generator: Version.generator,
        status: status.rawValue, result: result.map(AnyResult.init),
        error: failure.map { .init(message: $0.cause, place: $0.place, remedy: $0.remedy) }))
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The document that every verb writes.
  private struct Envelope: Encodable {
    /// `vitrine/` and the name of the verb.
    var schema: String
    var version: Int
    var generator: String
    /// The exit status.
    var status: Int32
    var result: AnyResult?
    var error: Problem?
  }

  private struct Problem: Encodable {
    var message: String
    var place: String?
    var remedy: String?
  }

  private struct Lines: Encodable {
    var lines: [String]
  }

  private struct AnyResult: Encodable {
    let value: any Encodable
    func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
  }
}
