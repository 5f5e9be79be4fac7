import DisplayList
import Foundation
import Synchronization

/// The formats with parts that depend on a number which were handed out as plain strings: by `NSLocalizedString`,
/// whose result `String(format:)` takes.
///
/// Foundation on Apple's systems gives a string of a class of its own, which remembers its table. Here the name of
/// each part gets a mark behind it, `%#@days…@`, of characters that aren't drawn; it says which text is meant, since
/// most tables call their parts the same.
package enum PluralFormats {
  private struct Entry {
    let text: LocalizedText
    let language: String
  }

  private static let known = Mutex<[String: Entry]>([:])

  /// The text as a format that ``expanding(_:locale:arguments:)`` knows.
  /// - Parameter owner: the table and key of the text, which distinguish it from equal texts of other tables.
  static func mark(_ text: LocalizedText, language: String, owner: String) -> String {
    let isWhole = !text.plural.isEmpty
    guard isWhole || !text.substitutions.isEmpty else { return text.text ?? "" }
    let mark = mark(for: "\(owner)\u{0}\(language)\u{0}\(text.text ?? "")")
    known.withLock { $0[mark] = Entry(text: text, language: language) }
    // Xcode compiles a text of a string catalogue that is one by number as a whole to such a format.
    if isWhole { return "%#@value\(mark)@" }
    var format = text.text ?? ""
    for name in text.substitutions.keys.sorted() {
      format.replace("#@\(name)@", with: "#@\(name)\(mark)@")
    }
    return format
  }

  /// The format with each marked part in the form for its number; nil where there is none, or a part of a text that
  /// no longer is known.
  package static func expanding(
    _ format: String, locale: String, arguments: [LocalizedStringArgument]
  ) -> String? {
    guard format.contains("#@") else { return nil }
    var whole: LocalizedText?
    var language: String?
    var text = LocalizedText(format)
    for (name, mark) in markedNames(in: format) {
      guard let entry = known.withLock({ $0[mark] }) else { continue }
      language = language ?? entry.language
      if entry.text.plural.isEmpty {
        text.substitutions[name + mark] = entry.text.substitutions[name]
      } else if format == "%#@\(name)\(mark)@" {
        whole = entry.text
      } else {
        text.substitutions[name + mark] = .init(
          argument: nil, specifier: "lld", plural: entry.text.plural)
      }
    }
    guard let language else { return nil }
    return StringFormatter(locale: locale, language: language, arguments: arguments)
      .format(whole ?? text)
  }

  /// 16 characters without a form, of two bits each.
  private static func mark(for text: String) -> String {
    var hasher = DigestHasher()
    hasher.add(text)
    let bits = hasher.finish().low
    var mark = String.UnicodeScalarView()
    for place in 0..<16 { mark.append(marks[Int(bits >> (place * 2) & 3)]) }
    return String(mark)
  }

  /// Function application, invisible times, invisible separator, invisible plus.
  private static let marks: [Unicode.Scalar] = ["\u{2061}", "\u{2062}", "\u{2063}", "\u{2064}"]

  private static func markedNames(in format: String) -> [(name: String, mark: String)] {
    format.components(separatedBy: "#@").dropFirst().compactMap { part in
      let scalars = part.unicodeScalars.prefix { $0 != "@" }
      let mark = scalars.suffix(16)
      guard scalars.count > 16, mark.allSatisfy(marks.contains) else { return nil }
      return (String(scalars.dropLast(16)), String(mark))
    }
  }
}
