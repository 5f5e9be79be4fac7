import Failures
import Foundation
import FoundationNetworking

/// The exchanges of a HAR file. Entries with the same request are the answers to it in the order of the file.
struct HARExchanges {
  private(set) var list: [RecordedExchange] = []
  private let path: String
  private let match: HARFile.Match?

  /// A request that entries have in common.
  private struct Key: Hashable {
    var method: String
    var url: RecordedURL
    var headers: [String: String]
    var body: RequestBody?
  }

  init(_ log: HARFile.Log, path: String) {
    self.path = path
    match = log.match
    var places: [Key: Int] = [:]
    for (index, entry) in log.entries.enumerated() {
      let place = "\(path), entry \(index + 1)"
      guard let request = entry.request, let pattern = pattern(request) else { continue }
      let key = Key(
        method: pattern.method, url: pattern.url, headers: pattern.headers, body: pattern.body)
      let answer = Self.answer(entry, place: "\(place) (\(pattern.method) \(pattern.text))")
      if let known = places[key] {
        list[known].add(answer)
      } else {
        places[key] = list.count
        list.append(RecordedExchange(request: pattern, answers: [answer], place: place))
      }
    }
  }

  /// - Returns: nil for a request that isn't HTTP's, such as a WebSocket's.
  private func pattern(_ request: HARRequest) -> RequestPattern? {
    guard let text = request.url, let url = RecordedURL(text) else { return nil }
    var pattern = RequestPattern(
      method: (request.method ?? "GET").uppercased(), url: url, text: text)
    if let names = match?.ignoreQuery { pattern.ignoredQuery = .names(Set(names)) }
    for name in (match?.headers ?? []).map({ $0.lowercased() }) {
      pattern.headers[name] = request.headers.first { $0.name.lowercased() == name }?.value ?? ""
    }
    if match?.body != false { pattern.body = Self.body(request) }
    return pattern
  }

  /// The request's body; nil where the file has none.
  private static func body(_ request: HARRequest) -> RequestBody? {
    if let text = request.text, !text.isEmpty {
      let data = request.encoding == "base64" ? Data(base64Encoded: text) : Data(text.utf8)
      return RequestBody(data ?? Data(text.utf8), type: request.type)
    }
    guard !request.parameters.isEmpty,
      request.type?.hasPrefix("application/x-www-form-urlencoded") != false
    else { return nil }
    let items = request.parameters.map { RecordedURL.QueryItem(name: $0.name, value: $0.value) }
    return .form(items.enumerated().sorted { ($0.1.name, $0.0) < ($1.1.name, $1.0) }.map(\.element))
  }

  private static func answer(_ entry: HAREntry, place: String) -> RecordedAnswer {
    var answer = RecordedAnswer()
    answer.delay = max(entry.delay ?? 0, 0)
    let response = entry.response
    if response == nil, entry.error == nil {
      // As Proxyman exports a request that hadn't ended.
      answer.status = nil
      answer.body = .missing(
        Failure(
          "The HAR file has no response to this request.", at: place,
          remedy: "Export it again once the request has ended."))
      return answer
    }
    let status = response?.status ?? 0
    answer.status = status > 0 ? status : nil
    if let words = entry.error ?? response?.error, !words.isEmpty {
      answer.error = NetworkErrorName.reading(words)
    } else if status <= 0 {
      answer.error = .networkConnectionLost
    }
    guard let response, status > 0 else { return answer }
    // HTTP/2's own fields, such as `:status`, are no headers of a response.
    answer.headers = response.headers.filter { !$0.name.isEmpty && !$0.name.hasPrefix(":") }
      .map { ($0.name, $0.value) }
    if (300..<400).contains(status), let target = response.redirectURL, !target.isEmpty,
      answer.header("Location") == nil
    {
      answer.headers.append(("Location", target))
    }
    if let type = response.type, type.contains("/"), answer.header("Content-Type") == nil {
      answer.headers.append(("Content-Type", type))
    }
    answer.body = body(response, status, place)
    return answer
  }

  private static func body(
    _ response: HARResponse, _ status: Int, _ place: String
  ) -> RecordedBody {
    if let text = response.text {
      return response.encoding == "base64" ? .base64(text, place: place) : .bytes(Data(text.utf8))
    }
    if status == 304 {
      return .missing(
        Failure(
          "The answer is 304 (not modified), whose body the recording program had in its cache.",
          at: place, remedy: "Record it with an empty cache."))
    }
    guard let size = response.size, size > 0 else { return .bytes(Data()) }
    return .missing(
      Failure(
        "The HAR file has no content for this answer, though \(size) bytes came.", at: place,
        remedy: "Export it with content."))
  }
}

extension RecordedExchange {
  /// Adds an answer after the others. One that can't be given (a 304, a missing response) counts only where there
  /// is no other.
  fileprivate mutating func add(_ answer: RecordedAnswer) {
    let isUnusable: (RecordedAnswer) -> Bool = {
      $0.status == 304 || $0.status == nil && $0.error == nil
    }
    if isUnusable(answer) { return }
    answers.removeAll(where: isUnusable)
    answers.append(answer)
  }
}
