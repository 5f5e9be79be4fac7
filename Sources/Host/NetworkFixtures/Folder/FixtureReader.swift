import Failures
import Foundation
import FoundationNetworking

/// Reads the parts of a fixture's file.
struct FixtureReader {
  /// The folder that the names of files are relative to.
  let folder: String

  static let requestKeys = ["method", "url", "headers", "ignoreQuery", "json", "text", "form"]
  static let answerKeys = [
    "status", "headers", "json", "text", "base64", "file", "delay", "error", "cut", "from", "until",
  ]

  // MARK: Requests

  func request(_ tree: JSONTree, at place: String) throws -> RequestPattern {
    let object = try FixtureObject(tree, at: place, keys: Self.requestKeys)
    guard let text = try object.text("url"), let url = RecordedURL(text) else {
      throw object.wrong("url", "a URL of HTTP, as https://example.com/list?page=1")
    }
    var pattern = RequestPattern(
      method: (try object.text("method") ?? "GET").uppercased(), url: url, text: text)
    for (name, value) in try object.headers("headers") {
      pattern.headers[name.lowercased()] = value
    }
    if object["ignoreQuery"] == .bool(true) {
      pattern.ignoredQuery = .all
    } else if let names = try object.texts("ignoreQuery") {
      pattern.ignoredQuery = .names(Set(names))
    }
    pattern.body = try body(object)
    return pattern
  }

  private func body(_ object: FixtureObject) throws -> RequestBody? {
    let given = ["json", "text", "form"].filter { object[$0] != nil }
    guard given.count < 2 else {
      throw object.wrong(given[1], "not there beside “\(given[0])”: a request has one body")
    }
    if let tree = object["json"] { return .json(tree) }
    if let text = try object.text("text") { return .bytes(Data(text.utf8)) }
    guard object["form"] != nil else { return nil }
    let items = try object.headers("form")
    return .form(items.map { RecordedURL.QueryItem(name: $0.name, value: $0.value) })
  }

  // MARK: Answers

  func answer(_ tree: JSONTree, at place: String) throws -> RecordedAnswer {
    let object = try FixtureObject(tree, at: place, keys: Self.answerKeys)
    var answer = RecordedAnswer()
    answer.headers = try object.headers("headers")
    answer.delay = try object.seconds("delay") ?? 0
    answer.cut = try object.whole("cut", 0...Int64(Int32.max))
    answer.hours = try hours(object)
    let hasBody = try readBody(object, into: &answer)
    let status = try object.whole("status", 100...599)
    if let name = try object.text("error") {
      guard let code = NetworkErrorName.codes[name] else {
        throw Failure.unknown(
          "error of URLError", name, among: NetworkErrorName.codes.keys.sorted()
        ).at(place)
      }
      answer.error = code
      // An error alone comes in place of a response.
      answer.status = status ?? (hasBody ? 200 : nil)
    } else {
      answer.status = status ?? 200
    }
    if answer.cut != nil, answer.error == nil { answer.error = .networkConnectionLost }
    return answer
  }

  /// - Returns: whether the answer has a body.
  private func readBody(_ object: FixtureObject, into answer: inout RecordedAnswer) throws -> Bool {
    let given = ["json", "text", "base64", "file"].filter { object[$0] != nil }
    guard given.count < 2 else {
      throw object.wrong(given[1], "not there beside “\(given[0])”: an answer has one body")
    }
    var type = "text/plain; charset=utf-8"
    if let tree = object["json"] {
      answer.body = .bytes(tree.data)
      type = "application/json"
    } else if let text = try object.text("text") {
      answer.body = .bytes(Data(text.utf8))
    } else if let text = try object.text("base64") {
      answer.body = .base64(text, place: object.place)
      type = "application/octet-stream"
    } else if let name = try object.text("file") {
      answer.body = .file(name.hasPrefix("/") ? name : "\(folder)/\(name)", place: object.place)
      type = ContentType.of(name)
    } else {
      return false
    }
    if answer.header("Content-Type") == nil { answer.headers.append(("Content-Type", type)) }
    return true
  }

  private func hours(_ object: FixtureObject) throws -> AnswerHours? {
    let from = try object.text("from")
    let until = try object.text("until")
    guard from != nil || until != nil else { return nil }
    let times = [from, until].map { $0.flatMap(Self.timeOfDay) }
    let dates = [from, until].map { $0.flatMap { try? Date($0, strategy: .iso8601) } }
    let isGiven = [from != nil, until != nil]
    if zip(times, isGiven).allSatisfy({ ($0 != nil) == $1 }) {
      return .daily(from: times[0] ?? 0, until: times[1] ?? 86_400)
    }
    if zip(dates, isGiven).allSatisfy({ ($0 != nil) == $1 }) {
      return .dates(from: dates[0] ?? .distantPast, until: dates[1] ?? .distantFuture)
    }
    throw object.wrong(
      from == nil ? "until" : "from",
      "a time of day, as 14:00, or a date, as 2026-01-09T14:00:00Z, and so is “until” beside “from”"
    )
  }

  /// Seconds after midnight.
  private static func timeOfDay(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ (1...2).contains($0.count) }),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: ":")).contains($0) })
    else { return nil }
    let numbers = parts.compactMap { Int($0) } + [0]
    guard numbers.count > parts.count, numbers[0] < 24, numbers[1] < 60, numbers[2] < 60 else {
      return nil
    }
    return numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
  }
}

extension Failure {
  fileprivate func at(_ place: String) -> Failure {
    Failure(cause, at: place, remedy: remedy, status: status)
  }
}
