import Foundation

/// What changed of how a view is drawn, but for what follows from another text, image or size.
struct DrawChanges {
  private(set) var causes: [Cause] = []

  private let old: LayoutNode
  private let new: LayoutNode
  private let isSameSize: Bool
  private let saysTheSame: Bool
  private var colors: Set<String> = []

  /// - Parameter hasArguments: what its source says of what it draws changed; then its outline follows.
  init(_ old: LayoutNode, _ new: LayoutNode, hasArguments: Bool) {
    self.old = old
    self.new = new
    let growth = Geometry.growth(old.frame, new.frame)
    isSameSize = growth == .zero
    saysTheSame = old.text == new.text && old.imageName == new.imageName
    addColor(old.color, new.color)
    let hasNewColor = !causes.isEmpty
    for (before, after) in StepPairs(old.draws, new.draws).pairs where before != after {
      switch (before, after) {
      case (let a?, let b?):
        if Self.effects[a.name] != nil {
          effect(a, b)
        } else if a.name != "glyphs" || saysTheSame {
          drawing(a, b, isTextInNewColor: hasNewColor && old.font != nil)
        } else if !hasNewColor, let from = a.values["color"], let to = b.values["color"] {
          addColor(from, to)
        }
      case (nil, let b?): appeared(b)
      case (let a?, nil): disappeared(a)
      case (nil, nil): break
      }
    }
    if causes.isEmpty, !hasArguments { addShape() }
  }

  // MARK: Colours

  private mutating func addColor(_ before: String?, _ after: String?) {
    guard let before, let after, before != after else { return }
    let values = "\(before) → \(after)"
    guard colors.insert(values).inserted else { return }
    if before.prefix(7) == after.prefix(7), let from = Self.alpha(before),
      let to = Self.alpha(after)
    {
      let opacity = "\(from) → \(to)"
      guard colors.insert(opacity).inserted else { return }
      causes.append(.changed(.style, "opacity", "opacity", opacity, isGeometric: false))
    } else {
      causes.append(.changed(.color, "color", "color", values, isGeometric: false))
    }
  }

  /// Of `#RRGGBBAA`, 0…1 to two places.
  private static func alpha(_ color: String) -> String? {
    if color.count == 7 { return "1" }
    guard let byte = UInt8(color.suffix(2), radix: 16) else { return nil }
    return Words.number((CGFloat(byte) / 255 * 100).rounded() / 100)
  }

  /// `#34C759`, `a linear gradient of #34C759 and #FF9500`.
  private static func paint(_ values: [String: String]) -> String? {
    if let color = values["color"] { return color }
    if let gradient = values["gradient"] {
      let article = gradient == "angular" ? "an" : "a"
      return "\(article) \(gradient) gradient of \(Phrases.list(stops(values).map(\.color)))"
    }
    if values["pattern"] != nil { return "a picture" }
    return nil
  }

  private static func stops(_ values: [String: String]) -> [(color: String, place: String)] {
    (values["stops"] ?? "").split(separator: ",").map { stop in
      let words = stop.split(separator: " ").map(String.init)
      return (words.first ?? "", words.last ?? "")
    }
  }

  private mutating func addPaint(_ a: [String: String], _ b: [String: String]) {
    if let before = a["color"], let after = b["color"] { return addColor(before, after) }
    let names = [
      "gradient", "stops", "startPoint", "endPoint", "center", "startRadius", "endRadius",
      "startAngle", "endAngle",
    ]
    guard a["gradient"] != nil, a["gradient"] == b["gradient"] else {
      if let before = Self.paint(a), let after = Self.paint(b), before != after,
        colors.insert(before + after).inserted
      {
        causes.append(
          .changed(.color, "color", "color", "\(before) → \(after)", isGeometric: false))
      }
      return
    }
    if names.allSatisfy({ a[$0] == b[$0] }) { return }
    let before = Self.stops(a)
    let after = Self.stops(b)
    var parts: [String] = []
    if before.map(\.color) != after.map(\.color) {
      let changed = zip(before, after).filter { $0.color != $1.color }
      parts.append(
        before.count == after.count && changed.count == 1
          ? "\(changed[0].0.color) → \(changed[0].1.color)"
          : "\(Phrases.list(before.map(\.color))) → \(Phrases.list(after.map(\.color)))")
    } else if before.map(\.place) != after.map(\.place) {
      parts.append(
        "stops at \(Phrases.list(before.map(\.place))) → \(Phrases.list(after.map(\.place)))")
    }
    for name in names.dropFirst(2) where !Self.areClose(a[name], b[name], within: 0.03) {
      // The radii of a gradient as large as its view follow from the view.
      if name.hasSuffix("Radius"), !isSameSize { continue }
      parts.append("\(Self.words(name)) \(Self.point(a[name])) → \(Self.point(b[name]))")
    }
    let values = parts.joined(separator: ", ")
    if parts.isEmpty || !colors.insert(values).inserted { return }
    causes.append(.changed(.color, "gradient", "gradient", values, isGeometric: false))
  }

  // MARK: Effects

  /// By step: what it is called, and what holds where it isn't there; nil where it just isn't there.
  private static let effects: [String: (words: String, standard: String?)] = [
    "opacity": ("opacity", "1"), "blendMode": ("blend mode", "normal"),
    "rotation": ("rotation", "0°"), "scale": ("scale", nil), "shift": ("shift", nil),
    "rotation3DEffect": ("3D rotation", nil), "clip": ("clip shape", nil), "mask": ("mask", nil),
    "blur": ("blur", nil), "shadow": ("shadow", nil), "colorEffect": ("color effect", nil),
    "luminanceToAlpha": ("luminance to alpha", nil), "accent": ("accent group", nil),
  ]

  private mutating func effect(_ a: LayoutNode.Step, _ b: LayoutNode.Step) {
    guard let words = Self.effects[a.name]?.words else { return }
    var before = a.values
    var after = b.values
    for name in ["place", "outline"] {
      // What stands around the view has another size where its source says so.
      let isSame =
        !isSameSize || old.modifiers != new.modifiers || Self.areClose(before[name], after[name])
      if isSame { (before[name], after[name]) = (nil, nil) }
    }
    if isRadiusImplied(before, after) {
      (before["cornerRadius"], after["cornerRadius"]) = (nil, nil)
    }
    // What a mask draws is told of the mask.
    if a.name == "mask" { return }
    if a.name == "shift", Self.areClose(Self.place(before), Self.place(after)) { return }
    if before == after { return }
    // Another shape says more than its corners.
    if before["shape"] != after["shape"] {
      (before, after) = (before.filter { $0.key == "shape" }, after.filter { $0.key == "shape" })
    }
    let values: String
    switch a.name {
    case "colorEffect": values = ""
    case "rotation": values = "\(before["angle"] ?? "0")° → \(after["angle"] ?? "0")°"
    case "scale": values = "\(Self.scale(before)) → \(Self.scale(after))"
    default: values = Self.differences(before, after)
    }
    if values.isEmpty {
      causes.append(
        Cause(
          kind: .style, trait: a.name, values: "", isGeometric: false,
          sentence: { "The \(words) of \($0) changed" },
          general: { "The \(words) of \($0) changed" },
          reason: { "the \(words) of \($0) changed" },
          commonReason: "the \(words) changed"))
    } else {
      causes.append(.changed(.style, a.name, words, values, isGeometric: false))
    }
  }

  /// `1.2`, or `1.2 × 1` where the two sides differ.
  private static func scale(_ values: [String: String]) -> String {
    let x = values["x"] ?? "1"
    let y = values["y"] ?? "1"
    return x == y ? x : "\(x) × \(y)"
  }

  private static func place(_ values: [String: String]) -> String {
    "\(values["x"] ?? "0") \(values["y"] ?? "0")"
  }

  private mutating func appeared(_ step: LayoutNode.Step) {
    guard let (words, standard) = Self.effects[step.name] else { return }
    if step.name == "accent" || step.name == "shift" { return }
    if let standard {
      let values =
        "\(standard) → \(step.values["value"] ?? step.values["angle"].map { $0 + "°" } ?? "")"
      causes.append(.changed(.style, step.name, words, values, isGeometric: false))
    } else {
      causes.append(
        .added(.style, step.name, words, Self.all(step), isGeometric: false))
    }
  }

  private mutating func disappeared(_ step: LayoutNode.Step) {
    guard let (words, standard) = Self.effects[step.name] else { return }
    if step.name == "accent" || step.name == "shift" { return }
    if let standard {
      let values =
        "\(step.values["value"] ?? step.values["angle"].map { $0 + "°" } ?? "") → \(standard)"
      causes.append(.changed(.style, step.name, words, values, isGeometric: false))
    } else {
      causes.append(.removed(.style, step.name, words, "", isGeometric: false))
    }
  }

  private static func all(_ step: LayoutNode.Step) -> String {
    var values = step.values
    if step.name == "colorEffect" || step.name == "mask" { return "" }
    if step.name == "scale" { return scale(values) }
    values["place"] = nil
    values["outline"] = nil
    let color = values.removeValue(forKey: "color")
    let shape = values.removeValue(forKey: "shape")
    let rest = values.sorted { $0.key < $1.key }.filter { $0.value != "0" }.map {
      "\(Self.words($0.key)) \($0.value)\(Self.unit($0.key))"
    }
    return ([color, shape].compactMap { $0 } + rest).joined(separator: ", ")
  }

  // MARK: Strokes of the brush

  private mutating func drawing(
    _ a: LayoutNode.Step, _ b: LayoutNode.Step, isTextInNewColor: Bool
  ) {
    if !isTextInNewColor { addPaint(a.values, b.values) }
    if a.name == "image" {
      if saysTheSame, a.values["picture"] != b.values["picture"] { addPicture(a.values, b.values) }
      return
    }
    if a.name == "glyphs" {
      if old.font == new.font, let from = a.values["typeface"], let to = b.values["typeface"],
        from != to
      {
        causes.append(.changed(.font, "typeface", "typeface", "\(from) → \(to)", isGeometric: true))
      }
      return
    }
    // A symbol's outlines follow from its name, font and size, the bars of a text that is hidden from
    // its font.
    if old.view == "Image" || old.view == "Text" { return }
    for (name, words) in [
      ("cornerRadius", "corner radius"), ("cornerStyle", "corner style"),
      ("lineWidth", "line width"), ("lineCap", "line cap"), ("lineJoin", "line join"),
      ("dash", "dash"), ("fillRule", "fill rule"),
    ] {
      guard let values = Self.difference(name, a.values, b.values) else { continue }
      if name == "cornerRadius", isRadiusImplied(a.values, b.values) { continue }
      causes.append(.changed(.style, name, words, values, isGeometric: false))
    }
  }

  private mutating func addPicture(_ a: [String: String], _ b: [String: String]) {
    let sizes =
      a["pixels"] == b["pixels"] ? "" : ": \(a["pixels"] ?? "") → \(b["pixels"] ?? "") pixels"
    causes.append(
      Cause(
        kind: .image, trait: "picture", values: sizes,
        sentence: { "The picture of \($0) changed\(sizes)" },
        general: { "The picture of \($0) changed" },
        reason: { "the picture of \($0) changed" }, commonReason: "pictures changed"))
  }

  /// Half the shorter side, before and today, or a corner that a container gives.
  private func isRadiusImplied(_ a: [String: String], _ b: [String: String]) -> Bool {
    guard let before = a["cornerRadius"], let after = b["cornerRadius"], before != after else {
      return false
    }
    if ["Capsule", "ContainerRelativeShape", "ConcentricRectangle"].contains(old.view) {
      return true
    }
    func isHalf(_ radius: String, _ frame: CGRect) -> Bool {
      guard let radius = Double(radius) else { return false }
      return abs(radius - Double(min(frame.width, frame.height)) / 2) < 0.6
    }
    guard isHalf(before, old.frame), isHalf(after, new.frame) else { return false }
    // Edges come to other pixels where the view moved.
    return !isSameSize || Self.areClose(before, after, within: 0.6)
  }

  /// Where nothing else is known: another outline, or another part of the view.
  private mutating func addShape() {
    guard isSameSize, saysTheSame, old.view != "Image", old.text == nil, old.draws != new.draws
    else { return }
    let pairs = StepPairs(old.draws, new.draws).pairs
    for (before, after) in pairs {
      guard let a = before?.values, let b = after?.values else { continue }
      if let from = a["shape"], let to = b["shape"], from != to {
        causes.append(
          .changed(.style, "shape", "shape", "\(from) → \(to)", isGeometric: false))
        return
      }
      if !Self.areClose(a["place"], b["place"]) || !Self.areClose(a["outline"], b["outline"]) {
        return addOutline()
      }
    }
    // There may be too many steps to pair.
    if pairs.isEmpty || pairs.contains(where: { $0.old == nil || $0.new == nil }) { addOutline() }
  }

  private mutating func addOutline() {
    causes.append(
      Cause(
        kind: .style, trait: "outline", values: "", isGeometric: false,
        sentence: { "What \($0) draws has another outline" },
        general: { "What \($0) draws has another outline" },
        reason: { "\($0) has another outline" }, commonReason: "outlines changed"))
  }

  /// Places that differ by less than two pixels are where edges were brought to whole pixels.
  private static func areClose(_ a: String?, _ b: String?, within most: Double = 1.05) -> Bool {
    if a == b { return true }
    func numbers(_ text: String?) -> [Double]? {
      text?.split(separator: " ").compactMap { Double($0) }
    }
    guard let x = numbers(a), let y = numbers(b), x.count == y.count else { return false }
    return zip(x, y).allSatisfy { abs($0 - $1) <= most }
  }

  // MARK: Words

  /// SwiftUI's name of a place within a view, where it has one.
  private static func point(_ place: String?) -> String {
    switch place {
    case "0 0": "topLeading"
    case "0.5 0": "top"
    case "1 0": "topTrailing"
    case "0 0.5": "leading"
    case "0.5 0.5": "center"
    case "1 0.5": "trailing"
    case "0 1": "bottomLeading"
    case "0.5 1": "bottom"
    case "1 1": "bottomTrailing"
    default: place ?? "none"
    }
  }

  private static func words(_ name: String) -> String {
    switch name {
    case "cornerRadius": "corner radius"
    case "cornerStyle": "corner style"
    case "startPoint": "start point"
    case "endPoint": "end point"
    case "startRadius": "start radius"
    case "endRadius": "end radius"
    case "startAngle": "start angle"
    case "endAngle": "end angle"
    default: name
    }
  }

  private static func unit(_ name: String) -> String {
    ["radius", "x", "y", "cornerRadius", "lineWidth"].contains(name) ? " pt" : ""
  }

  /// What holds where nothing is said.
  private static let standards = [
    "cornerRadius": "0", "cornerStyle": "circular", "lineCap": "butt", "lineJoin": "miter",
    "fillRule": "nonZero",
  ]

  private static func difference(
    _ name: String, _ a: [String: String], _ b: [String: String]
  ) -> String? {
    let none = standards[name] ?? "none"
    guard a[name] != b[name] else { return nil }
    if name == "cornerRadius", a["shape"] == "path" || b["shape"] == "path" { return nil }
    return "\(a[name] ?? none) → \(b[name] ?? none)\(unit(name))"
  }

  private static func differences(_ a: [String: String], _ b: [String: String]) -> String {
    Set(a.keys).union(b.keys).sorted().filter { a[$0] != b[$0] }.map { name in
      let said = name == "value" || name == "shape" ? "" : words(name) + " "
      return "\(said)\(a[name] ?? "0") → \(b[name] ?? "0")\(unit(name))"
    }.joined(separator: ", ")
  }
}
