import Foundation
import FoundationNetworking
import TestSupport

@testable import NetworkFixtures

/// A network of fixtures that a test wrote.
struct Replaying {
  let folder: ScratchFolder
  let network: RecordedNetwork

  /// - Parameter har: the text of a HAR file.
  init(har: String) throws {
    folder = try ScratchFolder("har")
    network = RecordedNetwork(path: try folder.write(har, to: "network.har"))
  }

  /// - Parameter entries: entries of a HAR file, as JSON.
  init(entries: String...) throws {
    try self.init(har: #"{"log": {"entries": [\#(entries.joined(separator: ", "))]}}"#)
  }

  /// - Parameter files: texts of files by their paths in a folder.
  init(_ files: [String: String]) throws {
    folder = try ScratchFolder("fixtures")
    for (name, text) in files { try folder.write(text, to: name) }
    network = RecordedNetwork(path: folder.path)
  }

  init(path: String) throws {
    folder = try ScratchFolder()
    network = RecordedNetwork(path: path)
  }

  /// 9 January 2026, 09:41 UTC.
  static let now = Date(timeIntervalSince1970: 1_767_951_660)

  func reply(
    _ url: String, method: String = "GET", headers: [String: String] = [:], body: String? = nil,
    at date: Date = now, zone: TimeZone = .gmt, for asker: String = ""
  ) -> NetworkReply {
    guard let url = URL(string: url) else { return NetworkReply(answer: .failure(.badURL)) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return network.reply(to: request, at: date, in: zone, for: asker)
  }

  /// The status and the body, or the code of the error.
  func words(
    _ url: String, method: String = "GET", headers: [String: String] = [:], body: String? = nil,
    at date: Date = now, zone: TimeZone = .gmt, for asker: String = ""
  ) -> String {
    let answer = reply(
      url, method: method, headers: headers, body: body, at: date, zone: zone, for: asker
    ).answer
    let body = String(decoding: answer.body, as: UTF8.self)
    return [answer.status.map { "\($0) \(body)" }, answer.error.map { "error \($0.rawValue)" }]
      .compactMap { $0 }.joined(separator: ", ")
  }
}
