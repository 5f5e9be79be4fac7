import Foundation

/// A view that is drawn by a closure.
public nonisolated struct Canvas<Symbols: View> {
  /// The views that `resolveSymbol(id:)` finds, each by its `tag(_:)`.
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
    inner.stackAxis = nil
    inner.environment.collectsTags = true
    nodes.nodes.append(
      CanvasNode(
        isOpaque: view.isOpaque, symbols: inner.nodes(view.symbols), inputs, view.renderer))
  }
}
