/// Rules about edits that follow from each other: each takes the edits of a frame and returns those that
/// are reported.
enum EditRules {
  typealias Rule = (_ edits: [ViewEdit], _ match: TreeMatch) -> [ViewEdit]

  /// The rules in the order in which they apply.
  static var all: [Rule] {
    [
      dropLengthsOfGeometryReaders, dropFadesOfRedactedImages, dropDrawingsOfControls,
      addHiddenTexts,
    ]
  }

  /// Lengths that a view derives from a `GeometryReader` follow from whatever resized the reader.
  private static func dropLengthsOfGeometryReaders(
    _ edits: [ViewEdit], _ match: TreeMatch
  ) -> [ViewEdit] {
    func isDerived(_ edit: ViewEdit) -> Bool {
      guard let n = edit.new, edit.isOwn, [.layout, .padding, .spacing].contains(edit.edit.kind)
      else { return false }
      return match.new.ancestors(of: n).contains { ancestor in
        guard match.new.nodes[ancestor].view == "GeometryReader", let o = match.oldOf[ancestor]
        else { return false }
        return Shift.growth(match.old.nodes[o].frame, match.new.nodes[ancestor].frame) != .zero
      }
    }
    let stated = edits.filter { !isDerived($0) }
    return stated.contains(where: \.edit.isGeometric) ? stated : edits
  }

  /// Images fade where texts become bars.
  private static func dropFadesOfRedactedImages(
    _ edits: [ViewEdit], _ match: TreeMatch
  ) -> [ViewEdit] {
    func isRedaction(_ edit: ViewEdit) -> Bool {
      if case .redaction = edit.edit { true } else { false }
    }
    guard edits.contains(where: isRedaction) else { return edits }
    return edits.filter { edit in
      guard case .trait(.opacity, _, _) = edit.edit, let n = edit.new else { return true }
      return match.new.nodes[n].view != "Image"
    }
  }

  /// A toggle that is on has other colors; a bar with another value has another outline.
  private static func dropDrawingsOfControls(
    _ edits: [ViewEdit], _ match: TreeMatch
  ) -> [ViewEdit] {
    func controls(_ argument: String) -> [Int] {
      edits.compactMap { edit -> Int? in
        guard case .argument(argument, _, _, _) = edit.edit, let n = edit.new,
          ViewKinds.isControl(match.new.nodes[n].view)
        else { return nil }
        return n
      }
    }
    let toggles = controls("state"), bars = controls("value")
    if toggles.isEmpty, bars.isEmpty { return edits }
    return edits.filter { edit in
      guard let n = edit.new else { return true }
      func isIn(_ controls: [Int]) -> Bool { controls.contains { match.new.isInside(n, $0) } }
      switch edit.edit {
      case .argument: return true
      case .outline, .drawing(.shape, _, _): return !isIn(toggles) && !isIn(bars)
      default: return ![.color, .style].contains(edit.edit.kind) || !isIn(toggles)
      }
    }
  }

  /// Adds the edits of redacted texts, whose bars are as long as the text that they hide. A text may have
  /// changed where no other edit explains the bars' size.
  private static func addHiddenTexts(_ edits: [ViewEdit], _ match: TreeMatch) -> [ViewEdit] {
    if edits.contains(where: \.edit.isGeometric) { return edits }
    return edits
      + match.new.nodes.indices.compactMap { n -> ViewEdit? in
        guard let o = match.oldOf[n] else { return nil }
        let old = match.old.nodes[o], new = match.new.nodes[n]
        guard old.view == "Text", new.view == "Text", old.text == nil, new.text == nil,
          old.font != nil, old.font == new.font, Shift.growth(old.frame, new.frame) != .zero
        else { return nil }
        return ViewEdit(.hiddenText, old: o, new: n)
      }
  }
}
