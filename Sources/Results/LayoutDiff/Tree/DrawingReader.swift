import DisplayList
import Foundation

/// Finds out which view draws what.
struct DrawingReader {
  struct Line {
    var baseline: CGFloat
    var text: String
  }

  private let views: [ViewRecord]
  private(set) var draws: [[ViewTrait]]
  private(set) var lines: [[Line]]
  private var open: [Int] = []
  /// The distance by which each open group moves what a canvas draws relative to its own corner; zero
  /// for other groups.
  private var moves: [CGPoint] = []
  /// The part that each open group has in a shadow that several leaves of one view cast.
  private var shadows: [SharedShadow] = []

  /// The part that a group has in a shadow that several leaves of one view cast. The shadow is listed once, as the
  /// view's.
  private enum SharedShadow {
    /// No part.
    case none
    /// Leaves within it cast the shadow of the view at an index, which isn't listed yet.
    case toState(Int)
    /// Leaves within it cast the shadow, which is listed.
    case stated
    /// One of the leaves with its shadow, or a group within a leaf: further shadows are the leaf's own.
    case leaf
  }

  init(views: [ViewRecord]) {
    self.views = views
    draws = Array(repeating: [], count: views.count)
    lines = Array(repeating: [], count: views.count)
  }

  mutating func read(_ commands: [Command]) {
    let owners = GroupOwners(commands, views, around: open.last).owners
    var group = 0
    for command in commands {
      switch command {
      case .beginView(let index):
        if views.indices.contains(index) { open.append(index) }
      case .endView: if !open.isEmpty { open.removeLast() }
      case .beginGroup(let effects):
        begin(effects, owners[group])
        group += 1
      case .endGroup:
        if !moves.isEmpty { moves.removeLast() }
        if !shadows.isEmpty { shadows.removeLast() }
      case .fill(let outline, let rule, let paint):
        // A symbol is known by its name; its outlines would be most of what is kept.
        let isSymbol = open.last.map { views[$0].kind == "Image" } ?? false
        add { box in
          var values = TraitValues.drawing(outline, paint, in: box)
          if isSymbol { values[.outline] = nil }
          if rule == .evenOdd { values["fillRule"] = "evenOdd" }
          return ViewTrait(.fill, values)
        }
      case .stroke(let outline, let stroke, let paint):
        add {
          ViewTrait(.stroke, TraitValues.drawing(outline, paint, in: $0).adding(.stroke(stroke)))
        }
      case .glyphs(let run):
        add { ViewTrait(.glyphs, .run(run, in: $0)) }
        addLine(run)
      case .image(let image): add { ViewTrait(.drawnImage, .image(image, in: $0)) }
      }
    }
  }

  private mutating func begin(_ group: CompositingGroup, _ owner: Int?) {
    var group = group
    var move = CGPoint.zero
    if let owner, views[owner].kind == "Canvas", group.transform.isMove,
      abs(group.transform.tx - views[owner].frame.minX) < 1,
      abs(group.transform.ty - views[owner].frame.minY) < 1
    {
      move = CGPoint(x: group.transform.tx, y: group.transform.ty)
      group.transform = .identity
    }
    moves.append(move)
    guard let owner = shadowOwner(of: group, owner) else { return }
    draws[owner] += ViewTrait.effects(of: group, in: box(of: owner))
    // A mask's views draw too.
    if let mask = group.mask { read(mask) }
  }

  /// The view that a group's effects belong to: for the first shadow of leaves the view that has it, for the others none.
  private mutating func shadowOwner(of group: CompositingGroup, _ owner: Int?) -> Int? {
    if group.isShadowOfLeaves {
      shadows.append(owner.map { .toState($0) } ?? .none)
      return owner
    }
    let around = shadows.last ?? .none
    guard group.isShadowAlone else {
      shadows.append(around)
      return owner
    }
    switch around {
    case .none, .leaf:
      shadows.append(around)
      return owner
    case .stated:
      shadows.append(.leaf)
      return nil
    case .toState(let view):
      for i in shadows.indices { if case .toState(view) = shadows[i] { shadows[i] = .stated } }
      shadows.append(.leaf)
      return view
    }
  }

  /// The view's frame in the coordinates of what is drawn in it.
  private func box(of index: Int) -> CGRect {
    let move = moves.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    return views[index].frame.offsetBy(dx: -move.x, dy: -move.y)
  }

  /// Equal glyph runs in a row, such as those of a text, are one.
  private mutating func add(_ trait: (CGRect) -> ViewTrait) {
    guard let index = open.last else { return }
    let trait = trait(box(of: index))
    if trait.id == .glyphs, draws[index].last == trait { return }
    draws[index].append(trait)
  }

  /// A link within a text is a view of its own; its characters belong to the text's line.
  private mutating func addLine(_ run: GlyphRun) {
    guard var index = open.last else { return }
    if views[index].text == nil, let parent = views[index].parent, parent >= 0, parent < index,
      views[parent].text != nil
    {
      index = parent
    }
    guard views[index].text != nil else { return }
    if let last = lines[index].indices.last, abs(lines[index][last].baseline - run.origin.y) < 1 {
      lines[index][last].text += run.text
    } else {
      lines[index].append(Line(baseline: run.origin.y, text: run.text))
    }
  }
}

/// The view that each group belongs to: the first view in it that is no background, else the view that
/// draws in it.
private struct GroupOwners {
  /// The views of the groups, in the order in which they begin; nil for an empty group.
  private(set) var owners: [Int?] = []

  fileprivate enum Level {
    case view(Int), group(Int)
  }

  init(_ commands: [Command], _ views: [ViewRecord], around: Int?) {
    var levels: [Level] = []
    for command in commands {
      switch command {
      case .beginView(let index):
        guard views.indices.contains(index) else { continue }
        own(levels, index) { views[$0].traits.contains(.background) }
        levels.append(.view(index))
      case .endView:
        if let last = levels.lastIndex(where: { $0.view != nil }) { levels.remove(at: last) }
      case .beginGroup:
        levels.append(.group(owners.count))
        owners.append(nil)
      case .endGroup:
        if let last = levels.lastIndex(where: { $0.view == nil }) { levels.remove(at: last) }
      case .fill, .stroke, .glyphs, .image:
        if let index = levels.reversed().lazy.compactMap(\.view).first ?? around {
          own(levels, index) { _ in false }
        }
      }
    }
  }

  /// Assigns the groups between which and the view there are only groups.
  private mutating func own(_ levels: [Level], _ index: Int, unless givesWay: (Int) -> Bool) {
    for level in levels.reversed() {
      guard case .group(let group) = level else { return }
      if owners[group].map(givesWay) ?? true { owners[group] = index }
    }
  }
}

extension CompositingGroup {
  /// Whether it is one shadow and nothing else.
  fileprivate var isShadowAlone: Bool {
    guard effects.count == 1, case .shadow = effects[0] else { return false }
    return clip == nil && mask == nil
  }
}

extension GroupOwners.Level {
  fileprivate var view: Int? {
    if case .view(let index) = self { return index }
    return nil
  }
}

extension CGAffineTransform {
  fileprivate var isMove: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
