import Failures
import Foundation
import Site

/// A run of `review`: the report's page, and the decisions that it sends, until a signal ends it.
///
/// The page is made of the report's data, and not read from its folder, where the page of a report from elsewhere could
/// have scripts of its own.
final class ReviewSession: @unchecked Sendable {
  private let server: LoopbackServer
  private let token: AccessToken
  private let desk: ReviewDesk
  private let page: Data
  /// Files beside the page, by their paths.
  private let parts: [String: Data]

  /// - Parameters:
  ///   - folder: the report's, an absolute path.
  ///   - port: 0 for any that is free.
  /// - Throws: a ``Failure``, where the port can't be had, or the page can't be made.
  init(_ desk: ReviewDesk, in folder: String, port: UInt16, templates: URL?) throws {
    self.desk = desk
    server = try LoopbackServer(port: port)
    token = AccessToken(port: server.port)
    var parts: [String: Data] = [:]
    page = try ServedPages(templates: templates).review(
      desk.report, in: URL(fileURLWithPath: folder, isDirectory: true)
    ) { parts["/" + $1] = $0 }
    self.parts = parts
  }

  /// The address to open, with the token.
  var address: String { "http://127.0.0.1:\(server.port)\(token.address)" }

  func start() { server.start { [self] in respond(to: $0) } }
  func stop() { server.stop() }

  private func respond(to request: LiveRequest) -> LiveResponse {
    if let answer = token.answer(to: request) { return answer }
    switch (request.method, request.path) {
    case ("GET", "/"), ("HEAD", "/"):
      return LiveResponse(status: 200, type: LiveResponse.type(of: "page.html"), body: Array(page))
    case ("GET", "/review"): return .json(desk.status)
    case ("POST", "/review"): return decide(request)
    case ("GET", _):
      guard let part = parts[request.path] else {
        return .text(404, "There is no \(request.path).")
      }
      return LiveResponse(
        status: 200, type: LiveResponse.type(of: request.path), body: Array(part))
    default: return .text(405, "There is nothing but GET and POST.")
    }
  }

  private struct Refusal: Encodable {
    var problem: String
  }

  private func decide(_ request: LiveRequest) -> LiveResponse {
    // A form of a page from elsewhere can't send this type.
    guard request.field("content-type").lowercased().hasPrefix("application/json"),
      let order = try? JSONDecoder().decode(ReviewDesk.Order.self, from: Data(request.body))
    else { return .text(400, "This is no decision.") }
    do {
      return .json(try desk.carryOut(order))
    } catch {
      return .json(Refusal(problem: "\(error)"), status: 422)
    }
  }
}
