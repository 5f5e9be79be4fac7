import Foundation

/// Finds the mistakes in the sets of a catalogue: those for which Xcode's compiler warns or stops.
package enum CatalogCheck {
  /// The problems of a set, in the order of its entries.
  package static func problems(of item: CatalogItem) -> [ResourceProblem] {
    do {
      let document = try CatalogDocument(folder: item.folder)
      switch item.kind {
      case .image: return problems(ofImages: document, "images", item.folder)
      case .symbol: return problems(ofImages: document, "symbols", item.folder)
      case .color: return problems(ofColors: document)
      }
    } catch {
      return (error as? ResourceProblem).map { [$0] } ?? []
    }
  }

  private static func problems(
    ofImages document: CatalogDocument, _ key: String, _ folder: URL
  ) -> [ResourceProblem] {
    guard let entries = document.root[key] as? [[String: Any]] else {
      return [
        ResourceProblem(document.file, line: 1, "there is no list “\(key)” of objects; add it.")
      ]
    }
    var counter = Counter()
    return entries.flatMap { entry -> [ResourceProblem] in
      var problems = commonProblems(entry, document, &counter)
      if let name = entry["filename"] as? String {
        let line = document.line(of: name, occurrence: counter.next(name))
        let file = CatalogItem.file(named: name, in: folder)
        if name.contains("/") || CatalogItem.isFolder(file)
          || !FileManager.default.fileExists(atPath: file.path)
        {
          problems.append(
            ResourceProblem(
              document.file, line: line,
              "the file \(name) isn't there; add it, or remove the entry's “filename”."))
        }
      }
      if let scale = entry["scale"] as? String, !scales.contains(scale) {
        problems.append(
          unknown("scale", scale, scales, document, counter.next(scale)))
      }
      return problems
    }
  }

  private static func problems(ofColors document: CatalogDocument) -> [ResourceProblem] {
    guard let entries = document.root["colors"] as? [[String: Any]] else {
      return [
        ResourceProblem(document.file, line: 1, "there is no list “colors” of objects; add it.")
      ]
    }
    var counter = Counter()
    return entries.flatMap { entry -> [ResourceProblem] in
      var problems = commonProblems(entry, document, &counter)
      guard let color = entry["color"] as? [String: Any], color["reference"] == nil else {
        return problems
      }
      if let space = color["color-space"] as? String, !colorSpaces.contains(space) {
        problems.append(unknown("color-space", space, colorSpaces, document, counter.next(space)))
      }
      return problems + componentProblems(color, document, &counter)
    }
  }

  private static func componentProblems(
    _ color: [String: Any], _ document: CatalogDocument, _ counter: inout Counter
  ) -> [ResourceProblem] {
    guard let components = color["components"] as? [String: Any] else {
      return [
        ResourceProblem(
          document.file, line: document.line(of: "color", occurrence: 0),
          "a color has neither “components” nor a “reference”; give one.")
      ]
    }
    var problems: [ResourceProblem] = []
    let names = components["white"] == nil ? ["red", "green", "blue"] : ["white"]
    for name in names where components[name] == nil {
      problems.append(
        ResourceProblem(
          document.file,
          line: document.line(of: "components", occurrence: counter.peek("components")),
          "the component “\(name)” is missing; add it."))
    }
    _ = counter.next("components")
    for name in names + ["alpha"] {
      guard let text = components[name] as? String else { continue }
      let occurrence = counter.next(text)
      if ColorComponent(text) == nil {
        problems.append(
          ResourceProblem(
            document.file, line: document.line(of: text, occurrence: occurrence),
            "“\(text)” is no value of the component “\(name)”; write 0xFF, 255 or 1.000."))
      }
    }
    return problems
  }

  private static func commonProblems(
    _ entry: [String: Any], _ document: CatalogDocument, _ counter: inout Counter
  ) -> [ResourceProblem] {
    guard let idiom = entry["idiom"] as? String else { return [] }
    let occurrence = counter.next(idiom)
    return idioms.contains(idiom) ? [] : [unknown("idiom", idiom, idioms, document, occurrence)]
  }

  private static func unknown(
    _ key: String, _ value: String, _ known: [String], _ document: CatalogDocument,
    _ occurrence: Int
  ) -> ResourceProblem {
    ResourceProblem(
      document.file, line: document.line(of: value, occurrence: occurrence),
      "“\(value)” is no \(key); use one of \(known.joined(separator: ", ")).")
  }

  // Apple, Asset Catalog Format Reference; `vision`, `universal` for widgets, and the marketing icons as
  // found in catalogues of public projects.
  private static let idioms = [
    "universal", "iphone", "ipad", "mac", "watch", "tv", "car", "vision", "ios-marketing",
    "watch-marketing", "tv-marketing",
  ]
  private static let scales = ["1x", "2x", "3x"]
  private static let colorSpaces = [
    "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray",
  ]

  /// Counts how often each string was met, since equal values stand on several lines.
  private struct Counter {
    private var counts: [String: Int] = [:]

    func peek(_ text: String) -> Int { counts[text, default: 0] }

    mutating func next(_ text: String) -> Int {
      defer { counts[text, default: 0] += 1 }
      return counts[text, default: 0]
    }
  }
}
