/// Text from outside, made safe for XML and HTML as contents or within an attribute's quotes.
package enum MarkupText {
  /// - Parameters:
  ///   - replacement: the text for each character that XML or HTML forbids.
  ///   - referencesLines: whether line breaks and tabs become references; in an attribute's value XML
  ///     would read them as spaces.
  package static func escaped(
    _ text: String, replacement: String = "\u{FFFD}", referencesLines: Bool = false
  ) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r": result += referencesLines ? "&#10;" : "\n"
      case "\t", "\n":
        result += referencesLines ? "&#\(scalar.value);" : String(scalar)
      case _ where isForbidden(scalar): result += replacement
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
  }

  /// A link that may be in an `href`; nil for one that would run a script in whoever opens the file.
  static func safeLink(_ link: String) -> String? {
    // Browsers skip white space and control characters when they look for the scheme.
    let bare = link.unicodeScalars.filter { $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) }
    let scheme = String(String.UnicodeScalarView(bare.prefix { $0 != ":" })).lowercased()
    guard !bare.isEmpty, !["javascript", "vbscript", "data"].contains(scheme) else { return nil }
    return escaped(link, replacement: "")
  }
}

/// The text as SVG and HTML exports write it, without the characters that XML forbids.
func escaped(_ text: String) -> String { MarkupText.escaped(text, replacement: "") }
