/// Along which axes a change of the source moves views.
struct Reach {
  var isAcross = true
  var isDown = true

  func meets(_ change: Shift) -> Bool {
    isAcross && change.dx != 0 || isDown && change.dy != 0
  }

  private static let none = Reach(isAcross: false, isDown: false)

  /// By the values that differ.
  static func between(_ old: LayoutNode.Step?, _ new: LayoutNode.Step?) -> Reach {
    let a = old?.values ?? [:]
    let b = new?.values ?? [:]
    let names = Set(a.keys).union(b.keys).filter { a[$0] ?? "0" != b[$0] ?? "0" }
    func isAcross(_ name: String) -> Bool {
      ["leading", "trailing", "x"].contains(name) || name.lowercased().hasSuffix("width")
    }
    func isDown(_ name: String) -> Bool {
      ["top", "bottom", "y"].contains(name) || name.lowercased().hasSuffix("height")
    }
    return Reach(
      isAcross: names.contains { !isDown($0) }, isDown: names.contains { !isAcross($0) })
  }

  /// Wherever it is felt.
  static func of(_ cause: Cause, _ match: TreeMatch) -> Reach {
    guard cause.isOwn, let n = cause.new else { return Reach() }
    switch cause.trait {
    case "spacing", "spacer", "alignment", "columns": return inner(cause, match.new.nodes[n])
    default: return outer(cause, match)
    }
  }

  /// What of a shift lies along these axes.
  func part(of shift: Shift) -> Shift {
    Shift(dx: isAcross ? shift.dx : 0, dy: isDown ? shift.dy : 0)
  }

  /// Of what stands around the view.
  static func outer(_ cause: Cause, _ match: TreeMatch) -> Reach {
    guard let o = cause.old, let n = cause.new else { return Reach() }
    switch cause.trait {
    case "padding", "frame", "offset", "position", "contentMargins":
      return between(
        match.old.nodes[o].modifier(cause.trait), match.new.nodes[n].modifier(cause.trait))
    case "spacing", "spacer", "columns", "zIndex": return none
    default: return Reach()
    }
  }

  /// Of what the view does to those in it.
  static func inner(_ cause: Cause, _ container: LayoutNode) -> Reach {
    let isRow = container.view == "HStack"
    let isColumn = container.view == "VStack"
    switch cause.trait {
    case "spacing", "spacer": return Reach(isAcross: !isColumn, isDown: !isRow)
    case "alignment" where isRow: return Reach(isAcross: false, isDown: true)
    case "alignment" where isColumn: return Reach(isAcross: true, isDown: false)
    case "padding", "offset", "position", "alignmentGuide", "frame", "aspectRatio": return none
    default: return Reach()
    }
  }
}
