/// The arguments of a string with format specifiers: `%@`, `%2$lld`, `%(name)@`.
struct StringArguments {
  struct Argument: Equatable {
    /// The name between brackets, which is the label; nil for one without a label.
    var label: String?
    /// The type in Swift.
    var type: String
  }

  /// The arguments in the order of their positions.
  private(set) var all: [Argument] = []

  /// - Parameter substitutions: the specifiers of parts that vary by number, by their names.
  init(_ format: String, substitutions: [String: (position: Int?, specifier: String)] = [:]) {
    var found: [Int: Argument] = [:]
    var next = 1
    func add(_ position: Int?, _ argument: Argument) {
      let place = position ?? next
      // Before anything is added to it: the file's number may be the largest there is.
      guard (1...Self.limit).contains(place) else { return }
      next = place + 1
      if found[place] == nil { found[place] = argument }
    }
    for match in format.matches(of: Self.specifier()) {
      if let name = match.substitution, let part = substitutions[String(name)] {
        add(part.position, Argument(type: Self.type(of: part.specifier)))
      } else if let conversion = match.conversion {
        add(
          match.position.flatMap { Int($0) },
          Argument(label: match.label.map(String.init), type: Self.type(of: String(conversion))))
      }
    }
    var labels: Set<String> = []
    all = found.sorted { $0.key < $1.key }.map { _, argument in
      var argument = argument
      // A function can't have two parameters of one name.
      if let label = argument.label, !labels.insert(label).inserted { argument.label = nil }
      return argument
    }
  }

  /// More than a string has.
  private static let limit = 64

  /// The text without its specifiers.
  static func removed(from text: String) -> String { text.replacing(specifier(), with: " ") }

  private typealias Specifier = Regex<
    (
      Substring, position: Substring?, label: Substring?, substitution: Substring?,
      conversion: Substring?
    )
  >

  private static func specifier() -> Specifier {
    /%%|%arg\b|%(?:(?<position>\d+)\$)?(?:\((?<label>[A-Za-z_]\w*)\))?(?:#@(?<substitution>[^@]+)@|[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?(?<conversion>[@dDiuUxXoOfFeEgGaAcC]))/
  }

  private static func type(of specifier: String) -> String {
    switch specifier.last {
    case "@": "String"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
    case "u", "U", "x", "X", "o", "O": "UInt"
    default: "Int"
    }
  }
}
