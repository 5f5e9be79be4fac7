import Failures
import Foundation

/// A body as a fixture holds it; read when it is asked for.
enum RecordedBody: Sendable {
  case bytes(Data)
  case base64(String, place: String)
  /// The path of a file.
  case file(String, place: String)
  /// A fixture that should have one and hasn't, and the message of that.
  case missing(Failure)

  /// - Throws: a `Failure`, where there is no such file or the text isn't base64.
  func data() throws -> Data {
    switch self {
    case .bytes(let data): return data
    case .missing(let failure): throw failure
    case .base64(let text, let place):
      guard let data = Base64Check.data(of: text) else {
        let position = Base64Check.fault(in: text) ?? text.utf8.count
        throw Failure(
          "The body isn't base64: it ends or goes wrong at character \(position + 1).", at: place,
          remedy: "Export it again, or give the body as text and leave “encoding” out.")
      }
      return data
    case .file(let path, let place):
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Failure(
          "The body's file \(path) can't be read.", at: place, remedy: "Is the path right?")
      }
      return data
    }
  }
}

enum Base64Check {
  /// The bytes of a text that is base64; nil for another. Spaces and line breaks are allowed.
  static func data(of text: String) -> Data? {
    // Foundation decodes at once what has neither; its lenient reading would take any other character too, and either takes “====”.
    if !text.hasSuffix("==="), let data = Data(base64Encoded: text) { return data }
    guard fault(in: text) == nil else { return nil }
    return Data(base64Encoded: text, options: .ignoreUnknownCharacters)
  }

  /// The index of the first character that base64 doesn't have, or of the end where characters are missing;
  /// nil for a text that is base64. Spaces and line breaks are allowed.
  static func fault(in text: String) -> Int? {
    var digits = 0
    var padding = 0
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        if padding > 0 { return index }
        digits += 1
      case UInt8(ascii: "="):
        padding += 1
        if padding > 2 { return index }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      default: return index
      }
    }
    return (digits + padding) % 4 == 0 ? nil : text.utf8.count
  }
}
