import Failures
import Foundation
import FoundationNetworking

/// A JSON file that describes an exchange:
///
///     { "request": { "url": "https://example.com/list?page=1" },
///       "answer": { "json": { "items": [] } } }
struct FixtureFile {
  let exchange: RecordedExchange

  static let keys = ["request", "answer", "answers"]

  /// - Throws: a `Failure`, with what is wrong in the file.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("The fixture can't be read.", at: path, remedy: "May it be read?")
    }
    let tree: JSONTree
    do {
      tree = try JSONDecoder().decode(JSONTree.self, from: data)
    } catch {
      var detail = ""
      if case DecodingError.dataCorrupted(let context)? = error as? DecodingError,
        let underlying = context.underlyingError as NSError?,
        let text = underlying.userInfo["NSDebugDescription"] as? String
      {
        detail = ": \(text)"
      }
      throw Failure("The fixture isn't JSON\(detail)", at: path, remedy: FixtureObject.example)
    }
    let file = try FixtureObject(tree, at: path, keys: Self.keys)
    guard let request = file["request"] else {
      throw Failure("The fixture has no “request”.", at: path, remedy: FixtureObject.example)
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let reader = FixtureReader(folder: folder)
    var answers: [JSONTree]
    switch (file["answer"], file["answers"]) {
    case (let answer?, nil): answers = [answer]
    case (nil, .list(let list)?) where !list.isEmpty: answers = list
    default:
      throw Failure(
        "The fixture wants one “answer”, or a list “answers” of at least one.", at: path,
        remedy: FixtureObject.example)
    }
    let isList = file["answers"] != nil
    exchange = RecordedExchange(
      request: try reader.request(request, at: "\(path), request"),
      answers: try answers.enumerated().map { index, answer in
        try reader.answer(answer, at: "\(path), answer\(isList ? " \(index + 1)" : "")")
      }, place: path)
  }
}
