import Foundation

public nonisolated struct _FrameLayout: _NodeModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  @usableFromInline
  nonisolated init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    // As Apple's: an invalid length is left out, with a diagnostic.
    let width = width.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    let height = height.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
    if width != self.width || height != self.height { inputs.context.noteInvalidFrame() }
    return FrameNode(
      node, width: width, height: height, alignment: alignment, isMirrored: inputs.isMirrored)
  }
}

extension View {
  /// - Parameters: points; nil for what the view has by itself.
  @inlinable
  public nonisolated consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
  }
}
