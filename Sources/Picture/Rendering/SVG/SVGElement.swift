import DisplayList
import Foundation

/// An element around others. It is written when the first of them is, so that views and groups
/// without ink leave nothing behind.
struct SVGElement {
  enum Kind { case view(Int), group }
  var kind: Kind
  /// The start tag; nil where the element isn't needed unless it draws itself.
  var start: String?
  var end: String
  var isOpen = false
  /// The factor by which a group's transform enlarges its content at most.
  var enlargement: CGFloat = 1
  /// The part of a group's own space that can be seen, in points; nil where it isn't known.
  var visible: CGRect?
}

extension SVGDocument {
  func begin(view index: Int) {
    guard views.indices.contains(index) else {
      return open.append(SVGElement(kind: .view(index), start: nil, end: ""))
    }
    let record = views[index]
    let hasElement =
      record.label != nil || record.link != nil || record.role != nil || record.hint != nil
      || record.identifier != nil || record.isSelected
    open.append(
      SVGElement(
        kind: .view(index), start: hasElement ? startTag(record) : nil, end: endTag(record)))
  }

  func endView() {
    if case .view? = open.last?.kind { close() }
  }

  func endGroup() {
    if case .group? = open.last?.kind { close() }
  }

  func close() {
    let element = open.removeLast()
    if element.isOpen { line(element.end) }
  }

  /// Writes the start tags that wait, before something is drawn.
  func openAll() {
    // The view that draws gets its element in any case, if it isn't too late for it.
    let innermost = open.lastIndex { if case .view = $0.kind { true } else { false } }
    if let i = innermost, open[i].start == nil, !open[i...].contains(where: \.isOpen),
      case .view(let index) = open[i].kind, views.indices.contains(index)
    {
      open[i].start = startTag(views[index])
    }
    let next = (open.lastIndex { $0.isOpen } ?? -1) + 1
    for i in next..<open.count {
      guard let start = open[i].start else { continue }
      line(start)
      open[i].isOpen = true
    }
  }

  private func link(_ record: ViewRecord) -> String? { record.link.flatMap(MarkupText.safeLink) }

  private func endTag(_ record: ViewRecord) -> String { link(record) == nil ? "</g>" : "</a>" }

  private func startTag(_ record: ViewRecord) -> String {
    var tag = link(record).map { "<a href=\"\($0)\"" } ?? "<g"
    tag += " data-view=\"\(escaped(record.kind))\""
    if let identifier = record.identifier { tag += " data-identifier=\"\(escaped(identifier))\"" }
    if let control = record.control { tag += " data-control=\"\(escaped(control))\"" }
    if record.isHiddenFromAccessibility { return tag + " aria-hidden=\"true\">" }
    // Outlines have no text: the text becomes the name.
    let name = record.label ?? (text == .outlines ? record.text : nil)
    let isLink = link(record) != nil
    if let role = record.role, !(isLink && role == "link") {
      tag += " role=\"\(escaped(role))\""
    } else if name != nil, !isLink {
      tag += " role=\"img\""
    }
    if let level = record.headingLevel { tag += " aria-level=\"\(level)\"" }
    if record.isSelected { tag += " aria-selected=\"true\"" }
    if let isOn = record.isOn, record.role == "switch" { tag += " aria-checked=\"\(isOn)\"" }
    if record.isDisabled { tag += " aria-disabled=\"true\"" }
    if let hint = record.hint { tag += " aria-description=\"\(escaped(hint))\"" }
    guard let name, !name.isEmpty else { return tag + ">" }
    return tag + " aria-label=\"\(escaped(name))\"><title>\(escaped(name))</title>"
  }
}
