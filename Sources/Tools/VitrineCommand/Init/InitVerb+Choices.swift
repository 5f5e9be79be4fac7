import Goldens

extension InitVerb {
  /// What the arguments say, checked.
  struct Choices {
    /// nil where there is but one, or the one that is running is meant.
    var product: String?
    var shards = 3
    var isOfDigests = false
    var goldens = "Goldens"
    /// Files that are there, too, are written.
    var replaces = false
    /// Nothing is written.
    var onlyLists = false

    init(_ arguments: ParsedArguments) throws {
      let read = ValueReader(arguments)
      product = try read.one("product")
      shards = try read.number("shards", 1...256).map { Int($0) } ?? 3
      isOfDigests =
        try read.choice("goldens-format", GoldenFormat.allCases.map(\.rawValue))
        == GoldenFormat.digest.rawValue
      goldens = try read.one("goldens") ?? "Goldens"
      replaces = arguments.switches.contains("force")
      onlyLists = arguments.switches.contains("dry-run")
    }
  }
}
