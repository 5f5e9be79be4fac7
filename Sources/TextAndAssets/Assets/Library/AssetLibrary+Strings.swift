import Foundation

extension AssetLibrary {
  package typealias StringArgument = LocalizedStringArgument

  /// The string for a key in the best language of those the product has; nil where no table has
  /// the key. `locale` is as `zh_Hans_CN` or `en_US`. What depends on a number is given as for many;
  /// ``localizedString(forKey:table:locale:arguments:)`` chooses by it.
  package func string(forKey key: String, table: String?, locale: String) -> String? {
    lock.withLock {
      strings.text(forKey: key, table: table ?? "Localizable", locale: locale)?.0.text
    }
  }

  /// The string for a key as `NSLocalizedString` gives it. What depends on a number is a format whose parts
  /// ``PluralFormats`` knows.
  package func plainFormat(forKey key: String, table: String?, locale: String) -> String? {
    let found = lock.withLock {
      strings.text(forKey: key, table: table ?? "Localizable", locale: locale)
    }
    return found.map { text, language in
      PluralFormats.mark(text, language: language, owner: "\(owner)\u{0}\(table ?? "")\u{0}\(key)")
    }
  }

  /// The string in the form for the numbers among the arguments, with its specifiers, such as `%@` or
  /// `%2$lld`, not yet replaced.
  package func format(
    forKey key: String, table: String?, locale: String, arguments: [StringArgument]
  ) -> String? {
    let found = lock.withLock {
      strings.text(forKey: key, table: table ?? "Localizable", locale: locale)
    }
    return found.map { text, language in
      StringFormatter(locale: locale, language: language, arguments: arguments).format(text)
    }
  }

  /// The same with its arguments put in: `%@`, `%lld`, `%.1f`, `%2$@`, `%%`, and what depends on a
  /// number in the form for that number. Without arguments per cent signs stay as they are.
  package func localizedString(
    forKey key: String, table: String?, locale: String, arguments: [StringArgument]
  ) -> String? {
    let found = lock.withLock {
      strings.text(forKey: key, table: table ?? "Localizable", locale: locale)
    }
    guard let (text, language) = found else { return nil }
    guard !arguments.isEmpty else { return text.text }
    let formatter = StringFormatter(locale: locale, language: language, arguments: arguments)
    return formatter.string(text)
  }

  /// The string for a key with its arguments put in; the key itself is the format where no table has it.
  /// Results are cached, since the frames of a timeline have mostly the same texts.
  package func text(
    forKey key: String, table: String?, locale: String, arguments: [StringArgument]
  ) -> String {
    let asked = TextKey(key: key, table: table, locale: locale, arguments: arguments)
    if let known = lock.withLock({ texts[asked] }) { return known }
    let text =
      localizedString(forKey: key, table: table, locale: locale, arguments: arguments)
      ?? Self.format(key, locale: locale, arguments: arguments)
    lock.withLock {
      if texts.count == 4096 { texts.removeAll() }
      texts[asked] = text
    }
    return text
  }

  /// The keys, since this was last asked, that were looked up in a language which lacks them.
  package func takeUntranslated() -> [UntranslatedKey] {
    lock.withLock { strings.takeUntranslated() }
  }

  struct TextKey: Hashable {
    let key: String
    let table: String?
    let locale: String
    let arguments: [StringArgument]

    /// Hashes the key and the arguments alone: the texts of a product mostly have the same table, and those of a frame
    /// the same locale.
    func hash(into hasher: inout Hasher) {
      hasher.combine(key)
      hasher.combine(arguments)
    }
  }

  /// Puts arguments into a format that is no table's: the key itself, where none has it.
  package static func format(
    _ format: String, locale: String, arguments: [StringArgument]
  ) -> String {
    guard !arguments.isEmpty else { return format }
    return StringFormatter(locale: locale, language: locale, arguments: arguments)
      .string(LocalizedText(format))
  }
}
