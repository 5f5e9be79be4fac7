import DisplayList
import Foundation

/// Unicode's plural categories, and the rules of the languages that widgets come in
/// (CLDR 44, cardinal numbers; https://www.unicode.org/cldr/charts/44/supplemental/language_plural_rules.html).
enum PluralCategory: String, Hashable {
  case zero, one, two, few, many, other

  static func texts(in entries: [String: String]) -> [PluralCategory: String] {
    var texts: [PluralCategory: String] = [:]
    for (name, text) in entries {
      if let category = PluralCategory(rawValue: name) { texts[category] = text }
    }
    return texts
  }

  /// - Parameter language: as `en` or `zh-Hans`.
  static func category(of number: Double, language: String) -> PluralCategory {
    let base = language.prefix { $0 != "-" && $0 != "_" }
    let isWhole = number == number.rounded(.towardZero)
    let n = isWhole ? Int(clamping: min(abs(number), 1e15)) : -1
    switch base {
    case "zh", "ja", "ko", "th", "vi", "id", "ms", "my", "lo", "yue": return .other
    case "fr", "pt", "hy": return abs(number) < 2 && (isWhole || base != "pt") ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "zu": return abs(number) <= 1 ? .one : .other
    case "ru", "uk", "be": return isWhole ? slavic(n) : .other
    case "pl": return isWhole ? polish(n) : .other
    case "cs", "sk":
      if !isWhole { return .many }
      return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "hr", "sr", "bs":
      let category = isWhole ? slavic(n) : .other
      return category == .many ? .other : category
    case "ar": return isWhole ? arabic(n) : .other
    case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
    case "ro": return n == 1 ? .one : n == 0 || (1...19).contains(n % 100) ? .few : .other
    case "lt":
      let teens = (11...19).contains(n % 100)
      if !isWhole { return .many }
      return n % 10 == 1 && !teens ? .one : n % 10 >= 2 && !teens ? .few : .other
    case "lv":
      return n % 10 == 0 || (11...19).contains(n % 100) ? .zero : n % 10 == 1 ? .one : .other
    case "sl":
      return [1: .one, 2: .two, 3: .few, 4: .few][isWhole ? n % 100 : 3] ?? .other
    default: return n == 1 ? .one : .other
    }
  }

  private static func slavic(_ n: Int) -> PluralCategory {
    let teens = (11...14).contains(n % 100)
    if n % 10 == 1 && !teens { return .one }
    return (2...4).contains(n % 10) && !teens ? .few : .many
  }

  private static func polish(_ n: Int) -> PluralCategory {
    if n == 1 { return .one }
    return (2...4).contains(n % 10) && !(12...14).contains(n % 100) ? .few : .many
  }

  private static func arabic(_ n: Int) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(n % 100) ? .few : n % 100 >= 11 ? .many : .other
    }
  }
}
