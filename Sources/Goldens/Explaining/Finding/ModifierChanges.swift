import Foundation

/// What changed of what a view's source says of its layout.
struct ModifierChanges {
  private(set) var causes: [Cause] = []

  private let old: LayoutNode
  private let new: LayoutNode
  /// Says before or behind what a spacer stands.
  private let neighbour: (_ tree: Side, _ index: Int) -> String

  enum Side { case old, new }

  init(
    _ old: LayoutNode, _ new: LayoutNode, neighbour: @escaping (Side, Int) -> String
  ) {
    self.old = old
    self.new = new
    self.neighbour = neighbour
    func isSpacer(_ step: LayoutNode.Step) -> Bool { step.name == "spacer" }
    for (before, after) in StepPairs(
      old.modifiers.filter { !isSpacer($0) }, new.modifiers.filter { !isSpacer($0) }
    ).pairs
    where before != after {
      if let cause = cause(before, after) { causes.append(cause) }
    }
    addSpacers(old.modifiers.filter(isSpacer), new.modifiers.filter(isSpacer))
  }

  private func cause(_ before: LayoutNode.Step?, _ after: LayoutNode.Step?) -> Cause? {
    guard let name = (after ?? before)?.name else { return nil }
    let a = before?.values ?? [:], b = after?.values ?? [:]
    switch name {
    case "background", "overlay": return nil
    case "padding", "contentMargins": return insets(name, before, after)
    case "image": return image(a["value"], b["value"])
    case "resizable":
      let now = after == nil ? "is no longer" : "is now"
      return Cause(
        kind: .layout, trait: name, values: now, sentence: { "\($0) \(now) resizable" },
        reason: { "\($0) \(now) resizable" }, commonReason: "images are resizable or not")
    case "spacing":
      return .changed(
        .spacing, name, "spacing", Self.differences(a, b, "default", " pt"), isGeometric: true)
    case "frame", "containerRelativeFrame", "offset", "position", "aspectRatio", "fixedSize":
      return wrapping(name, before, after)
    default:
      guard let (words, standard) = Self.plain[name] else {
        return .changed(.layout, name, name, Self.differences(a, b, "none"), isGeometric: true)
      }
      let unit = name == "lineSpacing" ? " pt" : ""
      return .changed(
        .layout, name, words, Self.differences(a, b, standard, unit), isGeometric: true)
    }
  }

  /// Words and what holds where it isn't said.
  private static let plain: [String: (String, String)] = [
    "alignment": ("alignment", "center"), "columns": ("number of columns", "none"),
    "lineLimit": ("line limit", "none"), "lineSpacing": ("line spacing", "0"),
    "minimumScaleFactor": ("minimum scale factor", "1"),
    "multilineTextAlignment": ("text alignment", "leading"),
    "layoutPriority": ("layout priority", "0"),
  ]

  private func wrapping(
    _ name: String, _ before: LayoutNode.Step?, _ after: LayoutNode.Step?
  ) -> Cause {
    let words = [
      "containerRelativeFrame": "container-relative frame", "aspectRatio": "aspect ratio",
      "fixedSize": "fixed size",
    ]
    let said = words[name] ?? name
    switch (before, after) {
    case (let a?, let b?):
      let standard = name == "frame" ? "none" : "0"
      return .changed(
        .layout, name, said,
        Self.differences(a.values, b.values, standard, name == "aspectRatio" ? "" : " pt"),
        isGeometric: true)
    case (nil, let b?): return .added(.layout, name, said, Self.all(b), isGeometric: true)
    case (let a?, nil): return .removed(.layout, name, said, Self.all(a), isGeometric: true)
    case (nil, nil): return .changed(.layout, name, said, "", isGeometric: true)
    }
  }

  private func image(_ before: String?, _ after: String?) -> Cause? {
    guard let after else { return nil }
    let now = ViewNames.quoted(after)
    return Cause(
      kind: .image, trait: "image", values: "\(before ?? "") → \(after)",
      sentence: { "\($0) is now \(now)" }, reason: { "\($0) is now \(now)" },
      commonReason: "images changed")
  }

  // MARK: Insets

  private static let edges = ["top", "leading", "bottom", "trailing"]

  private func insets(
    _ name: String, _ before: LayoutNode.Step?, _ after: LayoutNode.Step?
  ) -> Cause? {
    let a = before?.values ?? [:], b = after?.values ?? [:]
    let changed = Self.edges.filter { a[$0] ?? "0" != b[$0] ?? "0" }
    if changed.isEmpty { return nil }
    if name == "contentMargins" {
      let values = Self.grouped(changed) { "\(a[$0] ?? "0") → \(b[$0] ?? "0") pt" }
      var cause = Cause.changed(.padding, name, "content margins", values, isGeometric: true)
      cause.sentence = { _ in "The content margins changed: \(values)" }
      cause.reason = { _ in "the content margins changed" }
      return cause
    }
    guard before != nil else {
      return .added(
        .padding, name, name, Self.grouped(changed) { "\(b[$0] ?? "0") pt" }, isGeometric: true)
    }
    guard after != nil else {
      return .removed(
        .padding, name, name, Self.grouped(changed) { "\(a[$0] ?? "0") pt" }, isGeometric: true)
    }
    return .changed(
      .padding, name, name, Self.grouped(changed) { "\(a[$0] ?? "0") → \(b[$0] ?? "0") pt" },
      isGeometric: true)
  }

  /// `8 → 12 pt (leading and trailing), 0 → 4 pt (top)`; no names where all four edges say the same.
  private static func grouped(_ names: [String], _ words: (String) -> String) -> String {
    var groups: [(words: String, edges: [String])] = []
    for name in names {
      let said = words(name)
      if let known = groups.firstIndex(where: { $0.words == said }) {
        groups[known].edges.append(name)
      } else {
        groups.append((said, [name]))
      }
    }
    if groups.count == 1, groups[0].edges.count == 4 { return groups[0].words }
    return groups.map { "\($0.words) (\(Phrases.list($0.edges)))" }.joined(separator: ", ")
  }

  // MARK: Spacers

  private mutating func addSpacers(_ a: [LayoutNode.Step], _ b: [LayoutNode.Step]) {
    func place(_ step: LayoutNode.Step) -> Int { Int(step.values["at"] ?? "") ?? 0 }
    if a.count == b.count {
      for (before, after) in zip(a, b)
      where before.values["minLength"] != after.values["minLength"] {
        let values =
          "\(before.values["minLength"] ?? "0") → \(after.values["minLength"] ?? "0") pt"
        var cause = Cause.changed(
          .spacing, "spacer", "least length of the Spacer", values, isGeometric: true)
        cause.sentence = { "The least length of the Spacer in \($0) changed: \(values)" }
        causes.append(cause)
      }
      // Where it stands is said by the views around it, which may have come or gone.
      for (before, after) in zip(a, b) where place(before) != place(after) {
        let said = neighbour(.new, place(after))
        if said == neighbour(.old, place(before)) { continue }
        causes.append(
          spacer("moved\(said)", .reordered) { "The Spacer in \($0) now stands\(said)" })
      }
      return
    }
    // Those that came, or went, are those whose neighbours had or have none.
    var rest = b.map { neighbour(.new, place($0)) }
    var gone: [String] = []
    for step in a {
      let said = neighbour(.old, place(step))
      if let known = rest.firstIndex(of: said) { rest.remove(at: known) } else { gone.append(said) }
    }
    let surplus = b.count - a.count
    for said in rest.prefix(max(surplus, 0)) {
      causes.append(spacer("added\(said)", .added) { "A Spacer was added to \($0),\(said)" })
    }
    for said in gone.prefix(max(-surplus, 0)) {
      causes.append(
        spacer("removed\(said)", .removed) { "A Spacer was removed from \($0),\(said)" })
    }
  }

  private func spacer(
    _ values: String, _ kind: Change.Kind, _ sentence: @escaping (String) -> String
  ) -> Cause {
    let verb = kind == .added ? "added" : kind == .removed ? "removed" : "moved"
    return Cause(
      kind: kind, trait: "spacer", values: values, sentence: sentence,
      reason: { _ in "a Spacer was \(verb)" }, commonReason: "Spacers were \(verb)")
  }

  // MARK: Values

  /// `width 40 → 44 pt, alignment center → leading`; of a value without a name only from what to what.
  static func differences(
    _ a: [String: String], _ b: [String: String], _ standard: String, _ unit: String = ""
  ) -> String {
    let names = Set(a.keys).union(b.keys).sorted { rank($0) < rank($1) }
    return names.filter { a[$0] != b[$0] }.map { name in
      func said(_ value: String?) -> String {
        value ?? (name == "alignment" ? "center" : standard)
      }
      let from = said(a[name]), to = said(b[name])
      let measured = Double(to) != nil || Double(from) != nil ? unit : ""
      return (name == "value" ? "" : "\(name) ") + "\(from) → \(to)\(measured)"
    }.joined(separator: ", ")
  }

  /// Across first, then down, alignment last.
  private static func rank(_ name: String) -> (Int, String) {
    let isAlignment = name == "alignment", isDown = name.lowercased().contains("height")
    return (isAlignment ? 2 : isDown ? 1 : 0, name)
  }

  /// `width 40 pt, alignment leading`.
  static func all(_ step: LayoutNode.Step) -> String {
    step.values.sorted { rank($0.key) < rank($1.key) }.map { name, value in
      (name == "value" || name == "axes" ? "" : "\(name) ") + value
        + (Double(value) != nil && name != "ratio" ? " pt" : "")
    }.joined(separator: ", ")
  }
}
