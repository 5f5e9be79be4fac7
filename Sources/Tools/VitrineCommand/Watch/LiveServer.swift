import Failures
import Foundation

/// A server of a folder to this machine's browsers, which notifies pages of newer ones.
///
/// The files stay as they are on disk: the script that waits for news is added to the response. It is a
/// server and not a script in the files, because a widget's author on Linux often works from another
/// machine, which reaches a forwarded port and not `file://`, and because a page that is reloaded keeps its
/// address and scroll position.
final class LiveServer: @unchecked Sendable {
  private let folder: String
  private let server: LoopbackServer
  private let news = NSCondition()
  private var state = LiveState()
  private var isStopped = false
  /// The pictures that a page showed last.
  private var looked: [String] = []
  /// The number of connections that wait for news.
  private var listening = 0
  /// The time that a page waits for news before it gets the same state again, in seconds.
  private static let patience = 25.0

  /// - Parameters:
  ///   - folder: a whole path.
  ///   - port: 0 for any that is free.
  /// - Throws: a ``Failure``, where the port can't be had.
  init(_ folder: String, port: UInt16) throws {
    self.folder = folder
    server = try LoopbackServer(port: port)
  }

  var port: UInt16 { server.port }

  func start() { server.start { [self] in respond(to: $0) } }

  func stop() {
    news.withLock {
      isStopped = true
      news.broadcast()
    }
    server.stop()
  }

  /// The number of pages that wait for news.
  var audience: Int { news.withLock { listening } }

  /// The paths of the pictures that a page shows on the screen, or showed last.
  var lookedAt: [String] { news.withLock { looked } }

  func notify(_ latest: WatchLoop.News) {
    news.withLock {
      state.serial += 1
      switch latest {
      case .page:
        state.page += 1
        state.problem = []
        state.pictures = [:]
      case .pictures(let paths, let times):
        for path in paths { state.pictures[path] = state.serial }
        state.times = times
        state.problem = []
      case .problem(let lines): state.problem = lines
      }
      news.broadcast()
    }
  }

  private func respond(to request: LiveRequest) -> LiveResponse {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text(405, "There is nothing but GET and HEAD.")
    }
    switch request.path {
    case LiveScript.path:
      var known = news.withLock { state }
      // What was served may be older than what there is now.
      if request.after >= 0 { (known.page, known.serial) = (request.after, 0) }
      return .script(LiveScript.source(known))
    case LiveScript.lookPath:
      news.withLock { looked = request.look }
      return .script("")
    case LiveScript.newsPath: return .script(LiveScript.call(awaitNews(after: request.after)))
    default:
      return LiveFiles.response(request.path, in: folder, page: news.withLock { state.page })
    }
  }

  /// The state as soon as it isn't the one of that number any more.
  private func awaitNews(after serial: Int) -> LiveState {
    let end = Date(timeIntervalSinceNow: Self.patience)
    return news.withLock {
      listening += 1
      defer { listening -= 1 }
      while state.serial == serial, !isStopped, news.wait(until: end) {}
      return state
    }
  }
}

/// The state that pages are sent.
struct LiveState: Equatable {
  /// Another at each news.
  var serial = 1
  /// Another at each new page.
  var page = 1
  /// The reason why the page isn't of the newest source; empty where it is.
  var problem: [String] = []
  /// The pictures that are newer than the page, by their paths, with the serial of the news of each.
  var pictures: [String: Int] = [:]
  /// The times of the newest pictures.
  var times = WatchTimes()
}
