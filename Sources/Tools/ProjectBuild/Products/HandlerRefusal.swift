import Failures
import Foundation
import SwiftSource
import XcodeProject

/// The note about an Intents extension that can't be compiled with its widgets' target, so that it isn't tried again
/// while nothing changes.
struct HandlerRefusal {
  private let stamp: String
  private let file: String

  init(_ handlers: [String], with files: [String], edition: String, folder: String) {
    stamp = handlers.isEmpty ? "" : FileStamp.of(handlers + files, and: [edition])
    file = "\(folder)/handlers"
  }

  /// Whether these files are known not to be compiled together.
  var isKnown: Bool { lines?.first == stamp }

  private var lines: [String]? {
    guard !stamp.isEmpty, let data = FileManager.default.contents(atPath: file) else { return nil }
    return String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
  }

  /// - Parameter text: the compiler's first message, with its place.
  func note(_ text: String) throws(Failure) {
    try BuiltFile.write("\(stamp)\n\(PlainText.line(text))", to: file)
  }

  /// The problem for a person; nil where the files are compiled together.
  func problem(at place: String) -> ProjectProblem? {
    guard isKnown, let reason = lines?.dropFirst().first else { return nil }
    return ProjectProblem(
      .unsupported,
      "The Intents extension can't be compiled with the target, so its handler offers no options: \(reason).",
      at: place)
  }
}
