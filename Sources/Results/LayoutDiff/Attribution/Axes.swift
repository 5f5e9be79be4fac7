import DisplayList

/// The axes along which an edit moves and resizes views.
struct Axes {
  var isAcross = true
  var isDown = true

  static let none = Axes(isAcross: false, isDown: false)
  static let both = Axes()

  /// The edit may have caused a change along these axes.
  func include(_ change: Shift) -> Bool {
    isAcross && change.dx != 0 || isDown && change.dy != 0
  }

  /// The part of a shift along these axes.
  func part(of shift: Shift) -> Shift {
    Shift(dx: isAcross ? shift.dx : 0, dy: isDown ? shift.dy : 0)
  }

  /// The axes of the fields of a trait that differ.
  static func between(_ id: TraitID, _ a: TraitValues?, _ b: TraitValues?) -> Axes {
    let axes = TraitValues.differing(a ?? [:], b ?? [:]).map { id.definition[$0].axis }
    return Axes(
      isAcross: axes.contains { $0 != .vertical }, isDown: axes.contains { $0 != .horizontal })
  }

  /// Along which the view itself and what is around it may change.
  static func around(_ edit: ViewEdit) -> Axes {
    if edit.old == nil || edit.new == nil { return both }
    switch (edit.edit.reach, edit.edit) {
    case (.around, .trait(let id, let from, let to)),
      (.aroundAndInside, .trait(let id, let from, let to)):
      return between(id, from, to)
    case (.none, _), (.alongStack, _), (.inside, _): return none
    default: return both
    }
  }

  /// Along which the children of the view may change.
  static func inside(_ edit: ViewEdit, _ container: String) -> Axes {
    let isRow = container == "HStack", isColumn = container == "VStack"
    switch edit.edit.reach {
    case .none, .around: return none
    case .alongStack: return Axes(isAcross: !isColumn, isDown: !isRow)
    case .acrossStack: return Axes(isAcross: !isRow, isDown: !isColumn)
    case .aroundAndInside, .inside, .everywhere, .placement: return both
    }
  }

  /// Along which anything outside the view may change.
  static func of(_ edit: ViewEdit, _ match: TreeMatch) -> Axes {
    guard edit.isOwn, let n = edit.new else { return both }
    switch edit.edit.reach {
    case .alongStack, .acrossStack, .inside: return inside(edit, match.new.nodes[n].view)
    default: return around(edit)
    }
  }
}
