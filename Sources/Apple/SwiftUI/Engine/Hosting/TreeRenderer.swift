import DisplayList
import Foundation
import SystemDesigns
import Typesetting

/// Makes a display list of a tree of nodes. One is kept for many pictures: it keeps what was typeset.
///
/// A picture is made in these steps:
/// 1. `content` makes the nodes, with the inputs of the root.
/// 2. The root node around them is placed, and with it all nodes.
/// 3. Preference listeners are notified. Where they change state, steps 1 and 2 are repeated.
/// 4. The nodes draw, each once, in order.
@MainActor
final class TreeRenderer {
  /// The nodes of what is rendered, made again in each pass.
  typealias Content = @MainActor (_ViewInputs) -> [_Node]

  private let typesetter: Typesetter
  init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// - Parameters:
  ///   - size: points.
  ///   - reached: called as each stage ends, for a benchmark.
  func render(
    size: CGSize, environment: EnvironmentValues, options: RenderOptions,
    reached: (RenderStage) -> Void, content: Content
  ) -> RenderedView {
    let context = ResolveContext(
      typesetter: typesetter, displayDate: options.displayDate, touched: options.touched)
    var environment = environment
    environment.fields.containerShape = .widget(
      radius: options.containerCornerRadius, size: size)
    let margins = options.contentMargins
    environment.fields.containerSize = CGSize(
      width: max(size.width - margins.leading - margins.trailing, 0),
      height: max(size.height - margins.top - margins.bottom, 0))
    let inputs = _ViewInputs(environment: environment, context: context)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let root = settle(context) {
      var content = Self.root(content, inputs, piece: options.piece)
      if options.isInline { content = InlineNode(content) }
      reached(.tree)
      let root = Self.frame(
        content, options, context, keepsBackgroundColors: environment.splitsAccentGroups,
        window: options.hasWindow ? Self.window(of: content, environment) : nil,
        isMirrored: isMirrored)
      root.place(at: .zero, ProposedViewSize(size))
      reached(.layout)
      return root
    }
    let notes = options.tracesLayout ? DrawingNotes() : nil
    var drawing = DrawContext(scale: environment.displayScale, notes: notes)
    drawing.draw(root)
    reached(.list)
    var urls = context.widgetURLs
    urls.removeAll { $0.absoluteString.isEmpty }
    var views = drawing.views
    let controls = ControlNames.named(drawing.controls, &views)
    return RenderedView(
      displayList: DisplayList(
        size: size, commands: drawing.commands, views: views, diagnostics: context.diagnostics),
      hasContainerBackground: context.containerBackground != nil, widgetURLs: urls,
      controls: controls, running: RunningContents(context.running),
      trace: notes.map { LayoutTracer.trace(root, $0) })
  }

  /// The picture of what `content` makes, at its own size for the proposal.
  func renderFitting(
    proposal: ProposedViewSize, environment: EnvironmentValues, displayDate: Date,
    piece: Int? = nil,
    content: Content
  ) -> DisplayList {
    let context = ResolveContext(typesetter: typesetter, displayDate: displayDate)
    let inputs = _ViewInputs(environment: environment, context: context)
    let root = settle(context) {
      let root = Self.root(content, inputs, piece: piece)
      root.place(at: .zero, proposal)
      return root
    }
    var drawing = DrawContext(scale: environment.displayScale)
    drawing.draw(root)
    return DisplayList(
      size: root.frame.size, commands: drawing.commands, views: drawing.views,
      diagnostics: context.diagnostics)
  }

  /// The nodes at the top, not placed.
  func topNodes(_ environment: EnvironmentValues, content: Content) -> [_Node] {
    let context = ResolveContext(
      typesetter: typesetter, displayDate: Date(timeIntervalSince1970: 0))
    return content(_ViewInputs(environment: environment, context: context))
  }

  /// Repeats `pass` until no preference changes any state. A tree whose passes never agree is drawn as
  /// the last left it.
  private func settle(_ context: ResolveContext, _ pass: () -> _Node) -> _Node {
    var node = _Node()
    for _ in 0..<4 {
      context.startPass()
      node = context.state.observing(pass)
      context.state.isDirty = false
      if context.hasPreferenceListeners { node.notifyPreferenceListeners() }
      if !context.state.isDirty { break }
    }
    return node
  }

  /// The root: the content with its background, margins, and watch face label.
  private static func frame(
    _ content: _Node, _ options: RenderOptions, _ context: ResolveContext,
    keepsBackgroundColors: Bool, window: RGBA?, isMirrored: Bool
  ) -> _Node {
    if let corner = options.corner {
      _ = background(behind: content, options.piece, context)
      return CornerRootNode(
        content, label: context.accessoryLabel, corner: corner, isCurved: context.curvesContent)
    }
    return RootNode(
      content,
      background: {
        let background = background(behind: content, options.piece, context)
        return options.removesContainerBackground ? nil : background
      },
      ground: options.containerGround, window: window, keepsBackgroundColors: keepsBackgroundColors,
      margins: options.contentMargins, isMirrored: isMirrored)
  }

  /// The container background of the content; of a piece of several its own alone. The context's becomes the same.
  private static func background(
    behind content: _Node, _ piece: Int?, _ context: ResolveContext
  ) -> _Node? {
    guard piece != nil else { return context.containerBackground }
    let own = context.containerBackgrounds.last { content.holds($0.owner) }
    context.containerBackground = own?.background
    return context.containerBackground
  }

  /// The colour of an app's window around the content.
  private static func window(of content: _Node, _ environment: EnvironmentValues) -> RGBA {
    var environment = environment
    if let scheme = content.preference(PreferredColorSchemeKey.self) {
      environment.fields.colorScheme = scheme
    }
    return SystemColor.background.rgba(environment.colorTraits)
  }

  /// The one node of the content: several at the top are put into a column, as in a hosting controller.
  private static func root(
    _ content: Content, _ inputs: _ViewInputs, piece: Int? = nil
  ) -> _Node {
    var inputs = inputs
    inputs.stackAxis = nil
    inputs.implicitRoot = piece == nil ? .column : nil
    let nodes = content(inputs)
    if let piece, nodes.indices.contains(piece) { return nodes[piece] }
    return ImplicitRoot.column.node(of: nodes, isMirrored: inputs.isMirrored)
  }
}
