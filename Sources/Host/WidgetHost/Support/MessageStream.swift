import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// JSON messages over a file descriptor, each after its length as four bytes, little end first.
struct MessageStream: Sendable {
  let descriptor: Int32

  /// The most bytes that a message may have.
  private static let byteLimit = 1 << 28

  func send<Message: Encodable>(_ message: Message) throws {
    let body = try MessageFormat.encode(message)
    try write(MessageFormat.head(body.count) + body)
  }

  /// Writes bytes as they are.
  func write(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = Glibc.write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw MessageStreamError.closed }
        sent += count
      }
    }
  }

  /// - Returns: nil at the end of the stream.
  func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let head = try read(4) else { return nil }
    let length = head.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self).littleEndian }
    guard length < Self.byteLimit, let body = try read(Int(clamping: length)),
      let message = MessageFormat.decode(Message.self, body)
    else { throw MessageStreamError.closed }
    return message
  }

  /// Reads bytes as they are; nil at the end of the stream.
  func read(_ count: Int) throws -> Data? {
    var data = Data(count: count)
    let got = data.withUnsafeMutableBytes { buffer -> Int in
      var got = 0
      while got < count {
        let n = Glibc.read(descriptor, buffer.baseAddress! + got, count - got)
        if n < 0 && errno == EINTR { continue }
        if n <= 0 { break }
        got += n
      }
      return got
    }
    if got == 0 { return nil }
    guard got == count else { throw MessageStreamError.closed }
    return data
  }
}

enum MessageStreamError: Error { case closed }
