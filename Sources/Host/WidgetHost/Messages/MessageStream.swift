import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// JSON messages over a file descriptor, each after its length as four bytes, little end first.
struct MessageStream: Sendable {
  let descriptor: Int32

  private static let floats = (
    encoding: JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"),
    decoding: JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
  )

  func send<Message: Encodable>(_ message: Message) throws {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = Self.floats.encoding
    let body = try encoder.encode(message)
    var length = UInt32(clamping: body.count).littleEndian
    var bytes = withUnsafeBytes(of: &length) { Data($0) }
    bytes.append(body)
    try bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = write(descriptor, buffer.baseAddress! + sent, buffer.count - sent)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { throw MessageStreamError.closed }
        sent += count
      }
    }
  }

  /// nil at the end of the stream.
  func receive<Message: Decodable>(_ type: Message.Type) throws -> Message? {
    guard let head = try read(4) else { return nil }
    let length = head.withUnsafeBytes { $0.loadUnaligned(as: UInt32.self).littleEndian }
    guard length < 1 << 28, let body = try read(Int(length)) else {
      throw MessageStreamError.closed
    }
    guard let message = Self.decode(Message.self, body) else { throw MessageStreamError.closed }
    return message
  }

  static func decode<Message: Decodable>(_ type: Message.Type, _ body: Data) -> Message? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = floats.decoding
    return try? decoder.decode(Message.self, from: body)
  }

  private func read(_ count: Int) throws -> Data? {
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
