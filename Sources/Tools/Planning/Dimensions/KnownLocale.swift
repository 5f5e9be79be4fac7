import Failures
import Foundation

/// The locales that ICU has data for.
enum KnownLocale {
  /// - Parameter text: with hyphens or underscores.
  /// - Returns: the identifier with underscores.
  static func identifier(_ text: String) throws -> String {
    let identifier = text.replacing("-", with: "_")
    let known = Locale.availableIdentifiers
    if known.contains(identifier) { return identifier }
    // A script that goes without saying: zh_Hans_CN is listed, zh_CN isn't.
    let locale = Locale(identifier: identifier)
    let code = locale.language.languageCode?.identifier ?? ""
    let region = locale.region?.identifier ?? ""
    let isKnown = known.contains { candidate in
      let parts = candidate.split(separator: "_").map(String.init)
      return parts.first == code && (region.isEmpty || parts.last == region)
    }
    guard isKnown, !code.isEmpty else {
      throw Failure.unknown("locale", text, among: known.sorted())
    }
    return identifier
  }
}
