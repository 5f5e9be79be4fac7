import DisplayList
import Foundation

/// A view that is drawn by a closure.
public nonisolated struct Canvas<Symbols: View> {
  /// What `resolveSymbol(id:)` finds, each by its `tag(_:)`.
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// - Parameters:
  ///   - opaque: the drawing covers all; where it doesn't, black shows.
  ///   - rendersAsynchronously: a still picture is always whole; nothing changes.
  ///   - renderer: draws; the size is the view's, points.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View, _PrimitiveView {
  @MainActor public static func _resolve(
    _ view: Self, _ inputs: _ViewInputs, into nodes: inout _NodeList
  ) {
    var inner = inputs
    inner.descend(into: Symbols.self)
    inner.environment.fields.stackAxis = nil
    inner.environment.collectsTags = true
    nodes.nodes.append(
      CanvasNode(
        isOpaque: view.isOpaque, symbols: inner.nodes(view.symbols), inputs, view.renderer))
  }
}

/// A canvas in the layout.
final class CanvasNode: _Node {
  private let isOpaque: Bool
  private let symbols: [_Node]
  private let inputs: _ViewInputs
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  init(
    isOpaque: Bool, symbols: [_Node], _ inputs: _ViewInputs,
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.isOpaque = isOpaque
    self.symbols = symbols
    self.inputs = inputs
    self.renderer = renderer
  }

  override var kind: String? { "Canvas" }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(_ context: inout DrawContext) {
    let rect = context.snapped(frame)
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let sheet = CanvasSheet(
      size: rect.size, scale: context.scale, symbols: symbols, inputs: inputs)
    var graphics = GraphicsContext(sheet)
    renderer(&graphics, rect.size)
    if sheet.commands.isEmpty && !isOpaque { return }
    let room = CGRect(origin: .zero, size: rect.size)
    let group = CompositingGroup(
      transform: CGAffineTransform(translationX: rect.minX, y: rect.minY), clip: .rect(room),
      // What is drawn with a blend mode meets only what the canvas drew before.
      isolated: true)
    context.group(group) {
      if isOpaque { $0.append(.fill(.rect(room), .nonZero, .color(.black))) }
      for command in sheet.commands { $0.append(command) }
    }
  }
}

/// What a canvas is drawn on: all contexts of one canvas write here.
final class CanvasSheet {
  /// Points.
  let size: CGSize
  /// Pixels a point.
  let scale: CGFloat
  let inputs: _ViewInputs
  var commands: [Command] = []
  private let symbols: [_Node]

  init(size: CGSize, scale: CGFloat, symbols: [_Node], inputs: _ViewInputs) {
    self.size = size
    self.scale = scale
    self.symbols = symbols
    self.inputs = inputs
  }

  /// What `draw` writes, kept apart.
  func captured(_ draw: () throws -> Void) rethrows -> [Command] {
    let before = commands
    commands = []
    defer { commands = before }
    try draw()
    return commands
  }

  /// The symbol's commands, its upper left corner at the origin; nil where none has this name.
  func symbol(_ id: AnyHashable) -> (size: CGSize, commands: [Command])? {
    guard let node = symbols.first(where: { $0.selectionTag == id }) else { return nil }
    node.place(at: .zero, ProposedViewSize(size))
    return (node.frame.size, commands(of: node))
  }

  /// A node's commands without the marks of its views, which a canvas hides from all but the eye.
  func commands(of node: _Node) -> [Command] {
    var drawing = DrawContext(scale: scale)
    drawing.draw(node)
    return drawing.commands.filter {
      switch $0 {
      case .beginView, .endView: false
      default: true
      }
    }
  }
}
