/// JSON for the content of `<script type="application/json">`: no character in it can end the script or
/// begin a comment, and it is JavaScript too.
func escapedJSON(_ json: String) -> String {
  var out: [UInt8] = []
  out.reserveCapacity(json.utf8.count + json.utf8.count / 16)
  for byte in json.utf8 {
    switch byte {
    case UInt8(ascii: "<"): out += "\\u003c".utf8
    case UInt8(ascii: ">"): out += "\\u003e".utf8
    case UInt8(ascii: "&"): out += "\\u0026".utf8
    // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
    case 0xA8 where out.suffix(2) == [0xE2, 0x80], 0xA9 where out.suffix(2) == [0xE2, 0x80]:
      out.removeLast(2)
      out += (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8
    default: out.append(byte)
    }
  }
  return String(decoding: out, as: UTF8.self)
}

/// The address if it is one to follow from a page, else nil: only the web's schemes. A widget's
/// own schemes lead nowhere on a desktop, and `javascript:` must not run.
func followableURL(_ url: String) -> String? {
  let lowered = url.lowercased()
  guard lowered.hasPrefix("https://") || lowered.hasPrefix("http://") else { return nil }
  return url
}

/// A name for places that can't isolate its direction with `<bdi>` (a page's title, a tooltip): an
/// override of direction in it ends where it ends.
func isolated(_ name: String) -> String {
  let overrides: ClosedRange<Unicode.Scalar> = "\u{202A}"..."\u{202E}"
  let isolates: ClosedRange<Unicode.Scalar> = "\u{2066}"..."\u{2069}"
  let turns = name.unicodeScalars.contains { overrides.contains($0) || isolates.contains($0) }
  return turns ? "\u{2068}\(name)\u{2069}" : name
}
