import Foundation

/// Text from outside made safe for XML and HTML, as contents or within an attribute's quotes.
/// Characters that XML forbids are left out.
func escaped(_ text: String) -> String {
  var result = ""
  result.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\t", "\n": result.unicodeScalars.append(scalar)
    case "\r": result += "\n"
    default:
      let isForbidden =
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
        || scalar.value & 0xFFFE == 0xFFFE
      if !isForbidden { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}

/// A link that may stand in an `href`; nil for one that would run a script in whoever opens the file.
func safeLink(_ link: String) -> String? {
  // Browsers skip white space and control characters when they look for the scheme.
  let bare = link.unicodeScalars.filter { $0.value > 0x20 && !(0x7F...0xA0).contains($0.value) }
  let scheme = String(String.UnicodeScalarView(bare.prefix { $0 != ":" })).lowercased()
  guard !bare.isEmpty, !["javascript", "vbscript", "data"].contains(scheme) else { return nil }
  return escaped(link)
}
