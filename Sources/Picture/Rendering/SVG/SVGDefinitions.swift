/// The definitions of a document, referred to by name: gradients, clips, masks, filters, glyphs, images.
/// Equal ones share a name.
struct SVGDefinitions {
  private var names: [String: String] = [:]
  private var counts: [String: Int] = [:]
  private(set) var markup = ""

  /// - Parameters:
  ///   - prefix: the first letter of the name, by what is defined.
  ///   - element: `<tag`, to which the name is added.
  ///   - rest: everything after the name, from the space or `>` on.
  mutating func name(_ prefix: String, _ element: String, _ rest: String) -> String {
    let key = element + rest
    if let known = names[key] { return known }
    let name = fresh(prefix)
    names[key] = name
    markup += "\(element) id=\"\(name)\"\(rest)\n"
    return name
  }

  /// The name for a key of the caller's; `make` writes the definition with it.
  mutating func name(_ prefix: String, key: String, _ element: String, _ make: () -> String)
    -> String
  {
    if let known = names[key] { return known }
    let name = fresh(prefix)
    names[key] = name
    markup += "\(element) id=\"\(name)\"\(make())\n"
    return name
  }

  private mutating func fresh(_ prefix: String) -> String {
    let count = counts[prefix, default: 0]
    counts[prefix] = count + 1
    return prefix + String(count)
  }
}
