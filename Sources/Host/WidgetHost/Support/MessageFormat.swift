import Foundation

/// The form of a message on a pipe: JSON, with the numbers that JSON hasn't got as words.
enum MessageFormat {
  static func encode<Message: Encodable>(_ message: Message) throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(message)
  }

  static func decode<Message: Decodable>(_ type: Message.Type, _ body: Data) -> Message? {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(Message.self, from: body)
  }

  /// A length as four bytes, little end first.
  static func head(_ count: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
  }
}
