/// For text and for attribute values in either kind of quote. Control characters, which HTML
/// forbids (NUL among them), become U+FFFD.
func escapedHTML(_ text: String) -> String {
  var out = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": out.append(contentsOf: "&amp;".unicodeScalars)
    case "<": out.append(contentsOf: "&lt;".unicodeScalars)
    case ">": out.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": out.append(contentsOf: "&quot;".unicodeScalars)
    case "'": out.append(contentsOf: "&#39;".unicodeScalars)
    case "\t", "\n": out.append(scalar)
    case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value):
      out.append("\u{FFFD}")
    default: out.append(scalar)
    }
  }
  return String(out)
}

/// JSON that may stand inside `<script type="application/json">`: no character in it can end the
/// script or begin a comment, and it is JavaScript too.
func escapedJSON(_ json: String) -> String {
  var out = String.UnicodeScalarView()
  for scalar in json.unicodeScalars {
    switch scalar {
    case "<", ">", "&", "\u{2028}", "\u{2029}":
      let hex = String(scalar.value, radix: 16)
      let padding = String(repeating: "0", count: 4 - hex.count)
      out.append(contentsOf: "\\u\(padding)\(hex)".unicodeScalars)
    default: out.append(scalar)
    }
  }
  return String(out)
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
