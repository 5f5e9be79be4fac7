import Foundation

/// The modifiers of a setting's value: `$(NAME:lower)`.
enum SettingModifier {
  static func apply(_ modifier: String, to value: String) -> String {
    let pair = modifier.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    switch pair.first.map(String.init) ?? "" {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "default": return value.isEmpty ? (pair.count > 1 ? String(pair[1]) : "") : value
    case "rfc1034identifier": return rfc1034(value)
    case "c99extidentifier", "identifier": return identifier(value)
    case "base": return ((value as NSString).lastPathComponent as NSString).deletingPathExtension
    case "file": return (value as NSString).lastPathComponent
    case "dir":
      let folder = (value as NSString).deletingLastPathComponent
      return folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
    case "suffix":
      let suffix = (value as NSString).pathExtension
      return suffix.isEmpty ? "" : "." + suffix
    case "standardizepath": return value.hasPrefix("/") ? ProjectRoot.standardized(value) : value
    case "quote":
      return String(value.flatMap { " \"'\\".contains($0) ? ["\\", $0] : [$0] })
    case "not": return ["YES", "1", "true"].contains(value) ? "NO" : "YES"
    default: return value
    }
  }

  /// A name that C and Swift take for one: letters of all languages stay.
  static func identifier(_ text: String) -> String {
    var name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    if let first = name.first, first.isNumber { name = "_" + name.dropFirst() }
    return name
  }

  static func rfc1034(_ text: String) -> String {
    String(
      text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || "-.".contains($0) ? $0 : "-" })
  }
}
