import DisplayList
import Foundation

/// The display list in the making: the placed nodes draw into it, each once, in order.
struct DrawContext {
  /// Pixels per point.
  let scale: CGFloat
  private(set) var commands: [Command] = []
  private(set) var views: [ViewRecord] = []
  /// The indices of the views that a curve turns as a whole, without bending them.
  private(set) var rigidViews: [Int] = []
  /// The controls that perform intents, in the order drawn.
  private(set) var controls: [DrawnControl] = []
  private var parent: Int?
  /// Notes what each node drew, for a trace; nil where none is asked for.
  private let notes: DrawingNotes?
  /// The traits of the modifiers around the next view.
  private var waiting: [ViewTrait] = []

  init(scale: CGFloat, notes: DrawingNotes? = nil) {
    self.scale = scale
    self.notes = notes
    // Enough for most pictures: growing copies every command.
    commands.reserveCapacity(512)
    views.reserveCapacity(256)
  }

  mutating func draw(_ node: _Node) {
    guard node.kind != nil || !node.names.isEmpty else {
      node.draw(&self)
      return
    }
    let outer = parent, first = views.count
    // A control is a view whose body is the node of its name: one record, not two.
    let names =
      node.kind != nil && node.names.first == node.kind
      ? node.names.dropFirst() : node.names[...]
    for name in names.reversed() {
      open(ViewRecord(kind: name, frame: node.frame, parent: parent))
    }
    if let kind = node.kind {
      var record = ViewRecord(kind: kind, frame: node.frame, parent: parent)
      node.describe(&record)
      open(consume record)
    }
    notes?.views[ObjectIdentifier(node)] = first..<views.count
    node.draw(&self)
    for _ in names { commands.append(.endView) }
    if node.kind != nil { commands.append(.endView) }
    parent = outer
  }

  /// Draws `content` as a view of its own that has no node: a link within a text.
  mutating func view(_ record: ViewRecord, _ content: (inout DrawContext) -> Void) {
    let outer = parent
    var record = record
    record.parent = parent
    open(record)
    content(&self)
    commands.append(.endView)
    parent = outer
  }

  private mutating func open(_ record: consuming ViewRecord) {
    commands.append(.beginView(views.count))
    parent = views.count
    if !waiting.isEmpty {
      record.traits = record.traits.isEmpty ? waiting : waiting + record.traits
      waiting = []
    }
    views.append(record)
  }

  /// Draws a view with a trait of a modifier around it.
  mutating func draw(_ node: _Node, with trait: ViewTrait) {
    let before = waiting.count
    waiting.append(trait)
    notes?.traits[ObjectIdentifier(node)] = trait
    draw(node)
    // A spacer, and whatever else leaves no record, has none to put it into.
    if waiting.count > before { waiting.removeLast(waiting.count - before) }
  }

  /// Draws the layer behind a view, or in front: the traits of the view aren't the layer's.
  /// - Parameter alignment: by SwiftUI's name; nil for the centre.
  mutating func draw(layer: _Node, isBehind: Bool, alignment: String?) {
    let held = waiting
    waiting = alignment.map { [ViewTrait(.layerAlignment, $0)] } ?? []
    draw(layer, with: isBehind ? .background : .overlay)
    waiting = held
  }

  /// The commands that a mask draws, without adding them.
  mutating func captured(mask: _Node) -> [Command] {
    let held = waiting
    waiting = []
    defer { waiting = held }
    return captured { $0.draw(mask, with: .mask) }
  }

  /// Siblings, those with a higher `zIndex` in front.
  mutating func draw(_ nodes: [_Node]) {
    if nodes.contains(where: { $0.zIndex != 0 }) {
      let order = nodes.indices.sorted {
        nodes[$0].zIndex == nodes[$1].zIndex ? $0 < $1 : nodes[$0].zIndex < nodes[$1].zIndex
      }
      for i in order { draw(nodes[i]) }
    } else {
      for node in nodes { draw(node) }
    }
  }

  mutating func append(_ command: Command) { commands.append(command) }

  mutating func insert(_ command: Command, at index: Int) { commands.insert(command, at: index) }

  mutating func group(_ group: CompositingGroup, _ content: (inout DrawContext) -> Void) {
    commands.append(.beginGroup(group))
    content(&self)
    commands.append(.endGroup)
  }

  /// Draws `content` so that what it cuts out, as a gauge's marker does, is cut out of itself alone.
  mutating func keepingWhatLiesBelow(_ content: (inout DrawContext) -> Void) {
    let first = commands.count
    content(&self)
    // By index: an element that is passed on is copied.
    guard (first..<commands.count).contains(where: { commands[$0].cutsOut }) else { return }
    commands.insert(.beginGroup(CompositingGroup(isolated: true)), at: first)
    commands.append(.endGroup)
  }

  /// The commands that `content` draws, without adding them: for masks. Views in it are recorded all
  /// the same.
  mutating func captured(_ content: (inout DrawContext) -> Void) -> [Command] {
    let first = commands.count
    content(&self)
    let captured = Array(commands[first...])
    commands.removeSubrange(first...)
    return captured
  }

  /// A group just closed that holds nothing but one stroke of the brush, faded, becomes that stroke in a
  /// fainter paint.
  mutating func foldOpacity() {
    guard case .endGroup? = commands.last else { return }
    var ink: Int?
    for i in commands.indices.dropLast().reversed() {
      switch commands[i] {
      case .beginView, .endView: continue
      case .beginGroup(let group):
        guard let ink, let folded = commands[ink].dimmed(Double(group.opacity)) else { return }
        commands[ink] = folded
        commands.removeLast()
        commands.remove(at: i)
        return
      case .endGroup: return
      case .fill, .stroke, .glyphs, .image:
        if ink != nil { return }
        ink = i
      }
    }
  }

  /// Marks the view being drawn as one that a curve turns as a whole.
  mutating func markRigid() {
    if let parent { rigidViews.append(parent) }
  }

  /// The view being drawn is a control.
  mutating func noteControl(_ interaction: ControlInteraction, _ frame: CGRect) {
    if let parent {
      controls.append(DrawnControl(interaction: interaction, frame: frame, view: parent))
    }
  }

  /// Changes the records of the views from an index on.
  mutating func describeViews(from first: Int, _ change: (inout [ViewRecord]) -> Void) {
    if first < views.count { change(&views) }
  }

  /// Lists views and controls from an index on where a transform shows them.
  mutating func move(
    viewsFrom first: Int, controlsFrom firstControl: Int, by transform: CGAffineTransform
  ) {
    // Of a text, the size is the height of its letters.
    let height = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    for i in views.indices.dropFirst(first) {
      views[i].frame = views[i].frame.applying(transform)
      views[i].textSize = views[i].textSize.map { $0 * height }
    }
    for i in controls.indices.dropFirst(firstControl) {
      controls[i].frame = controls[i].frame.applying(transform)
    }
  }

  /// Edges on whole pixels, as Apple draws leaf views.
  func snapped(_ rect: CGRect) -> CGRect {
    let x0 = snapped(rect.minX), y0 = snapped(rect.minY)
    return CGRect(x: x0, y: y0, width: snapped(rect.maxX) - x0, height: snapped(rect.maxY) - y0)
  }

  func snapped(_ length: CGFloat) -> CGFloat {
    // Half a pixel goes up on either side of zero, so that a shift moves all edges alike.
    (length * scale + 0.5 + 1e-6).rounded(.down) / scale
  }
}

extension Command {
  fileprivate var cutsOut: Bool {
    if case .beginGroup(let group) = self { return group.blend == .destinationOut }
    return false
  }
}
