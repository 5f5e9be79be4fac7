import Foundation

/// The form of a message on a pipe: JSON, with the numbers that JSON hasn't got as words.
enum MessageFormat {
  /// The key of a coder's template: a value that most others of a message share nearly everything with; of them only
  /// what differs from it is coded. Both coders of a message need the same one; without it everything is coded.
  static let templateKey = CodingUserInfoKey(rawValue: "MessageFormat.template")!

  /// - Parameter template: the value that others in the message are coded by.
  static func encode<Message: Encodable>(
    _ message: Message, by template: (any Sendable)? = nil
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.userInfo[templateKey] = template
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(message)
  }

  /// - Returns: nil where the bytes are no such message.
  static func decode<Message: Decodable>(
    _ type: Message.Type, _ body: Data, by template: (any Sendable)? = nil
  ) -> Message? {
    let decoder = JSONDecoder()
    decoder.userInfo[templateKey] = template
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(Message.self, from: body)
  }

  /// A length as four bytes, little end first.
  static func head(_ count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
  }
}
