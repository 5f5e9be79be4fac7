import DisplayList
import Foundation

/// The differences of how a view is drawn, but for those that follow from another text, image or size.
struct DrawingEdits {
  private(set) var edits: [Edit] = []

  private let old: LayoutNode
  private let new: LayoutNode
  private let isSameSize: Bool
  private let hasSameContent: Bool
  /// Texts are drawn in their color, and shapes often in several steps.
  private var known: Set<Edit> = []

  /// - Parameter hasArguments: the arguments of what it draws changed; then its outline follows.
  init(_ old: LayoutNode, _ new: LayoutNode, hasArguments: Bool) {
    self.old = old
    self.new = new
    isSameSize = Shift.growth(old.frame, new.frame) == .zero
    hasSameContent = old.text == new.text && old.imageName == new.imageName
    addColor(old.color, new.color)
    let hasNewColor = !edits.isEmpty
    for (before, after) in TraitPairs(old.draws, new.draws).pairs where before != after {
      switch (before, after) {
      case (let a?, let b?):
        if a.id.definition.form != .unreported {
          addEffect(a, b)
        } else if a.id != .glyphs || hasSameContent {
          addDrawing(a, b, isTextInNewColor: hasNewColor && old.font != nil)
        } else if !hasNewColor {
          addColor(a[.color]?.word, b[.color]?.word)
        }
      case (nil, let b?): addEffect(b, isAdded: true)
      case (let a?, nil): addEffect(a, isAdded: false)
      case (nil, nil): break
      }
    }
    if edits.isEmpty, !hasArguments { addShape() }
  }

  // MARK: Colors

  private mutating func addOnce(_ edit: Edit) {
    if known.insert(edit).inserted { edits.append(edit) }
  }

  private mutating func addColor(_ before: String?, _ after: String?) {
    guard let before, let after, before != after else { return }
    if before.prefix(7) == after.prefix(7), let from = Self.alpha(before),
      let to = Self.alpha(after)
    {
      return addOnce(.trait(.opacity, from: [.value: from], to: [.value: to]))
    }
    addOnce(.color(from: .color(before), to: .color(after)))
  }

  /// The alpha of `#RRGGBBAA`, 0…1 to two decimals.
  private static func alpha(_ color: String) -> TraitValue? {
    if color.count == 7 { return 1 }
    guard let byte = UInt8(color.suffix(2), radix: 16) else { return nil }
    return .number((CGFloat(byte) / 255).rounded(places: 2))
  }

  private mutating func addPaint(_ a: TraitValues, _ b: TraitValues) {
    if let before = a[.color]?.word, let after = b[.color]?.word { return addColor(before, after) }
    guard a[.gradient] != nil, a[.gradient] == b[.gradient] else {
      if let before = Edit.Fill(a), let after = Edit.Fill(b), before != after {
        addOnce(.color(from: before, to: after))
      }
      return
    }
    var from: TraitValues = [:], to: TraitValues = [:]
    for field in TraitValues.differing(a, b) where Self.fieldsOfGradients.contains(field) {
      if Self.areClose(a[field], b[field], within: 0.03) { continue }
      // The radii of a gradient as large as its view follow from the view.
      if !isSameSize, ["startRadius", "endRadius"].contains(field) { continue }
      (from[field], to[field]) = (a[field], b[field])
    }
    if !from.isEmpty || !to.isEmpty { addOnce(.gradient(from: from, to: to)) }
  }

  private static let fieldsOfGradients: Set<TraitField> = [
    .stops, "startPoint", "endPoint", "center", "startRadius", "endRadius", "startAngle",
    "endAngle",
  ]

  // MARK: Effects

  private mutating func addEffect(_ a: ViewTrait, _ b: ViewTrait) {
    // What a mask draws is reported of the mask.
    if a.id == .drawnMask { return }
    if a.id == .shift, Self.areClose(a["x"], b["x"]), Self.areClose(a["y"], b["y"]) { return }
    var before = a.values, after = b.values
    for field in [TraitField.place, .outline] {
      // What is around the view has another size where the source states so.
      let isSame =
        !isSameSize || old.modifiers != new.modifiers || Self.areClose(before[field], after[field])
      if isSame { (before[field], after[field]) = (nil, nil) }
    }
    if isRadiusImplied(before, after) {
      (before[.cornerRadius], after[.cornerRadius]) = (nil, nil)
    }
    if before == after { return }
    // Another shape matters more than its corners.
    if before[.shape] != after[.shape] {
      (before, after) = (before.filter { $0 == .shape }, after.filter { $0 == .shape })
    }
    edits.append(
      TraitEdits.change(a.id, Self.reported(a.id, before), Self.reported(a.id, after))
        ?? .trait(a.id, from: [:], to: [:]))
  }

  /// An effect that was added or removed.
  private mutating func addEffect(_ trait: ViewTrait, isAdded: Bool) {
    // They follow from other views: a scroll position, a widget's rendering mode.
    if trait.id == .accent || trait.id == .shift { return }
    switch trait.id.definition.form {
    case .unreported, .fields: return
    case .setting:
      let none: TraitValues = [:]
      let edit = TraitEdits.change(
        trait.id, isAdded ? none : trait.values, isAdded ? trait.values : none)
      if let edit { edits.append(edit) }
    case .optional:
      edits.append(
        .trait(
          trait.id, from: isAdded ? nil : [:],
          to: isAdded ? Self.reported(trait.id, trait.values) : nil))
    }
  }

  /// The values that prose can have: not coordinates of outlines and matrices.
  private static func reported(_ id: TraitID, _ values: TraitValues) -> TraitValues {
    values.filter { id.definition[$0].unit != .list && values[$0] != id.definition[$0].standard }
  }

  // MARK: Shapes, glyphs, images

  private mutating func addDrawing(_ a: ViewTrait, _ b: ViewTrait, isTextInNewColor: Bool) {
    if !isTextInNewColor { addPaint(a.values, b.values) }
    switch a.id {
    case .drawnImage:
      if hasSameContent, a[.picture] != b[.picture] {
        edits.append(
          .picture(from: a[.pixels]?.word ?? "", to: b[.pixels]?.word ?? ""))
      }
    case .glyphs:
      if old.font == new.font, let from = a[.typeface]?.word, let to = b[.typeface]?.word,
        from != to
      {
        edits.append(.typeface(from: from, to: to))
      }
    // A symbol's outlines follow from its name, font and size, the bars of a redacted text from its font.
    case _ where old.view == "Image" || old.view == "Text": return
    default:
      for field in Self.fieldsOfShapes {
        let standard = a.id.definition[field].standard
        let from = a[field] ?? standard, to = b[field] ?? standard
        if from == to { continue }
        if field == .cornerRadius {
          if a[.shape] == "path" || b[.shape] == "path" { continue }
          if isRadiusImplied(a.values, b.values) { continue }
        }
        edits.append(.drawing(field, from: from, to: to))
      }
    }
  }

  private static let fieldsOfShapes: [TraitField] = [
    .cornerRadius, "cornerStyle", "lineWidth", "lineCap", "lineJoin", "dash", "fillRule",
  ]

  /// Half the shorter side, before and after, or a corner that a container gives.
  private func isRadiusImplied(_ a: TraitValues, _ b: TraitValues) -> Bool {
    guard let before = a[.cornerRadius], let after = b[.cornerRadius], before != after else {
      return false
    }
    if ["Capsule", "ContainerRelativeShape", "ConcentricRectangle"].contains(old.view) {
      return true
    }
    func isHalf(_ radius: TraitValue, _ frame: CGRect) -> Bool {
      guard let radius = radius.number else { return false }
      return abs(radius - min(frame.width, frame.height) / 2) < 0.6
    }
    guard isHalf(before, old.frame), isHalf(after, new.frame) else { return false }
    // The edges of a view that moved are rounded to other pixels.
    return !isSameSize || Self.areClose(before, after, within: 0.6)
  }

  /// Adds another outline, or another part of the view, where no other edit is known.
  private mutating func addShape() {
    guard isSameSize, hasSameContent, old.view != "Image", old.text == nil, old.draws != new.draws
    else { return }
    let pairs = TraitPairs(old.draws, new.draws).pairs
    for case (let a?, let b?) in pairs {
      if let from = a[.shape], let to = b[.shape], from != to {
        edits.append(.drawing(.shape, from: from, to: to))
        return
      }
      if !Self.areClose(a[.place], b[.place]) || !Self.areClose(a[.outline], b[.outline]) {
        return edits.append(.outline)
      }
    }
    // There may be too many steps to pair.
    if pairs.isEmpty || pairs.contains(where: { $0.old == nil || $0.new == nil }) {
      edits.append(.outline)
    }
  }

  /// Positions that differ by less than two pixels come from edges that are rounded to whole pixels.
  private static func areClose(
    _ a: TraitValue?, _ b: TraitValue?, within most: CGFloat = 1.05
  ) -> Bool {
    if a == b { return true }
    func numbers(_ value: TraitValue?) -> [CGFloat]? {
      value?.numbers ?? value?.number.map { [$0] }
    }
    guard let x = numbers(a), let y = numbers(b), x.count == y.count else { return false }
    return zip(x, y).allSatisfy { abs($0 - $1) <= most }
  }
}

extension Edit.Fill {
  fileprivate init?(_ values: TraitValues) {
    if let color = values[.color]?.word {
      self = .color(color)
    } else if let gradient = values[.gradient]?.word {
      self = .gradient(gradient, colors: values.stops.map(\.color))
    } else if values[.pattern] != nil {
      self = .picture
    } else {
      return nil
    }
  }
}

extension TraitValues {
  /// The stops of a gradient: colors as `#34C759`, and locations 0…1.
  var stops: [(color: String, location: String)] {
    (self[.stops]?.word ?? "").split(separator: ",").map { stop in
      let words = stop.split(separator: " ").map(String.init)
      return (words.first ?? "", words.last ?? "")
    }
  }
}
