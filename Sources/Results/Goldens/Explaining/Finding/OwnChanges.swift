import Foundation

/// What changed of a view that was there before, by what it says, shows and is told by its source.
struct OwnChanges {
  private(set) var causes: [Cause] = []

  /// - Parameter place: of a spacer, by how many views stand before it.
  init(
    _ old: LayoutNode, _ new: LayoutNode,
    place: @escaping (ModifierChanges.Side, Int) -> SpacerPlace
  ) {
    if let before = old.text, let after = new.text, before != after {
      add(text: before, after)
    }
    addRedaction(old, new)
    addEmptiness(old, new)
    if let before = old.font, let after = new.font, before != after {
      causes.append(.changed(.font, "font", "font", "\(before) → \(after)", isGeometric: true))
    }
    let modifiers = ModifierChanges(old, new, place: place).causes
    causes += modifiers.filter { $0.kind == .image }
    let hasArguments = modifiers.contains { $0.trait.hasPrefix("argument ") }
    causes += DrawChanges(old, new, hasArguments: hasArguments).causes
    causes += modifiers.filter { $0.kind != .image }
    if old.link != new.link {
      causes.append(
        new.view == Cause.widgetURL
          ? .widgetURL(old.link, new.link)
          : .changed(
            .link, "link", "link", "\(Cause.quoted(old.link)) → \(Cause.quoted(new.link))",
            isGeometric: false))
    }
    // An image that has no other label is called by its name.
    // The widget's URL is its own label.
    if old.label != new.label, old.imageName == new.imageName, new.view != Cause.widgetURL {
      add(label: old.label, new.label)
    }
  }

  private mutating func add(text before: String, _ after: String) {
    let now = ViewNames.quoted(after)
    causes.append(
      Cause(
        kind: .text, trait: "text", values: "\(before) → \(after)",
        sentence: { "\($0) now says \(now)" }, general: { "\($0) changed" },
        detail: "\(ViewNames.quoted(before)) → \(now)", reason: { _ in "the text changed" },
        commonReason: "texts changed"))
  }

  /// A text of no letters has no font.
  private mutating func addEmptiness(_ old: LayoutNode, _ new: LayoutNode) {
    guard old.view == "Text", new.view == "Text", (old.font == nil) != (new.font == nil) else {
      return
    }
    if let before = old.text { add(text: before, "") }
    if let after = new.text { add(text: "", after) }
  }

  /// A text that is redacted says nothing, and is drawn as bars.
  private mutating func addRedaction(_ old: LayoutNode, _ new: LayoutNode) {
    guard old.view == "Text", new.view == "Text", (old.text == nil) != (new.text == nil),
      old.font != nil, new.font != nil, old.draws != new.draws, !old.draws.isEmpty,
      !new.draws.isEmpty
    else { return }
    causes.append(
      new.text == nil
        ? .added(.style, "redaction", "redaction", "", isGeometric: true)
        : .removed(.style, "redaction", "redaction", "", isGeometric: true))
  }

  private mutating func add(label before: String?, _ after: String?) {
    causes.append(
      .changed(
        .label, "label", "accessibility label",
        "\(Cause.quoted(before)) → \(Cause.quoted(after))", isGeometric: false))
  }
}
