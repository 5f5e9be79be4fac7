import Foundation

/// The output of a compiler that was asked for messages that programs read (`-parseable-output`): each is a line
/// with its length and then JSON.
enum ParseableOutput {
  private struct Message: Decodable {
    var output: String?
  }

  /// The texts that people read: what the compiler's jobs wrote, and what isn't a message.
  static func text(of output: String) -> String {
    let bytes = Array(output.utf8)
    var text = ""
    var at = 0
    while at < bytes.count {
      let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = String(decoding: bytes[at..<end], as: UTF8.self)
      at = min(end + 1, bytes.count)
      guard let length = Int(line), length > 0, at + length <= bytes.count,
        let message = try? JSONDecoder().decode(
          Message.self, from: Data(bytes[at..<(at + length)]))
      else {
        if !line.isEmpty { text += line + "\n" }
        continue
      }
      text += message.output ?? ""
      at += length
      if at < bytes.count, bytes[at] == UInt8(ascii: "\n") { at += 1 }
    }
    return text
  }
}
