import Foundation

/// What changed of a view that was there before, by what it says, shows and is told by its source.
struct OwnChanges {
  private(set) var causes: [Cause] = []

  /// - Parameter neighbour: says before or behind what a spacer stands.
  init(
    _ old: LayoutNode, _ new: LayoutNode,
    neighbour: @escaping (ModifierChanges.Side, Int) -> String
  ) {
    if let before = old.text, let after = new.text, before != after {
      add(text: before, after)
    }
    if let before = old.font, let after = new.font, before != after {
      causes.append(.changed(.font, "font", "font", "\(before) → \(after)", isGeometric: true))
    }
    let modifiers = ModifierChanges(old, new, neighbour: neighbour).causes
    causes += modifiers.filter { $0.kind == .image }
    causes += DrawChanges(old, new).causes
    causes += modifiers.filter { $0.kind != .image }
    if old.link != new.link { add(link: old.link, new.link) }
    // An image that has no other label is called by its name.
    if old.label != new.label, old.imageName == new.imageName { add(label: old.label, new.label) }
  }

  private mutating func add(text before: String, _ after: String) {
    let now = ViewNames.quoted(after)
    causes.append(
      Cause(
        kind: .text, trait: "text", values: "\(before) → \(after)",
        sentence: { "\($0) now says \(now)" }, reason: { _ in "the text changed" },
        commonReason: "texts changed"))
  }

  private mutating func add(link before: String?, _ after: String?) {
    func said(_ link: String?) -> String { link.map(ViewNames.quoted) ?? "none" }
    causes.append(
      .changed(.link, "link", "link", "\(said(before)) → \(said(after))", isGeometric: false))
  }

  private mutating func add(label before: String?, _ after: String?) {
    func said(_ label: String?) -> String { label.map(ViewNames.quoted) ?? "none" }
    causes.append(
      .changed(
        .label, "label", "accessibility label", "\(said(before)) → \(said(after))",
        isGeometric: false))
  }
}
