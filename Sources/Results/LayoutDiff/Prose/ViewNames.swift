import Foundation

/// The names of a tree's views in sentences.
struct ViewNames {
  let tree: FlatTree

  /// `Text “AAPL”`, `Image “star.fill”`, `QuoteRow “AAPL”`, `RoundedRectangle behind VStack`.
  func name(_ index: Int) -> String {
    if shownText(of: index) != nil { return bare(index) }
    return bare(index) + (layerPosition(index).map { " \($0)" } ?? "")
  }

  /// The name without the view that a layer is behind or over.
  func bare(_ index: Int) -> String {
    tree.nodes[index].view + (shownText(of: index).map { " " + Self.quoted($0) } ?? "")
  }

  /// ` behind Text “AAPL”`, ` over VStack in EventRow`; nil for a view that is no layer.
  func layer(_ index: Int, isGeneral: Bool) -> String? {
    guard let other = tree.base(of: index) else { return nil }
    return " \(layerWord(index)) " + (isGeneral ? kind(other) : located(other))
  }

  /// The name with its owner: `VStack in EventRow`.
  func located(_ index: Int) -> String {
    let node = tree.nodes[index]
    if node.text != nil || node.imageName != nil { return name(index) }
    return name(index) + home(of: index)
  }

  /// The type with its owner: `VStack in EventRow`.
  func kind(_ index: Int) -> String {
    tree.nodes[index].view + home(of: index)
  }

  /// ` in EventRow`; empty for the developer's own views.
  private func home(of index: Int) -> String {
    if ViewKinds.isOwn(tree.nodes[index].view) { return "" }
    let home =
      owner(of: index)
      ?? tree.ancestors(of: index).first { tree.nodes[$0].view == "ContainerBackground" }
    return home.map { " in \(tree.nodes[$0].view)" } ?? ""
  }

  /// Several in one list; those with equal names are counted.
  func list(_ indices: [Int]) -> String { Phrases.list(entries(indices)) }

  /// The same, one by one.
  func entries(_ indices: [Int]) -> [String] {
    var entries: [(name: String, count: Int)] = []
    var positions: [String: Int] = [:]
    for index in indices {
      var name = kind(index)
      if shownText(of: index) != nil {
        name = located(index)
      } else if !tree.children[index].isEmpty, let text = firstText(in: index) {
        name = "\(tree.nodes[index].view) \(Self.quoted(text))"
      }
      if let known = positions[name] {
        entries[known].count += 1
      } else {
        positions[name] = entries.count
        entries.append((name, 1))
      }
    }
    if indices.count == 1, entries[0].name == kind(indices[0]) { return [located(indices[0])] }
    return entries.map { $0.count == 1 ? $0.name : "\($0.count) × \($0.name)" }
  }

  /// The views around it from the outermost: `EventsView › VStack`.
  func path(_ index: Int) -> String {
    tree.ancestors(of: index).reversed().map { tree.nodes[$0].view }.joined(separator: " › ")
  }

  /// The innermost of the developer's own views around it.
  func owner(of index: Int) -> Int? {
    tree.ancestors(of: index).first { ViewKinds.isOwn(tree.nodes[$0].view) }
  }

  /// The text by which a reader of the picture recognizes it.
  private func shownText(of index: Int) -> String? {
    let node = tree.nodes[index]
    if let text = node.text { return text }
    if node.view == "Image" { return node.imageName ?? node.label }
    if let identifier = node.identifier { return identifier }
    if layerPosition(index) != nil { return nil }
    if ViewKinds.isControl(node.view) || hasTwins(index) { return firstText(in: index) }
    return nil
  }

  /// Whether siblings have the same type.
  private func hasTwins(_ index: Int) -> Bool {
    let row = tree.parents[index].map { tree.children[$0] } ?? tree.roots
    return row.prefix(200).contains {
      $0 != index && tree.nodes[$0].view == tree.nodes[index].view
    }
  }

  private func firstText(in index: Int) -> String? {
    let end = min(tree.ends[index], index + 50)
    return tree.nodes[index..<end].lazy.compactMap(\.text).first { !$0.isEmpty }
  }

  /// `behind VStack`, for backgrounds, overlays and masks.
  private func layerPosition(_ index: Int) -> String? {
    guard let other = tree.base(of: index) else { return nil }
    let base = tree.nodes[other]
    let name = base.text.map { "\(base.view) \(Self.quoted($0))" } ?? base.view
    return "\(layerWord(index)) \(name)"
  }

  private func layerWord(_ index: Int) -> String {
    let node = tree.nodes[index]
    return node.modifier(.mask) != nil
      ? "masking" : node.modifier(.background) != nil ? "behind" : "over"
  }

  /// A text in quotation marks, shortened to 40 characters.
  static func quoted(_ text: String) -> String { "“\(clean(text, most: 40))”" }

  /// A text of at most `most` characters, without those that would reverse or break a terminal's line.
  static func clean(_ text: String, most: Int) -> String {
    var result = ""
    var count = 0
    for character in text {
      if count == most { return result + "…" }
      if character.isNewline || character == "\t" {
        result.append(" ")
      } else {
        let scalars = character.unicodeScalars.filter { !isControl($0) }
        if scalars.isEmpty { continue }
        result.unicodeScalars.append(contentsOf: scalars.prefix(12))
      }
      count += 1
    }
    return result
  }

  /// The end of a text in quotation marks.
  static func quotedEnd(_ text: String) -> String {
    text.count <= 40 ? quoted(text) : quoted("…" + text.suffix(30))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
    default: false
    }
  }
}
