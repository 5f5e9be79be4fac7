import Failures
import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A server at a port of this machine's loopback address. It answers requests under the machine's own names alone,
/// and none that a page from elsewhere sends.
final class LoopbackServer: @unchecked Sendable {
  let port: UInt16
  private let listener: Int32
  private let lock = NSLock()
  private var isStopped = false
  /// The connections that are answered or wait for a request.
  private var open: Set<Int32> = []
  private static let mostConnections = 64
  /// The most bytes of a request's head, and of its body.
  private static let headLimit = 16_384, bodyLimit = 1 << 20

  /// - Parameter port: 0 for any that is free.
  /// - Throws: a ``Failure``, where the port can't be had.
  init(port: UInt16) throws {
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

  /// - Parameter respond: called for each request, on a thread of its own.
  func start(_ respond: @escaping @Sendable (LiveRequest) -> LiveResponse) {
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        if connection < 0 {
          if errno == EINTR || errno == ECONNABORTED { continue }
          if lock.withLock({ isStopped }) { return }
          // As when there are too many open files: others may close some.
          usleep(100_000)
          continue
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        let isTaken = lock.withLock {
          guard open.count < Self.mostConnections, !isStopped else { return false }
          return open.insert(connection).inserted
        }
        guard isTaken else {
          close(connection)
          continue
        }
        Thread.detachNewThread { [self] in
          answer(connection, respond)
          lock.withLock {
            open.remove(connection)
            _ = close(connection)
          }
        }
      }
    }
  }

  func stop() {
    lock.withLock {
      isStopped = true
      // What waits for another request reads the end; what is being answered is sent.
      for connection in open { shutdown(connection, Int32(SHUT_RD)) }
    }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  /// Answers the requests of a connection one after another, until its other end closes it or is silent for ten
  /// seconds.
  private func answer(_ connection: Int32, _ respond: (LiveRequest) -> LiveResponse) {
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
    // An answer's end goes out at once, and not after the other end's acknowledgement of its beginning.
    var yes: Int32 = 1
    setsockopt(
      connection, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    var received: [UInt8] = []
    while true {
      guard let head = takeHead(of: &received, connection) else { return }
      guard var request = LiveRequest(head), request.length <= Self.bodyLimit else {
        let answer = LiveResponse.text(400, "This is no request that can be answered.")
        return _ = send(answer, isLast: true, on: connection)
      }
      while received.count < request.length {
        guard receive(&received, connection) else { return }
      }
      request.body = Array(received.prefix(request.length))
      received.removeFirst(request.length)
      let isLast = request.isLast || lock.withLock { isStopped }
      var response: LiveResponse
      if request.isOfThisMachine {
        response = respond(request)
      } else {
        let address = "http://127.0.0.1:\(port)/"
        response = .text(403, "Only pages of this machine are answered: open \(address).")
      }
      response.hasBody = request.method != "HEAD"
      guard send(response, isLast: isLast, on: connection), !isLast else { return }
    }
  }

  /// The head of the next request, which it takes from the bytes; what can't be one where it is too long, and nil at
  /// the end of the stream.
  private func takeHead(of bytes: inout [UInt8], _ connection: Int32) -> String? {
    while true {
      let end = Data(bytes).range(of: Data("\r\n\r\n".utf8))?.upperBound
      if let end = end ?? (bytes.count >= Self.headLimit ? bytes.count : nil) {
        defer { bytes.removeFirst(end) }
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
      guard receive(&bytes, connection) else { return nil }
    }
  }

  /// - Returns: false at the end of the stream.
  private func receive(_ bytes: inout [UInt8], _ connection: Int32) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var count: Int
    // A signal, as that of a child's end, is no end of the stream.
    repeat { count = recv(connection, &buffer, buffer.count, 0) } while count < 0 && errno == EINTR
    guard count > 0 else { return false }
    bytes += buffer[..<count]
    return true
  }

  /// - Returns: false where the connection can't be written to.
  private func send(_ response: LiveResponse, isLast: Bool, on connection: Int32) -> Bool {
    let bytes = response.bytes(isLast: isLast)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          connection, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      sent += count
    }
    return true
  }
}
