import Foundation

/// The form of a message on a pipe: JSON, with the numbers that JSON hasn't got as words.
enum MessageFormat {
  /// - Parameter template: the request that those in the message are coded by; see ``FrameRequest/templateKey``.
  static func encode<Message: Encodable>(
    _ message: Message, by template: FrameRequest? = nil
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.userInfo[FrameRequest.templateKey] = template
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(message)
  }

  /// - Returns: nil where the bytes are no such message.
  static func decode<Message: Decodable>(
    _ type: Message.Type, _ body: Data, by template: FrameRequest? = nil
  ) -> Message? {
    let decoder = JSONDecoder()
    decoder.userInfo[FrameRequest.templateKey] = template
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(Message.self, from: body)
  }

  /// A length as four bytes, little end first.
  static func head(_ count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
  }
}
