import Foundation

/// Reads `.stringsdict`: texts with parts that depend on a number.
enum StringsDictFile {
  static func read(_ url: URL) -> [String: LocalizedText]? {
    guard let data = try? Data(contentsOf: url),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let entries = list as? [String: Any]
    else { return nil }
    return entries.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
  }

  private static func text(_ entry: [String: Any]) -> LocalizedText? {
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      // The texts are for different widths; no width is known here, so the widest text is taken.
      let widest = widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }
      return widest.map { LocalizedText($0.value) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var text = LocalizedText(format)
    for (name, value) in entry {
      guard let rule = value as? [String: String],
        rule["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType"
      else { continue }
      let specifier = rule["NSStringFormatValueTypeKey"] ?? "d"
      text.substitutions[name] = .init(
        argument: nil, specifier: specifier, plural: PluralCategory.texts(in: rule))
    }
    return text
  }
}
