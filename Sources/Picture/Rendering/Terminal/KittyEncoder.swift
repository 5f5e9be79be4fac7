import Foundation

/// Pictures for terminals that know kitty's graphics protocol: kitty, Ghostty, WezTerm, Konsole.
package enum KittyEncoder {
  /// Characters of one part, as the protocol allows at most.
  private static let longest = 4096

  /// - Parameters:
  ///   - png: a PNG file; it is sent as it is.
  ///   - columns: cells that it shall be wide; its height follows.
  /// - Returns: the whole sequence. The terminal is asked not to answer.
  package static func encode(png: [UInt8], columns: Int) -> String {
    let text = Array(Data(png).base64EncodedString().utf8)
    var out = ""
    for start in stride(from: 0, to: max(text.count, 1), by: longest) {
      let end = min(start + longest, text.count)
      let more = end < text.count ? 1 : 0
      let head = start == 0 ? "a=T,f=100,q=2,c=\(columns),m=\(more)" : "m=\(more)"
      out += "\u{1B}_G\(head);\(String(decoding: text[start..<end], as: UTF8.self))\u{1B}\\"
    }
    return out
  }
}
