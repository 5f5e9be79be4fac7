/// JSON for the content of `<script type="application/json">`: no character in it can end the script or
/// begin a comment, and it is JavaScript too.
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
