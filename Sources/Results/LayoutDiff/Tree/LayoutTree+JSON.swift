import DisplayList
import Foundation
import Rendering

extension LayoutTree {
  /// The tree as JSON, one view a line, with the layout JSON's keys where it has the same. Keys without a
  /// value are left out. Digests of goldens are made of this text: it must stay as it is.
  package func encoded() -> String {
    var writer = Writer()
    if roots.count == 1 {
      writer.write(roots[0], ending: "\n")
    } else {
      writer.text = "[\n"
      for (i, root) in roots.enumerated() {
        writer.write(root, ending: i + 1 < roots.count ? ",\n" : "\n")
      }
      writer.text += "]\n"
    }
    return writer.text
  }
}

private struct Writer {
  var text = ""

  mutating func write(_ node: LayoutNode, ending: String) {
    let f = node.frame
    let frame = [f.minX, f.minY, f.width, f.height].map { decimal($0, places: 3) }
    text += "{\"view\":\(JSONText.quoted(node.view)),\"frame\":[\(frame.joined(separator: ","))]"
    add("text", node.text)
    if node.isTruncated { text += ",\"truncated\":true" }
    // The line of a text that has one is the text.
    if node.lines != (node.text.map { [$0] } ?? []) {
      text += ",\"lines\":[\(node.lines.map(JSONText.quoted).joined(separator: ","))]"
    }
    add("font", node.font)
    add("color", node.color)
    add("link", node.link)
    add("label", node.label)
    add("identifier", node.identifier)
    add("modifiers", node.modifiers)
    add("draws", node.draws)
    guard !node.children.isEmpty else {
      text += "}\(ending)"
      return
    }
    text += ",\"children\":[\n"
    for (i, child) in node.children.enumerated() {
      write(child, ending: i + 1 < node.children.count ? ",\n" : "\n")
    }
    text += "]}\(ending)"
  }

  private mutating func add(_ key: String, _ value: String?) {
    if let value { text += ",\"\(key)\":\(JSONText.quoted(value))" }
  }

  private mutating func add(_ key: String, _ traits: [ViewTrait]) {
    if traits.isEmpty { return }
    text += ",\"\(key)\":[\(traits.map(written).joined(separator: ","))]"
  }

  private func written(_ trait: ViewTrait) -> String {
    let name = JSONText.quoted(trait.id.definition.name)
    if trait.values.isEmpty { return "[\(name)]" }
    let values = trait.values.entries.map {
      "\(JSONText.quoted($0.field.name)):\(JSONText.quoted($0.value.text))"
    }
    return "[\(name),{\(values.joined(separator: ","))}]"
  }
}

// MARK: Reading

extension LayoutTree {
  /// Reads what ``encoded()`` wrote; keys and traits that aren't known are passed over.
  /// - Throws: `DecodingError` for damaged text.
  package init(decoding text: String) throws {
    let decoder = JSONDecoder()
    let data = Data(text.utf8)
    let isList = data.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "[")
    self.init(
      roots: isList
        ? try decoder.decode([LayoutNode].self, from: data)
        : [try decoder.decode(LayoutNode.self, from: data)])
  }
}

extension LayoutNode: Decodable {
  private enum Key: String, CodingKey {
    case view, frame, text, truncated, lines, font, color, link, label, identifier, modifiers,
      draws,
      children
  }

  package init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: Key.self)
    let frame = try json.decode([CGFloat].self, forKey: .frame)
    guard frame.count == 4 else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: json, debugDescription: "A frame has four numbers.")
    }
    self.init(
      view: try json.decode(String.self, forKey: .view),
      frame: Self.rounded(CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])))
    func string(_ key: Key) throws -> String? { try json.decodeIfPresent(String.self, forKey: key) }
    func traits(_ key: Key, _ section: TraitDefinition.Section) throws -> [ViewTrait] {
      let stored = try json.decodeIfPresent([StoredTrait].self, forKey: key) ?? []
      return stored.compactMap { $0.trait(in: section) }
    }
    text = try string(.text)
    isTruncated = try json.decodeIfPresent(Bool.self, forKey: .truncated) ?? false
    lines = try json.decodeIfPresent([String].self, forKey: .lines) ?? text.map { [$0] } ?? []
    font = try string(.font)
    color = try string(.color)
    link = try string(.link)
    label = try string(.label)
    identifier = try string(.identifier)
    modifiers = try traits(.modifiers, .modifiers)
    draws = try traits(.draws, .drawing)
    children = try json.decodeIfPresent([LayoutNode].self, forKey: .children) ?? []
  }
}

/// A trait as JSON has it: `["padding",{"top":"4"}]`.
private struct StoredTrait: Decodable {
  let name: String
  let values: [String: String]

  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    name = try parts.decode(String.self)
    values = try parts.decodeIfPresent([String: String].self) ?? [:]
  }

  func trait(in section: TraitDefinition.Section) -> ViewTrait? {
    guard let id = TraitTable.id(name, in: section) else { return nil }
    let definition = id.definition
    var trait = ViewTrait(id)
    for (name, text) in values {
      let field = TraitField(name)
      trait[field] = TraitValue(text, definition[field].unit)
    }
    return trait
  }
}
