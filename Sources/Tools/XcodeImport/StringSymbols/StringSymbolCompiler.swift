import Foundation

/// Writes Swift with a constant or a function for each key of a string catalogue that was added by hand, as Xcode 26
/// does where `STRING_CATALOG_GENERATE_SYMBOLS` is on.
package struct StringSymbolCompiler {
  private struct Symbol {
    let key: String
    let name: String
    let arguments: [StringArguments.Argument]
  }

  private let table: String
  private let symbols: [Symbol]
  /// Keys without a symbol, each with the reason.
  package let problems: [String]

  /// - Parameter name: the file's, without its extension.
  /// - Returns: nil for what isn't a catalogue.
  package init?(_ data: Data, named name: String) {
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return nil }
    table = name
    let language = root["sourceLanguage"] as? String ?? "en"
    var symbols: [String: Symbol] = [:]
    var problems: [String] = []
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      guard let entry = value as? [String: Any], entry["extractionState"] as? String == "manual"
      else { continue }
      guard let name = StringSymbolName(key).constant else {
        problems.append("The key “\(key)” gets no symbol: it has no letter or digit. Rename it.")
        continue
      }
      if let other = symbols[name] {
        problems.append(
          "The key “\(key)” gets no symbol: that of “\(other.key)” is called “\(name)” already. Rename it."
        )
        continue
      }
      symbols[name] = Symbol(
        key: key, name: name, arguments: Self.arguments(of: key, entry, in: language))
    }
    self.symbols = symbols.values.sorted { $0.key < $1.key }
    self.problems = problems
  }

  package var source: String {
    var text = SwiftText()
    text.line("// Made of \(SwiftName.literal(table + ".xcstrings")), as Xcode does.")
    text.line("import Foundation")
    text.line()
    text.block("nonisolated extension LocalizedStringResource") { text in
      if table == "Localizable" {
        for symbol in symbols { write(symbol, &text) }
      } else {
        text.block("enum \(SwiftName.escaped(namespace))") { text in
          for symbol in symbols { write(symbol, &text) }
        }
      }
    }
    return text.text
  }

  private var namespace: String {
    let name = String(table.filter { $0.isLetter || $0.isNumber || $0 == "_" })
    return name.isEmpty || name.first?.isNumber == true ? "_" + name : name
  }

  private func write(_ symbol: Symbol, _ text: inout SwiftText) {
    let name = SwiftName.escaped(symbol.name)
    let key = SwiftName.literal(symbol.key)
    let place =
      "table: \(SwiftName.literal(table)), bundle: .main"
    guard !symbol.arguments.isEmpty else {
      return text.line(
        "static var \(name): LocalizedStringResource { LocalizedStringResource(\(key), \(place)) }")
    }
    let parameters = symbol.arguments.enumerated().map { index, argument in
      "\(argument.label.map(SwiftName.escaped) ?? "_ arg\(index + 1)"): \(argument.type)"
    }
    let values = symbol.arguments.enumerated().map { index, argument in
      "\\(\(argument.label.map(SwiftName.escaped) ?? "arg\(index + 1)"))"
    }
    text.block(
      "static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource"
    ) {
      $0.line(
        "LocalizedStringResource(\(key), defaultValue: \"\(values.joined())\", \(place))")
    }
  }

  // MARK: Arguments

  /// Those of the text in the catalogue's own language; a key without one is its own text.
  private static func arguments(
    of key: String, _ entry: [String: Any], in language: String
  ) -> [StringArguments.Argument] {
    let localizations = entry["localizations"] as? [String: Any]
    guard let own = localizations?[language] as? [String: Any], let format = text(own) else {
      return StringArguments(key).all
    }
    var parts: [String: (position: Int?, specifier: String)] = [:]
    for (name, value) in own["substitutions"] as? [String: Any] ?? [:] {
      guard let part = value as? [String: Any] else { continue }
      parts[name] = (part["argNum"] as? Int, part["formatSpecifier"] as? String ?? "lld")
    }
    return StringArguments(format, substitutions: parts).all
  }

  /// The text itself, or of its variations the one with the most in it.
  private static func text(_ localization: [String: Any], depth: Int = 0) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard depth < 4, let variations = localization["variations"] as? [String: Any] else {
      return nil
    }
    let kinds = (variations["plural"] ?? variations["device"]) as? [String: Any] ?? [:]
    let known = kinds["other"] ?? kinds.sorted { $0.key < $1.key }.first?.value
    return (known as? [String: Any]).flatMap { text($0, depth: depth + 1) }
  }
}
