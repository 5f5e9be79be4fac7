import Foundation
import Glibc
import Testing

@testable import VitrineCommand

/// Requests on one connection after another.
@Suite(.blocking) struct LoopbackServerTests {
  /// All that a server sends back to bytes, until it closes the connection.
  private func answers(to text: String) throws -> String {
    let server = try LoopbackServer(port: 0)
    server.start { request in
      let body = String(decoding: request.body, as: UTF8.self)
      return .text(200, "\(request.method) \(request.path) \(body)")
    }
    defer { server.stop() }
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(connection) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = server.port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    let bytes = Array(text.utf8)
    try #require(send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count)
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      received += buffer[..<count]
    }
    return String(decoding: received, as: UTF8.self)
  }

  private func bodies(_ text: String) -> [String] {
    text.components(separatedBy: "HTTP/1.1 ").dropFirst().map { answer in
      answer.components(separatedBy: "\r\n\r\n").dropFirst().joined().trimmingCharacters(
        in: .whitespacesAndNewlines)
    }
  }

  /// RFC 9112, 9.3: a connection of HTTP/1.1 stays, where neither side says that it is the last.
  @Test func aConnectionIsKeptUntilItsLastRequest() throws {
    let text = try answers(
      to: "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n"
        + "POST /b HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nxyz"
        + "GET /c HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
        + "GET /d HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(bodies(text) == ["GET /a", "POST /b xyz", "GET /c"])
    #expect(text.components(separatedBy: "Connection: keep-alive").count == 3)
    #expect(text.components(separatedBy: "Connection: close").count == 2)
  }

  @Test func anOlderClientGetsOneAnswer() throws {
    let text = try answers(
      to: "GET /a HTTP/1.0\r\nHost: localhost\r\n\r\nGET /b HTTP/1.0\r\n\r\n")
    #expect(bodies(text) == ["GET /a"])
  }

  @Test func anAnswerToHeadHasNoBody() throws {
    let text = try answers(
      to: "HEAD /a HTTP/1.1\r\nHost: localhost\r\n\r\n"
        + "GET /b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    #expect(bodies(text) == ["", "GET /b"])
  }

  @Test func whatIsNoRequestEndsTheConnection() throws {
    let text = try answers(to: "hello\r\n\r\nGET /b HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 400 "))
    #expect(bodies(text).count == 1)
  }

  /// RFC 9112, 11.2: bytes behind a body of unknown length must not be read as a further request.
  @Test(arguments: ["Transfer-Encoding: chunked", "Content-Length: 3,3", "Content-Length: x"])
  func nothingIsReadBehindABodyOfUnknownLength(field: String) throws {
    let text = try answers(
      to: "POST /a HTTP/1.1\r\nHost: localhost\r\n\(field)\r\n\r\n"
        + "GET /b HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(bodies(text) == ["POST /a"])
  }

  /// Every request is judged, and not a connection's first alone.
  @Test func aNameFromElsewhereIsRefusedOnAKeptConnection() throws {
    let text = try answers(
      to: "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n"
        + "GET /b HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
    #expect(text.components(separatedBy: "HTTP/1.1 403 ").count == 2)
    #expect(!text.contains("/b "))
  }

  /// The length of the JSON in four bytes, the JSON, the file.
  @Test func aFileFollowsTheJSON() {
    let response = LiveResponse.json(["a": 1], with: [0x89, 0x50])
    #expect(response.body == [0, 0, 0, 7] + Array(#"{"a":1}"#.utf8) + [0x89, 0x50])
    #expect(response.type == "application/octet-stream")
  }
}
