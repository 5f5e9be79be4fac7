/// The Swift name that Xcode gives an asset's symbol.
///
/// Apple doesn't publish the rules. These are read from 24 files `GeneratedAssetSymbols.swift` that Xcode 15 and
/// 16 wrote, in public repositories; `AssetSymbolNameTests` has the pairs that each rule rests on.
struct AssetSymbolName {
  /// The parts of the name: runs of digits, of capitals, of small letters behind at most one capital. Anything
  /// but ASCII letters and digits lies between them.
  private let words: [String]

  /// - Parameters:
  ///   - name: the last component of the asset's name.
  ///   - suffix: the word that is left out at the end, in any case: `color` of a color's name.
  init(_ name: String, leavingOut suffix: String? = nil) {
    var words = Self.words(name)
    if let suffix, words.count > 1, words.last?.lowercased() == suffix { words.removeLast() }
    self.words = words
  }

  /// The name of a constant: `widgetBackground`, `_2Ru`, `TLS_2016`; nil where no letter or digit is left.
  var constant: String? { words.isEmpty ? nil : Self.usable(isLoud ? loud : camel) }

  /// The name of a namespace: `WidgetIcons`.
  var namespace: String? {
    words.isEmpty ? nil : Self.usable(isLoud ? loud : words.map(Self.capitalized).joined())
  }

  /// Whether there are no small letters: such a name stays as it is, with underscores.
  private var isLoud: Bool { !words.contains { $0.contains(where: \.isLowercase) } }

  private var loud: String { words.joined(separator: "_") }

  private var camel: String {
    words[0].lowercased() + words.dropFirst().map(Self.capitalized).joined()
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func usable(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  private enum Kind { case digit, capital, small, other }

  private static func kind(_ character: Character) -> Kind {
    guard character.isASCII else { return .other }
    if character.isNumber { return .digit }
    if character.isUppercase { return .capital }
    return character.isLowercase ? .small : .other
  }

  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var last = Kind.other
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in name {
      let kind = kind(character)
      switch (last, kind) {
      case (_, .other): end()
      case (.capital, .small):
        // The last capital of `BGColor` begins a word.
        if word.count > 1 {
          let first = word.removeLast()
          end()
          word.append(first)
        }
        word.append(character)
      case _ where kind == last: word.append(character)
      default:
        end()
        word.append(character)
      }
      last = kind
    }
    end()
    return words
  }
}
