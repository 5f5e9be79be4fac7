import DisplayList
import Foundation
import Rendering

extension LayoutTree {
  /// The tree as JSON, one view a line, with the layout JSON's keys where it has the same. What a view
  /// hasn't is left out.
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
    // A text on one line says what it says.
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

  private mutating func add(_ key: String, _ steps: [LayoutNode.Step]) {
    if steps.isEmpty { return }
    text += ",\"\(key)\":[\(steps.map(written).joined(separator: ","))]"
  }

  private func written(_ step: LayoutNode.Step) -> String {
    if step.values.isEmpty { return "[\(JSONText.quoted(step.name))]" }
    let values = step.values.sorted { $0.key < $1.key }.map {
      "\(JSONText.quoted($0.key)):\(JSONText.quoted($0.value))"
    }
    return "[\(JSONText.quoted(step.name)),{\(values.joined(separator: ","))}]"
  }
}
