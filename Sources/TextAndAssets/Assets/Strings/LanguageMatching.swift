import Foundation

/// The choice of a product's languages for a locale.
enum LanguageMatching {
  /// - Parameters:
  ///   - locale: as `zh_Hans_CN`, `en_US`, `pt-BR`; what follows an `@` is ignored.
  ///   - available: as folders and catalogues name them.
  static func languages(
    for locale: String, among available: Set<String>, development: String
  ) -> [String] {
    var order: [String] = []
    for candidate in candidates(locale) {
      for name in available.sorted() where normalized(name) == candidate && !order.contains(name) {
        order.append(name)
      }
    }
    if order.isEmpty {
      // Another region's is better than another language: zh-Hant-HK for zh-Hant-TW.
      let wanted = candidates(locale).last ?? ""
      let script = candidates(locale).first {
        $0.split(separator: "-").dropFirst().first?.count == 4
      }
      order = available.sorted().filter {
        let name = normalized($0)
        let language = script ?? wanted
        return name == language || name.hasPrefix(language + "-")
      }
    }
    for last in [development, "Base"] where !order.contains(last) { order.append(last) }
    return order
  }

  /// `zh` of `zh_Hans_CN`.
  static func language(of locale: String) -> String {
    locale.prefix { $0 != "_" && $0 != "-" && $0 != "@" && $0 != "." }.lowercased()
  }

  private static func normalized(_ name: String) -> String {
    candidates(name).first ?? name
  }

  /// `zh-Hans-CN`, `zh-Hans`, `zh`: from the closest to the language alone.
  private static func candidates(_ locale: String) -> [String] {
    let parts = locale.prefix { $0 != "@" && $0 != "." }
      .split { $0 == "_" || $0 == "-" }.map(String.init)
    guard let language = parts.first?.lowercased() else { return [] }
    var script: String?
    var region: String?
    for part in parts.dropFirst() {
      if part.count == 4 { script = part.prefix(1).uppercased() + part.dropFirst().lowercased() }
      if part.count == 2 || part.count == 3 { region = part.uppercased() }
    }
    if language == "zh", script == nil {
      script = ["TW", "HK", "MO"].contains(region ?? "") ? "Hant" : region == nil ? nil : "Hans"
    }
    var found: [String] = []
    if let script, let region { found.append("\(language)-\(script)-\(region)") }
    if let region { found.append("\(language)-\(region)") }
    if let script { found.append("\(language)-\(script)") }
    // Chinese in the other script is not a near match; Simplified is what plain `zh` means.
    if language != "zh" || script == nil || script == "Hans" { found.append(language) }
    if language == "zh", script == nil, region == nil { found.append("zh-Hans") }
    return found
  }
}
