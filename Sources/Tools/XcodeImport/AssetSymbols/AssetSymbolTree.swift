import AssetCatalogs

/// The symbols of the assets of one kind: constants, and the namespaces in which more of them lie.
struct AssetSymbolTree {
  struct Symbol {
    /// The asset's whole name, as `Tab/Home`.
    let asset: String
    let name: String
  }

  /// The constants, each with its name in Swift, in the order of the assets' names.
  private(set) var symbols: [Symbol] = []
  private(set) var namespaces: [(name: String, tree: AssetSymbolTree)] = []
  /// Assets without a symbol, each with the reason.
  private(set) var problems: [String] = []

  /// - Parameters:
  ///   - names: the assets' whole names. One that several catalogues have, as those of an app and its extension, counts
  ///     once, as it does in the bundle.
  ///   - kind: `color` or `image`, which is left out at the end of a name.
  init(_ names: [String], kind: String) {
    for name in Set(names).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      insert(name, path: name.split(separator: "/").map(String.init)[...], kind)
    }
  }

  private init() {}

  private mutating func insert(_ asset: String, path: ArraySlice<String>, _ kind: String) {
    guard let component = path.first else { return }
    guard path.count > 1 else {
      guard let name = AssetSymbolName(component, leavingOut: kind).constant else {
        return problems.append(
          "The \(kind) “\(asset)” gets no symbol: its name has no letter or digit of ASCII. Rename it."
        )
      }
      guard !symbols.contains(where: { $0.name == name }) else {
        return problems.append(
          "The \(kind) “\(asset)” gets no symbol: another is called “\(name)” already. Rename it.")
      }
      return symbols.append(Symbol(asset: asset, name: name))
    }
    guard let name = AssetSymbolName(component).namespace else {
      return problems.append(
        "The \(kind) “\(asset)” gets no symbol: “\(component)” has no letter or digit of ASCII. Rename it."
      )
    }
    if let index = namespaces.firstIndex(where: { $0.name == name }) {
      namespaces[index].tree.insert(asset, path: path.dropFirst(), kind)
    } else {
      var tree = AssetSymbolTree()
      tree.insert(asset, path: path.dropFirst(), kind)
      namespaces.append((name, tree))
    }
  }
}
