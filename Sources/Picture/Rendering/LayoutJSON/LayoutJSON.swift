import DisplayList
import Foundation

/// Writes the placed tree as JSON, one view a line, so that a line diff shows what moved: `{view,
/// frame:[x,y,width,height], text, truncated, font, color, link, label, role, level, hint,
/// identifier, selected, on, disabled, control, hidden, children[]}`, in points. What a view hasn't
/// is left out; `label` and the following are for assistive technology, but for `control`: the name
/// of the control for interactions.
package enum LayoutJSON {
  package static func export(_ list: DisplayList) -> String {
    var children: [Int: [Int]] = [:], roots: [Int] = []
    for (i, view) in list.views.enumerated() {
      // Parents come before their children; a record with a later parent would make a loop.
      if let parent = view.parent, parent >= 0, parent < i {
        children[parent, default: []].append(i)
      } else {
        roots.append(i)
      }
    }
    var writer = Writer(views: list.views, children: children)
    if roots.count == 1 {
      writer.write(roots[0], indent: "", ending: "\n")
      return writer.text
    }
    writer.text = "[\n"
    for (i, root) in roots.enumerated() {
      writer.write(root, indent: " ", ending: i + 1 < roots.count ? ",\n" : "\n")
    }
    return writer.text + "]\n"
  }

  private struct Writer {
    let views: [ViewRecord]
    let children: [Int: [Int]]
    var text = ""

    mutating func write(_ index: Int, indent: String, ending: String) {
      let view = views[index], f = view.frame
      let frame = [f.minX, f.minY, f.width, f.height].map { decimal($0, places: 3) }
      text +=
        "\(indent){\"view\": \(JSONText.quoted(view.kind)), \"frame\": [\(frame.joined(separator: ", "))]"
      add("text", view.text)
      if view.isTruncated { text += ", \"truncated\": true" }
      add("font", view.font)
      add("color", view.color)
      add("link", view.link)
      add("label", view.label)
      add("role", view.role)
      if let level = view.headingLevel { text += ", \"level\": \(level)" }
      add("hint", view.hint)
      add("identifier", view.identifier)
      if view.isSelected { text += ", \"selected\": true" }
      if let isOn = view.isOn { text += ", \"on\": \(isOn)" }
      if view.isDisabled { text += ", \"disabled\": true" }
      add("control", view.control)
      if view.isHiddenFromAccessibility { text += ", \"hidden\": true" }
      let inner = children[index] ?? []
      guard !inner.isEmpty else {
        text += "}\(ending)"
        return
      }
      text += ", \"children\": [\n"
      for (i, child) in inner.enumerated() {
        write(child, indent: indent + " ", ending: i + 1 < inner.count ? ",\n" : "\n")
      }
      text += "\(indent)]}\(ending)"
    }

    private mutating func add(_ key: String, _ value: String?) {
      if let value { text += ", \"\(key)\": \(JSONText.quoted(value))" }
    }
  }
}
