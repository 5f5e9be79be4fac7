import DisplayList

/// The differences of one view's text, font, image, traits, drawings, link and label.
enum NodeEdits {
  /// - Parameters:
  ///   - o: the view's index in the old tree.
  ///   - n: the view's index in the new tree.
  static func edits(_ match: TreeMatch, _ o: Int, _ n: Int) -> [Edit] {
    let old = match.old.nodes[o], new = match.new.nodes[n]
    let traits = TraitEdits.edits(old, new)
    let hasArguments = traits.contains { if case .argument = $0 { true } else { false } }
    let drawing = DrawingEdits(old, new, hasArguments: hasArguments).edits
    return textEdits(old, new) + traits.filter { $0.kind == .image } + drawing
      + traits.filter { $0.kind != .image } + SpacerEdits.edits(match, o, n)
      + accessibilityEdits(old, new)
  }

  private static func textEdits(_ old: LayoutNode, _ new: LayoutNode) -> [Edit] {
    var edits: [Edit] = []
    if let before = old.text, let after = new.text, before != after {
      edits.append(.text(from: before, to: after))
    }
    if old.view == "Text", new.view == "Text" {
      // A redacted text has a font and no characters; it is drawn as bars.
      if (old.text == nil) != (new.text == nil), old.font != nil, new.font != nil,
        old.draws != new.draws, !old.draws.isEmpty, !new.draws.isEmpty
      {
        edits.append(.redaction(new.text == nil))
      }
      // A text without characters has no font.
      if (old.font == nil) != (new.font == nil) {
        if let before = old.text { edits.append(.text(from: before, to: "")) }
        if let after = new.text { edits.append(.text(from: "", to: after)) }
      }
    }
    if let before = old.font, let after = new.font, before != after {
      edits.append(.font(from: before, to: after))
    }
    return edits
  }

  private static func accessibilityEdits(_ old: LayoutNode, _ new: LayoutNode) -> [Edit] {
    let isURL = new.view == EditFinder.widgetURL
    var edits: [Edit] = []
    if old.link != new.link {
      edits.append(
        isURL ? .widgetURL(from: old.link, to: new.link) : .link(from: old.link, to: new.link))
    }
    // An image without a label is called by its name, the widget's URL by itself.
    if old.label != new.label, old.imageName == new.imageName, !isURL {
      edits.append(.label(from: old.label, to: new.label))
    }
    return edits
  }
}
