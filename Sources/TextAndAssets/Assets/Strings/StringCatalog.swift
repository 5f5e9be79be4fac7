import Foundation

/// Reads a string catalogue, `.xcstrings`.
struct StringCatalog {
  let sourceLanguage: String
  /// The texts, by language and then by key.
  private(set) var texts: [String: [String: LocalizedText]] = [:]

  init?(url: URL) {
    guard let data = try? Data(contentsOf: url),
      let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    texts[sourceLanguage] = [:]
    for (key, value) in strings {
      // In the source language a key without a text is its own text.
      texts[sourceLanguage]?[key] = LocalizedText(key)
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        if let entry = localization as? [String: Any], let text = Self.text(entry) {
          texts[language, default: [:]][key] = text
        }
      }
    }
  }

  private static func text(_ entry: [String: Any]) -> LocalizedText? {
    var text: LocalizedText
    if let value = value(entry) {
      text = LocalizedText(value)
    } else if let variations = entry["variations"] as? [String: Any],
      let varied = varied(variations)
    {
      text = varied
    } else {
      return nil
    }
    for (name, value) in entry["substitutions"] as? [String: Any] ?? [:] {
      guard let substitution = value as? [String: Any],
        let variations = substitution["variations"] as? [String: Any],
        let plural = variations["plural"] as? [String: Any]
      else { continue }
      text.substitutions[name] = .init(
        argument: substitution["argNum"] as? Int,
        specifier: substitution["formatSpecifier"] as? String ?? "lld",
        plural: PluralCategory.texts(in: plural.compactMapValues { Self.value($0) }))
    }
    return text
  }

  private static func varied(_ variations: [String: Any]) -> LocalizedText? {
    if let devices = variations["device"] as? [String: Any] {
      let entry = devices["iphone"] ?? devices["other"] ?? devices["ipad"]
      return (entry as? [String: Any]).flatMap(text)
    }
    guard let plural = variations["plural"] as? [String: Any] else { return nil }
    let texts = PluralCategory.texts(in: plural.compactMapValues { value($0) })
    return texts.isEmpty ? nil : LocalizedText(plural: texts)
  }

  private static func value(_ entry: Any) -> String? {
    (((entry as? [String: Any])?["stringUnit"] as? [String: Any])?["value"] as? String)
      .map(withoutNames)
  }

  /// A text whose arguments have no names: Xcode 26 writes `%(count)lld` and `%2$(name)@` into catalogues.
  private static func withoutNames(_ text: String) -> String {
    guard text.contains("%(") || text.contains("$(") else { return text }
    let named = /%%|%(\d+\$)?\([A-Za-z_]\w*\)(?=(?:\d+\$)?[-+0#'.\d]*[hlqLzjt]*[@dDiuUxXofFeEgGcs])/
    return text.replacing(named) { $0.0 == "%%" ? "%%" : "%" + ($0.1 ?? "") }
  }
}
