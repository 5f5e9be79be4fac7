import Failures
import Foundation
import FoundationNetworking

extension RecordedAnswer {
  /// The answer as a request gets it.
  /// - Throws: a `Failure`, where the body can't be read.
  func answer(to request: URLRequest) throws -> NetworkAnswer {
    if let status, (300..<400).contains(status), let next = redirect(of: request) {
      return NetworkAnswer(status: status, headers: joinedHeaders, delay: delay, redirect: next)
    }
    var answer = NetworkAnswer(status: status, headers: joinedHeaders, error: error, delay: delay)
    // A timeout counts from the start of a request to its response.
    if delay > request.timeoutInterval {
      return NetworkAnswer(error: .timedOut, delay: request.timeoutInterval)
    }
    guard status != nil else {
      if error == nil { _ = try body.data() }
      return answer
    }
    let data = request.httpMethod?.uppercased() == "HEAD" ? Data() : try body.data()
    // The body is as it was decoded, so that the length of an encoded one is another's; one in chunks has none.
    let isEncoded =
      header("Content-Encoding").map { $0.lowercased() != "identity" }
      ?? (header("Transfer-Encoding") != nil)
    answer.headers = answer.headers.filter { $0.key.lowercased() != "content-length" }
    if !isEncoded, request.httpMethod?.uppercased() != "HEAD" {
      answer.headers["Content-Length"] = String(data.count)
    }
    answer.body = cut.map { data.prefix($0) } ?? data
    return answer
  }

  private var joinedHeaders: [String: String] {
    var joined: [String: String] = [:]
    var names: [String: String] = [:]
    for (name, value) in headers {
      let known = names[name.lowercased()] ?? name
      names[name.lowercased()] = known
      joined[known] = joined[known].map { "\($0), \(value)" } ?? value
    }
    return joined
  }

  /// The request that a redirecting response leads to; nil where it names no place.
  private func redirect(of request: URLRequest) -> URLRequest? {
    guard let status, [301, 302, 303, 307, 308].contains(status), let target = header("Location"),
      let url = URL(string: target, relativeTo: request.url)?.absoluteURL
    else { return nil }
    var next = request
    next.url = url
    let method = request.httpMethod?.uppercased() ?? "GET"
    if status == 303 && method != "HEAD" || [301, 302].contains(status) && method == "POST" {
      next.httpMethod = "GET"
      next.httpBody = nil
      next.setValue(nil, forHTTPHeaderField: "Content-Type")
      next.setValue(nil, forHTTPHeaderField: "Content-Length")
    }
    if url.host != request.url?.host { next.setValue(nil, forHTTPHeaderField: "Authorization") }
    return next
  }
}
