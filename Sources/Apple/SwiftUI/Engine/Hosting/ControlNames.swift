import DisplayList
import Foundation

enum ControlNames {
  /// Names the controls, in the order they were drawn in, and writes the names into the records.
  static func named(_ drawn: [DrawnControl], _ views: inout [ViewRecord]) -> [RenderedControl] {
    var taken: Set<String> = []
    return drawn.compactMap { control in
      guard let intent = control.interaction.intent, views.indices.contains(control.view) else {
        return nil
      }
      let record = views[control.view]
      let label =
        record.label ?? control.interaction.title ?? firstWords(in: control.view, views) ?? ""
      let name = unique(
        [record.identifier, label].compactMap { $0.map(slug) }.first { !$0.isEmpty }
          ?? slug(typeName(intent)), &taken)
      views[control.view].control = name
      return RenderedControl(
        name: name, kind: control.interaction.isOn == nil ? .button : .toggle, label: label,
        isOn: control.interaction.isOn, isEnabled: control.interaction.isEnabled,
        frame: control.frame,
        intent: intent, place: control.interaction.place)
    }
  }

  private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
    let base = name.isEmpty ? "control" : name
    var result = base
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(base)-\(number)"
      number += 1
    }
    return result
  }

  /// The first text of the views within, which follow it directly.
  private static func firstWords(in index: Int, _ views: [ViewRecord]) -> String? {
    for view in views[(index + 1)...] {
      guard let parent = view.parent, parent >= index else { return nil }
      if !view.isHiddenFromAccessibility, let text = view.label ?? view.text, !text.isEmpty {
        return text
      }
    }
    return nil
  }

  /// `SendCommandIntent` is `Send Command`.
  private static func typeName(_ intent: any Sendable) -> String {
    var name = TypeName.of(type(of: intent))
    for ending in ["AppIntent", "Intent"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    var text = ""
    for character in name {
      if character.isUppercase, text.last?.isLowercase == true { text += " " }
      text.append(character)
    }
    return text
  }

  /// Letters and digits of any script, small; hyphens between words. At most 40 characters.
  static func slug(_ text: String) -> String {
    var slug = ""
    for character in text.lowercased() {
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if slug.last != "-", !slug.isEmpty {
        slug.append("-")
      }
      if slug.count == 40 { break }
    }
    if slug.last == "-" { slug.removeLast() }
    return slug
  }
}
