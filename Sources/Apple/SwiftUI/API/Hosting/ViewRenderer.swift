import DisplayList
import Foundation
import Typesetting

/// Turns a view into a display list. Keep one for many pictures: it keeps what was typeset.
@MainActor
package final class ViewRenderer {
  private let typesetter: Typesetter
  package init(typesetter: Typesetter = Typesetter()) { self.typesetter = typesetter }

  /// - Parameters:
  ///   - size: points.
  ///   - reached: told of each stage as it ends, for a benchmark.
  package func render<V: View>(
    _ view: V, size: CGSize, environment: EnvironmentValues, options: RenderOptions,
    reached: (RenderStage) -> Void = { _ in }
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
      let content = Self.root(view, inputs, piece: options.piece)
      reached(.tree)
      let root = Self.frame(
        content, options, context, keepsBackgroundColors: environment.splitsAccentGroups,
        isMirrored: isMirrored)
      root.place(at: .zero, ProposedViewSize(size))
      reached(.layout)
      return root
    }
    var drawing = DrawContext(scale: environment.displayScale)
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
      controls: controls)
  }

  /// The size of a view that is offered `proposal`, and the view drawn at it.
  package func renderFitting<V: View>(
    _ view: V, proposal: ProposedViewSize, environment: EnvironmentValues, displayDate: Date
  ) -> DisplayList {
    let context = ResolveContext(typesetter: typesetter, displayDate: displayDate)
    let inputs = _ViewInputs(environment: environment, context: context)
    let root = settle(context) {
      let root = Self.root(view, inputs)
      root.place(at: .zero, proposal)
      return root
    }
    var drawing = DrawContext(scale: environment.displayScale)
    drawing.draw(root)
    return DisplayList(
      size: root.frame.size, commands: drawing.commands, views: drawing.views,
      diagnostics: context.diagnostics)
  }

  /// Places what `pass` makes until no preference changes any state: a view whose passes never agree
  /// is drawn as the last left it.
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

  /// What stands around the content.
  private static func frame(
    _ content: _Node, _ options: RenderOptions, _ context: ResolveContext,
    keepsBackgroundColors: Bool, isMirrored: Bool
  ) -> _Node {
    if let corner = options.corner {
      return CornerRootNode(
        content, label: context.accessoryLabel, corner: corner, isCurved: context.curvesContent)
    }
    return RootNode(
      content, background: options.removesContainerBackground ? nil : context.containerBackground,
      ground: options.containerGround, keepsBackgroundColors: keepsBackgroundColors,
      margins: options.contentMargins, isMirrored: isMirrored)
  }

  /// The views at the top, not placed.
  func topNodes<V: View>(_ view: V, _ environment: EnvironmentValues) -> [_Node] {
    let context = ResolveContext(
      typesetter: typesetter, displayDate: Date(timeIntervalSince1970: 0))
    var environment = environment
    environment.fields.stackAxis = nil
    return _ViewInputs(environment: environment, context: context).nodes(view)
  }

  /// Several views at the root stand in a column, as in a hosting controller.
  private static func root<V: View>(
    _ view: V, _ inputs: _ViewInputs, piece: Int? = nil
  ) -> _Node {
    var inputs = inputs
    inputs.environment.fields.stackAxis = nil
    let nodes = inputs.nodes(view)
    if let piece, nodes.indices.contains(piece) {
      let node = nodes[piece]
      inputs.context.containerBackground =
        inputs.context.containerBackgrounds.last { node.holds($0.owner) }?.background
      return node
    }
    if nodes.count == 1 { return nodes[0] }
    return StackNode(
      .vertical, alignment: HorizontalAlignment.center.key, spacing: nil,
      mirrored: inputs.isMirrored, nodes)
  }
}
