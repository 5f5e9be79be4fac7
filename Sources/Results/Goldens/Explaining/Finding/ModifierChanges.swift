import Foundation

/// What changed of what a view's source says of its layout.
struct ModifierChanges {
  private(set) var causes: [Cause] = []

  private let old: LayoutNode
  private let new: LayoutNode
  private let place: (_ tree: Side, _ index: Int) -> SpacerPlace

  enum Side { case old, new }

  /// - Parameter place: of a spacer, by how many views stand before it.
  init(
    _ old: LayoutNode, _ new: LayoutNode, place: @escaping (Side, Int) -> SpacerPlace
  ) {
    self.old = old
    self.new = new
    self.place = place
    func isSpacer(_ step: LayoutNode.Step) -> Bool { step.name == "spacer" }
    for (before, after) in StepPairs(
      old.modifiers.filter { !isSpacer($0) }, new.modifiers.filter { !isSpacer($0) }
    ).pairs
    where before != after {
      causes += self.causes(before, after)
    }
    addSpacers(old.modifiers.filter(isSpacer), new.modifiers.filter(isSpacer))
  }

  private func causes(_ before: LayoutNode.Step?, _ after: LayoutNode.Step?) -> [Cause] {
    switch (after ?? before)?.name {
    case "arguments"?: arguments(before?.values ?? [:], after?.values ?? [:])
    case "typography"?: typography(before?.values ?? [:], after?.values ?? [:])
    case "gridCell"?: named(.layout, before?.values ?? [:], after?.values ?? [:])
    case "alignmentGuide"?: guides(before?.values ?? [:], after?.values ?? [:])
    default: cause(before, after).map { [$0] } ?? []
    }
  }

  private func cause(_ before: LayoutNode.Step?, _ after: LayoutNode.Step?) -> Cause? {
    guard let name = (after ?? before)?.name else { return nil }
    let a = before?.values ?? [:]
    let b = after?.values ?? [:]
    switch name {
    case "background", "overlay", "mask": return nil
    case "padding", "contentMargins": return insets(name, before, after)
    case "image": return image(a["value"], b["value"])
    case "resizable":
      let now = after == nil ? "is no longer" : "is now"
      return Cause(
        kind: .layout, trait: name, values: now, sentence: { "\($0) \(now) resizable" },
        general: { "\($0) \(now) resizable" },
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
    "layoutPriority": ("layout priority", "0"), "zIndex": ("z index", "0"),
    "layerAlignment": ("alignment", "center"),
  ]

  /// Of a layout or a shape, one for each that changed.
  private func arguments(_ a: [String: String], _ b: [String: String]) -> [Cause] {
    let kind: Change.Kind = new.draws.isEmpty ? .layout : .style
    return Set(a.keys).intersection(b.keys).sorted().filter { a[$0] != b[$0] }.map { name in
      let words = Self.ofShapes.contains(name) ? name : "argument \(name)"
      let before = ViewNames.clean(a[name] ?? "", most: 60)
      let after = ViewNames.clean(b[name] ?? "", most: 60)
      let isDrawnOnly = Self.drawnOnly.contains(name) && !new.draws.isEmpty
      var cause = Cause.changed(
        kind, "argument \(name)", words, "\(before) → \(after)", isGeometric: !isDrawnOnly)
      // They differ further on.
      if before == after {
        (cause.sentence, cause.detail) = (cause.general, nil)
      }
      return cause
    }
  }

  /// What SwiftUI calls what it does to shapes, and what controls show.
  private static let ofShapes: Set<String> = [
    "trim", "size", "offset", "scale", "rotation", "value", "state",
  ]

  /// What is done to a shape in its frame, which stays as it was.
  private static let drawnOnly: Set<String> = ["trim", "offset", "scale", "rotation"]
  /// What a text or a symbol of the same size can have.
  private static let inkOnly: Set<String> = [
    "underline", "strikethrough", "rendering mode", "variable value",
  ]

  /// Of a text or a symbol.
  private func typography(_ a: [String: String], _ b: [String: String]) -> [Cause] {
    named(.style, a, b).map { cause in
      var cause = cause
      if cause.trait == "font" { cause.kind = .font }
      return cause
    }
  }

  /// One for each value.
  private func named(
    _ kind: Change.Kind, _ a: [String: String], _ b: [String: String]
  ) -> [Cause] {
    Set(a.keys).union(b.keys).sorted().filter { a[$0] != b[$0] }.map { name in
      .changed(
        kind, name, name, Self.change(a[name], b[name], Self.usual[name] ?? "none"),
        isGeometric: !Self.inkOnly.contains(name))
    }
  }

  /// What holds of a text, a symbol or a cell where nothing is said.
  private static let usual = [
    "tracking": "0", "kerning": "0", "baseline offset": "0", "digits": "proportional",
    "case": "normal", "font width": "100 %", "rendering mode": "monochrome", "scale": "medium",
    "columns": "1", "column alignment": "center",
  ]

  /// A guide that lies elsewhere in a view of another size follows from that.
  private func guides(_ a: [String: String], _ b: [String: String]) -> [Cause] {
    let growth = Geometry.growth(old.frame, new.frame)
    return Set(a.keys).union(b.keys).sorted().compactMap { name in
      let isAcross = ["leading", "trailing", "horizontal center"].contains(name)
      if a[name] == b[name] || (isAcross ? growth.dx : growth.dy) != 0 { return nil }
      let words = "alignment guide"
      guard let before = a[name] else {
        return .added(
          .layout, "\(words) \(name)", words, "\(name) at \(b[name] ?? "0") pt", isGeometric: true)
      }
      guard let after = b[name] else {
        return .removed(.layout, "\(words) \(name)", words, name, isGeometric: true)
      }
      return .changed(
        .layout, "\(words) \(name)", "\(name) \(words)", "\(before) → \(after) pt",
        isGeometric: true)
    }
  }

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
      sentence: { "\($0) is now \(now)" }, general: { "\($0) changed" },
      detail: "\(before.map(ViewNames.quoted) ?? "none") → \(now)",
      reason: { "\($0) is now \(now)" },
      commonReason: "images changed")
  }

  // MARK: Insets

  private static let edges = ["top", "leading", "bottom", "trailing"]

  private func insets(
    _ name: String, _ before: LayoutNode.Step?, _ after: LayoutNode.Step?
  ) -> Cause? {
    let a = before?.values ?? [:]
    let b = after?.values ?? [:]
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
    func places(_ side: Side, _ steps: [LayoutNode.Step]) -> [SpacerPlace] {
      steps.map { place(side, Int($0.values["at"] ?? "") ?? 0) }
    }
    let before = places(.old, a)
    let after = places(.new, b)
    if a.count == b.count {
      for (before, after) in zip(a, b) { addSpacer(before.values, after.values) }
      for (before, after) in zip(before, after) where before.count != after.count {
        causes.append(
          spacer("moved\(after.words)", .reordered) {
            "The Spacer in \($0) now stands\(after.words)"
          })
      }
      return
    }
    // Those that came, or went, are those that stand where none stood or stands.
    var rest = after
    var gone: [SpacerPlace] = []
    for place in before {
      if let known = rest.firstIndex(where: { $0.count == place.count }) {
        rest.remove(at: known)
      } else {
        gone.append(place)
      }
    }
    let surplus = b.count - a.count
    for place in rest.prefix(max(surplus, 0)) {
      causes.append(
        spacer("added\(place.words)", .added) { "A Spacer was added to \($0),\(place.words)" })
    }
    for place in gone.prefix(max(-surplus, 0)) {
      causes.append(
        spacer("removed\(place.words)", .removed) {
          "A Spacer was removed from \($0),\(place.words)"
        })
    }
  }

  private mutating func addSpacer(_ a: [String: String], _ b: [String: String]) {
    func add(_ words: String, _ values: String) {
      var cause = Cause.changed(.spacing, "spacer", words, values, isGeometric: true)
      cause.sentence = { "The \(words) of the Spacer in \($0) changed: \(values)" }
      cause.general = { "The \(words) of the Spacer in \($0) changed" }
      cause.reason = { "the \(words) of the Spacer in \($0) changed" }
      causes.append(cause)
    }
    if a["minLength"] != b["minLength"] {
      add("least length", Self.change(a["minLength"], b["minLength"], "0", " pt"))
    }
    for step in ["frame", "padding"] {
      func own(_ values: [String: String]) -> [String: String] {
        let all = values.filter { $0.key.hasPrefix(step + " ") }
        return Dictionary(
          uniqueKeysWithValues: all.map { (String($0.key.dropFirst(step.count + 1)), $0.value) })
      }
      let values = Self.differences(own(a), own(b), step == "frame" ? "none" : "0", " pt")
      if !values.isEmpty { add(step, values) }
    }
  }

  private func spacer(
    _ values: String, _ kind: Change.Kind, _ sentence: @escaping (String) -> String
  ) -> Cause {
    let verb = kind == .added ? "added" : kind == .removed ? "removed" : "moved"
    return Cause(
      kind: kind, trait: "spacer", values: values, sentence: sentence,
      general: { "A Spacer of \($0) was \(verb)" },
      reason: { _ in "a Spacer was \(verb)" }, commonReason: "Spacers were \(verb)")
  }

  // MARK: Values

  /// `width 40 → 44 pt, alignment center → leading`; of a value without a name only from what to what.
  static func differences(
    _ a: [String: String], _ b: [String: String], _ standard: String, _ unit: String = ""
  ) -> String {
    let names = Set(a.keys).union(b.keys).sorted { rank($0) < rank($1) }
    return names.filter { a[$0] != b[$0] }.map { name in
      let standard = name == "alignment" ? "center" : standard
      return (name == "value" ? "" : "\(name) ") + change(a[name], b[name], standard, unit)
    }.joined(separator: ", ")
  }

  /// `40 → 44 pt`, `6 pt → default`.
  private static func change(
    _ before: String?, _ after: String?, _ standard: String, _ unit: String = ""
  ) -> String {
    let from = before ?? standard
    let to = after ?? standard
    let first = isMeasured(from) && !isMeasured(to) ? unit : ""
    return "\(from)\(first) → \(to)\(isMeasured(to) ? unit : "")"
  }

  private static func isMeasured(_ value: String) -> Bool {
    Double(value).map(\.isFinite) ?? false
  }

  /// Across first, then down, alignment last.
  private static func rank(_ name: String) -> (Int, String) {
    let isAlignment = name == "alignment"
    let isDown = name.lowercased().contains("height")
    return (isAlignment ? 2 : isDown ? 1 : 0, name)
  }

  /// `width 40 pt, alignment leading`.
  static func all(_ step: LayoutNode.Step) -> String {
    let isShift = step.name == "offset"
    let said = step.values.filter { !isShift || $0.value != "0" }
    return said.sorted { rank($0.key) < rank($1.key) }.map { name, value in
      (name == "value" || name == "axes" ? "" : "\(name) ") + value
        + (isMeasured(value) && name != "ratio" ? " pt" : "")
    }.joined(separator: ", ")
  }
}

/// Where a spacer stands in its stack.
struct SpacerPlace {
  /// Of the views that were there before and still are, how many stand before it.
  var count: Int
  /// ` before Text “AAPL”`
  var words: String
}
