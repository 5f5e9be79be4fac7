import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A server of a folder to this machine's browsers, which notifies pages of newer ones.
///
/// The files stay as they are on disk: the script that waits for news is added to the response. It is a
/// server and not a script in the files, because a widget's author on Linux often works from another
/// machine, which reaches a forwarded port and not `file://`, and because a page that is reloaded keeps its
/// address and scroll position.
final class LiveServer: @unchecked Sendable {
  let port: UInt16
  private let folder: String
  private let listener: Int32
  private let news = NSCondition()
  private var state = LiveState()
  private var isStopped = false
  /// The pictures that a page showed last.
  private var looked: [String] = []
  /// The number of connections that are being answered.
  private var open = 0
  /// The number of connections that wait for news.
  private var listening = 0
  private static let mostConnections = 64
  /// The time that a page waits for news before it gets the same state again, in seconds.
  private static let patience = 25.0

  /// - Parameters:
  ///   - folder: a whole path.
  ///   - port: 0 for any that is free.
  /// - Throws: a ``Failure``, where the port can't be had.
  init(_ folder: String, port: UInt16) throws {
    self.folder = folder
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    self.listener = listener
    guard listener >= 0 else { throw Self.failure(port) }
    var yes: Int32 = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (isBound, isNamed) = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        (bind(listener, $0, length) == 0, getsockname(listener, $0, &length) == 0)
      }
    }
    guard isBound, isNamed, listen(listener, 16) == 0 else {
      let error = Self.failure(port)
      close(listener)
      throw error
    }
    self.port = UInt16(bigEndian: address.sin_port)
  }

  private static func failure(_ port: UInt16) -> Failure {
    Failure(
      "Port \(port) can't be had: \(String(cString: strerror(errno))). Choose another by --port, or "
        + "0 for any that is free.")
  }

  func start() {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 {
          if errno == EINTR || errno == ECONNABORTED { continue }
          if news.withLock({ isStopped }) { return }
          // As when there are too many open files: others may close some.
          usleep(100_000)
          continue
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        let isTaken = news.withLock {
          if open < Self.mostConnections { open += 1 } else { return false }
          return true
        }
        guard isTaken else {
          close(connection)
          continue
        }
        Thread.detachNewThread { [self] in
          answer(connection)
          close(connection)
          news.withLock { open -= 1 }
        }
      }
    }
  }

  func stop() {
    news.withLock {
      isStopped = true
      news.broadcast()
    }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
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

  private func answer(_ connection: Int32) {
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    var head: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while head.count < 16384, !Data(head).contains("\r\n\r\n") {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return }
      head += buffer[..<count]
    }
    let response = respond(to: LiveRequest(String(decoding: head, as: UTF8.self)))
    send(response, on: connection)
  }

  private func respond(to request: LiveRequest?) -> LiveResponse {
    guard let request else { return .text(400, "This is no request that can be answered.") }
    guard request.isOfThisMachine else {
      return .text(403, "Only pages of this machine are answered: open http://127.0.0.1:\(port)/.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .text(405, "There is nothing but GET and HEAD.")
    }
    var response: LiveResponse
    switch request.path {
    case LiveScript.path:
      var known = news.withLock { state }
      // What was served may be older than what there is now.
      if request.after >= 0 { (known.page, known.serial) = (request.after, 0) }
      response = .script(LiveScript.source(known))
    case LiveScript.lookPath:
      news.withLock { looked = request.look }
      response = .script("")
    case LiveScript.newsPath: response = .script(LiveScript.call(awaitNews(after: request.after)))
    default:
      response = LiveFiles.response(request.path, in: folder, page: news.withLock { state.page })
    }
    response.hasBody = request.method == "GET"
    return response
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

  private func send(_ response: LiveResponse, on connection: Int32) {
    let bytes = response.bytes
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          connection, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
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

extension Data {
  fileprivate func contains(_ text: String) -> Bool { range(of: Data(text.utf8)) != nil }
}
