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
  private let live: LiveSource
  /// Whether the widgets may be built anew, so that pages wait for news.
  private let isWatched: Bool

  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - isWatched: whether the widgets may be built anew.
  /// - Throws: a ``Failure``, where the port can't be had.
  init(_ live: LiveSource, port: UInt16, templates: URL?, isWatched: Bool = false) throws {
    self.live = live
    self.isWatched = isWatched
    server = try LoopbackServer(port: port)
    token = AccessToken(port: server.port)
    service = try FrameService(live)
    pages = ServedPages(templates: templates)
  }

  /// The address to open, with the token.
  var address: String { "http://127.0.0.1:\(server.port)\(token.address)" }

  func start() { server.start { [self] in respond(to: $0) } }

  func stop() {
    live.stop()
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
      case "/news": return .json(try news(after: request.after))
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

  /// The newest widgets.
  private struct News: Encodable {
    var number: Int
    /// The widgets in the form of the page's data, which the page compares with those it shows.
    var widgets: [LiveKnobs.Widget]
  }

  private func news(after known: Int) throws -> News {
    _ = live.awaitNews(after: known)
    let (source, number) = try live.current()
    return News(number: number, widgets: LiveKnobs(source.products).widgets)
  }

  private func page() throws -> LiveResponse {
    let (source, number) = try live.current()
    var knobs = LiveKnobs(source.products)
    if isWatched { knobs.number = number }
    let title = source.products.map(\.executable.name).joined(separator: ", ")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let page = try pages.page("live.html", title: title, data: try encoder.encode(knobs))
    return LiveResponse(status: 200, type: LiveResponse.type(of: "live.html"), body: Array(page))
  }
}
