import DisplayList
import Foundation

/// The views of a trace with the steps that lead to each.
struct StepTree {
  /// A view that can be explained: one of the picture's, or a spacer, which draws nothing.
  struct Item {
    /// The index of the picture's view; nil for a spacer.
    var view: Int?
    /// The step that measured it; nil for a view within another's drawing, such as a link in a text.
    var step: Int?
    var parent: Int?
  }

  let steps: [LayoutTrace.Step]
  let views: [ViewRecord]
  private(set) var items: [Item] = []
  /// The item of each of the picture's views.
  private var itemOfView: [Int: Int] = [:]
  private(set) var children: [[Int]]
  /// The cells of grids, which lie in rows that measure nothing themselves.
  private(set) var gridCells: Set<Int> = []

  init(_ trace: LayoutTrace, _ views: [ViewRecord]) {
    steps = trace.steps
    self.views = views
    children = Array(repeating: [], count: trace.steps.count)
    for (index, step) in trace.steps.enumerated() {
      if let parent = step.parent { children[parent].append(index) }
      if case .grid(let grid) = step.facts { gridCells.formUnion(grid.cells.map(\.child)) }
    }
    if !steps.isEmpty { add(0, within: nil) }
    // The widget's own link is a view as large as the widget, and none of the layout.
    for view in views.indices where itemOfView[view] == nil && views[view].kind != "WidgetURL" {
      let parent = views[view].parent.flatMap { itemOfView[$0] }
      itemOfView[view] = items.count
      items.append(Item(view: view, step: nil, parent: parent))
    }
  }

  private mutating func add(_ step: Int, within parent: Int?) {
    var parent = parent
    for view in steps[step].views where views.indices.contains(view) {
      let around = views[view].parent.flatMap { itemOfView[$0] } ?? parent
      itemOfView[view] = items.count
      items.append(Item(view: view, step: step, parent: around))
      parent = items.count - 1
    }
    if case .spacer = steps[step].facts {
      items.append(Item(view: nil, step: step, parent: parent))
    }
    for child in children[step] { add(child, within: parent) }
  }

  /// The names of views that are there for their body, sorted.
  var types: [String] {
    let bodies = steps.indices.flatMap { step in
      isNamedModifier(step) ? Array(steps[step].views) : steps[step].views.dropLast()
    }.filter(views.indices.contains)
    return Set(bodies.map { views[$0].kind }).sorted()
  }

  /// The steps of modifiers around a view's step, the outermost first, and the step itself last.
  func chain(of step: Int) -> [Int] {
    var chain = [step]
    while let parent = steps[chain[0]].parent, isModifier(parent, around: chain[0]) {
      chain.insert(parent, at: 0)
    }
    return chain
  }

  /// The step that proposed to the outermost modifier around a step: a container, or a layer's base.
  func container(of step: Int) -> Int? { steps[chain(of: step)[0]].parent }

  private func isModifier(_ step: Int, around child: Int) -> Bool {
    guard steps[step].views.isEmpty || isNamedModifier(step) else { return false }
    switch steps[step].facts {
    case .none:
      return !gridCells.contains(child)
        && (children[step].count <= 1 || children[step][0] == child)
    case .modifier, .clip: return true
    case .layer(let layer, _): return layer != child
    default: return false
    }
  }

  /// Whether the outermost modifier of a body has the name of the developer's view, whose body it is.
  func isNamedModifier(_ step: Int) -> Bool {
    guard !steps[step].views.isEmpty else { return false }
    switch steps[step].facts {
    case .modifier, .clip, .layer: return true
    case .none: return steps[step].trait != nil
    default: return false
    }
  }

  /// The step that a modifier is around.
  func content(ofModifier step: Int) -> Int? {
    content(ofLayer: step) ?? children[step].first
  }

  /// The first view within a step or of it.
  func firstItem(in step: Int) -> Int? {
    var waiting = [step]
    while let next = waiting.popLast() {
      if let view = steps[next].views.first { return itemOfView[view] }
      if case .spacer = steps[next].facts { return items.firstIndex { $0.step == next } }
      var inner = children[next]
      if case .layer(let layer, _) = steps[next].facts { inner.removeAll { $0 == layer } }
      waiting += inner.reversed()
    }
    return nil
  }

  /// The content of a layer's step: the view that it is behind or over.
  func content(ofLayer step: Int) -> Int? {
    guard case .layer(let layer, _) = steps[step].facts else { return nil }
    return children[step].first { $0 != layer }
  }
}

extension StepTree {
  /// The size of the largest view within a step, which may be larger than the step's own.
  func extent(in step: Int) -> CGSize {
    var waiting = inner(of: step)
    var size = CGSize.zero
    while let next = waiting.popLast() {
      let frame = steps[next].frame
      size = CGSize(width: max(size.width, frame.width), height: max(size.height, frame.height))
      // Only modifiers are looked through: a container that fits clips nothing of itself.
      if steps[next].views.isEmpty { waiting += inner(of: next) }
    }
    return size
  }

  private func inner(of step: Int) -> [Int] {
    if case .layer(let layer, _) = steps[step].facts {
      return children[step].filter { $0 != layer }
    }
    return children[step]
  }
}
