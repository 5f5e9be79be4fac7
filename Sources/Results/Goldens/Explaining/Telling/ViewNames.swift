import Foundation

/// What views are called in sentences.
struct ViewNames {
  let tree: FlatTree

  /// `Text “AAPL”`, `Image “star.fill”`, `QuoteRow “AAPL”`, `RoundedRectangle behind VStack`.
  func name(_ index: Int) -> String {
    if said(index) != nil { return bare(index) }
    return bare(index) + (layerPlace(index).map { " \($0)" } ?? "")
  }

  /// The name without what a layer lies behind or over.
  func bare(_ index: Int) -> String {
    tree.nodes[index].view + (said(index).map { " " + Self.quoted($0) } ?? "")
  }

  /// ` behind Text “AAPL”`, ` over VStack in EventRow`; nil for what is no layer.
  func layer(_ index: Int, isGeneral: Bool) -> String? {
    guard let other = base(of: index) else { return nil }
    return " \(layerWord(index)) " + (isGeneral ? kind(other) : placed(other))
  }

  /// The name with what tells where it is: `VStack in EventRow`.
  func placed(_ index: Int) -> String {
    let node = tree.nodes[index]
    if node.text != nil || node.imageName != nil { return name(index) }
    return name(index) + home(of: index)
  }

  /// The name of any of several like it: `VStack in EventRow`.
  func kind(_ index: Int) -> String {
    tree.nodes[index].view + home(of: index)
  }

  /// ` in EventRow`; empty for the developer's own views.
  private func home(of index: Int) -> String {
    if Self.isOwn(tree.nodes[index].view) { return "" }
    let home =
      owner(of: index)
      ?? tree.ancestors(of: index).first { tree.nodes[$0].view == "ContainerBackground" }
    return home.map { " in \(tree.nodes[$0].view)" } ?? ""
  }

  /// Several in one list: those that nothing tells from each other are counted.
  func list(_ indices: [Int]) -> String { Phrases.list(entries(indices)) }

  /// The same, one by one.
  func entries(_ indices: [Int]) -> [String] {
    var entries: [(name: String, count: Int)] = []
    var places: [String: Int] = [:]
    for index in indices {
      var name = kind(index)
      if said(index) != nil {
        name = placed(index)
      } else if !tree.children[index].isEmpty, let text = firstText(in: index) {
        name = "\(tree.nodes[index].view) \(Self.quoted(text))"
      }
      if let known = places[name] {
        entries[known].count += 1
      } else {
        places[name] = entries.count
        entries.append((name, 1))
      }
    }
    if indices.count == 1, entries[0].name == kind(indices[0]) { return [placed(indices[0])] }
    return entries.map { $0.count == 1 ? $0.name : "\($0.count) × \($0.name)" }
  }

  /// The views around it from the outermost: `EventsView › VStack`.
  func path(_ index: Int) -> String {
    tree.ancestors(of: index).reversed().map { tree.nodes[$0].view }.joined(separator: " › ")
  }

  /// From the innermost of the developer's own views: the same wherever that view is used.
  func sourcePath(_ index: Int) -> String {
    var words = [tree.nodes[index].view]
    for ancestor in tree.ancestors(of: index) {
      words.append(tree.nodes[ancestor].view)
      if Self.isOwn(tree.nodes[ancestor].view) { break }
    }
    return words.reversed().joined(separator: " › ")
  }

  /// The innermost of the developer's own views around it.
  func owner(of index: Int) -> Int? {
    tree.ancestors(of: index).first { Self.isOwn(tree.nodes[$0].view) }
  }

  /// By what a reader of the picture knows it.
  private func said(_ index: Int) -> String? {
    let node = tree.nodes[index]
    if let text = node.text { return text }
    if node.view == "Image" { return node.imageName ?? node.label }
    if let identifier = node.identifier { return identifier }
    if layerPlace(index) != nil { return nil }
    if Self.controls.contains(node.view) || hasTwins(index) { return firstText(in: index) }
    return nil
  }

  /// Others of its kind stand beside it.
  private func hasTwins(_ index: Int) -> Bool {
    let row = tree.parents[index].map { tree.children[$0] } ?? tree.roots
    return row.prefix(200).contains {
      $0 != index && tree.nodes[$0].view == tree.nodes[index].view
    }
  }

  private func firstText(in index: Int) -> String? {
    let end = min(tree.ends[index], index + 50)
    return tree.nodes[index..<end].lazy.compactMap(\.text).first { !$0.isEmpty }
  }

  /// Of backgrounds, overlays and masks.
  private func layerPlace(_ index: Int) -> String? {
    guard let other = base(of: index) else { return nil }
    let base = tree.nodes[other]
    let name = base.text.map { "\(base.view) \(Self.quoted($0))" } ?? base.view
    return "\(layerWord(index)) \(name)"
  }

  private func layerWord(_ index: Int) -> String {
    let node = tree.nodes[index]
    return node.modifier("mask") != nil
      ? "masking" : node.modifier("background") != nil ? "behind" : "over"
  }

  /// The view that a background, an overlay or a mask belongs to.
  func base(of index: Int) -> Int? {
    let node = tree.nodes[index]
    let row = tree.parents[index].map { tree.children[$0] } ?? tree.roots
    func isBehind(_ node: LayoutNode) -> Bool {
      node.modifier("background") != nil || node.modifier("mask") != nil
    }
    if isBehind(node) { return row.first { $0 > index && !isBehind(tree.nodes[$0]) } }
    if node.modifier("overlay") != nil {
      return row.last { $0 < index && tree.nodes[$0].modifier("overlay") == nil }
    }
    return nil
  }

  /// In quotation marks and not too long.
  static func quoted(_ text: String) -> String { "“\(clean(text, most: 40))”" }

  /// No more than so many characters; what would turn a terminal's line round or break it is left out.
  static func clean(_ text: String, most: Int) -> String {
    var result = ""
    var count = 0
    for character in text {
      if count == most { return result + "…" }
      if character.isNewline || character == "\t" {
        result.append(" ")
      } else {
        let scalars = character.unicodeScalars.filter { !isControl($0) }
        if scalars.isEmpty { continue }
        result.unicodeScalars.append(contentsOf: scalars.prefix(12))
      }
      count += 1
    }
    return result
  }

  /// The same of where a text ends.
  static func quotedEnd(_ text: String) -> String {
    text.count <= 40 ? quoted(text) : quoted("…" + text.suffix(30))
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0x061C: true
    default: false
    }
  }

  static func isOwn(_ view: String) -> Bool {
    !containers.contains(view) && !controls.contains(view) && !leaves.contains(view)
  }

  static func isControl(_ view: String) -> Bool { controls.contains(view) }

  static func isContainer(_ view: String) -> Bool { containers.contains(view) }

  private static let controls: Set<String> = [
    "Button", "Label", "Link", "NavigationLink", "Toggle", "Gauge", "ProgressView", "Picker",
    "Slider", "Stepper", "Menu", "TextField", "SecureField", "DatePicker", "LabeledContent",
    "ContentUnavailableView", "ColorPicker", "EditButton", "ShareLink", "DisclosureGroup",
    "GroupBox", "ControlGroup", "TextEditor", "PasteButton",
  ]

  private static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Grid", "GridRow", "LazyVGrid",
    "LazyHGrid", "List", "Section", "Form", "ScrollView", "GeometryReader", "NavigationStack",
    "NavigationView", "TabView", "ContainerBackground", "Group", "ViewThatFits", "TimelineView",
    "AnyLayout", "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "OutlineGroup",
  ]

  private static let leaves: Set<String> = [
    "Text", "Image", "AsyncImage", "Color", "Rectangle", "RoundedRectangle", "Capsule", "Circle",
    "Ellipse", "UnevenRoundedRectangle", "ContainerRelativeShape", "ConcentricRectangle",
    "AnyShape",
    "Path", "Divider", "Spacer", "Canvas", "LinearGradient", "RadialGradient", "AngularGradient",
    "EllipticalGradient", "MeshGradient", "Gradient", "EmptyView", "WidgetURL",
    "AccessoryWidgetBackground", "Shape",
  ]
}
