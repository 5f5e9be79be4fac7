import Failures
import Foundation
import Site
import WidgetHost

/// A run of `serve`: the live page and its frames, until a signal ends it.
final class ServeSession: @unchecked Sendable {
  private let server: LoopbackServer
  private let token: AccessToken
  private let service: FrameService
  private let pages: ServedPages
  private let knobs: LiveKnobs
  private let title: String

  /// - Parameter port: 0 for any that is free.
  /// - Throws: a ``Failure``, where the port can't be had, or a page can't be made.
  init(_ source: FrameSource, port: UInt16, templates: URL?) throws {
    server = try LoopbackServer(port: port)
    token = AccessToken(port: server.port)
    service = try FrameService(source)
    pages = ServedPages(templates: templates)
    knobs = LiveKnobs(source.products)
    title = source.products.map(\.executable.name).joined(separator: ", ")
  }

  /// The address to open, with the token.
  var address: String { "http://127.0.0.1:\(server.port)\(token.address)" }

  func start() { server.start { [self] in respond(to: $0) } }

  func stop() {
    server.stop()
    service.stop()
  }

  /// Draws one frame, so that the page's first is warm; what it reports the page reports as well.
  func warmUp() {
    guard let query = try? FrameQuery([]) else { return }
    _ = try? service.answer(query, pane: "a")
  }

  // MARK: Answers

  private func respond(to request: LiveRequest) -> LiveResponse {
    if let answer = token.answer(to: request) { return answer }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text(405, "There is nothing but GET and HEAD.")
    }
    do {
      switch request.path {
      case "/": return try page()
      case "/frame":
        let query = try FrameQuery(request.query)
        let (answer, picture) = try service.answer(query, pane: request.value("pane") ?? "")
        return .json(answer, with: picture)
      case "/explain":
        let query = try FrameQuery(request.query)
        return .json(try service.explained(query, pane: request.value("pane") ?? ""))
      case "/fresh":
        let fresh = try service.compared(try FrameQuery(request.query))
        return .json(Fresh(digest: fresh?.digest, png: fresh?.png))
      case "/day": return .json(try service.day(try FrameQuery(request.query)))
      case _ where request.path.hasPrefix("/day/"):
        guard let picture = service.dayPicture(request.path.dropFirst("/day/".count)) else {
          return .text(404, "There is no \(request.path).")
        }
        return LiveResponse(status: 200, type: "image/png", body: Array(picture))
      case _ where request.path.hasPrefix("/site/"):
        let name = String(request.path.dropFirst("/site/".count))
        return LiveResponse(
          status: 200, type: LiveResponse.type(of: name), body: Array(try pages.file(name)))
      default: return .text(404, "There is no \(request.path).")
      }
    } catch {
      let isOfFile = request.path.hasPrefix("/site/")
      return isOfFile
        ? .text(404, "There is no \(request.path).") : .json(Refusal("\(error)"), status: 422)
    }
  }

  private struct Fresh: Encodable {
    var digest: String?
    var png: String?
  }

  private struct Refusal: Encodable {
    var problem: String
    init(_ problem: String) { self.problem = problem }
  }

  private func page() throws -> LiveResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let page = try pages.page("live.html", title: title, data: try encoder.encode(knobs))
    return LiveResponse(status: 200, type: LiveResponse.type(of: "live.html"), body: Array(page))
  }
}
