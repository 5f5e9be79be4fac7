import Foundation

public nonisolated struct _FlexFrameLayout: _NodeModifier {
  let width: FlexibleLength
  let height: FlexibleLength
  let alignment: Alignment
  @usableFromInline
  nonisolated init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?,
    idealHeight: CGFloat?, maxHeight: CGFloat?, alignment: Alignment
  ) {
    width = FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth)
    height = FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = alignment
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    if width.isContradictory || height.isContradictory { inputs.context.noteInvalidFrame() }
    return FlexibleFrameNode(
      node, width: width.settled, height: height.settled, alignment: alignment,
      isMirrored: inputs.isMirrored)
  }
}

extension View {
  /// - Parameters: points.
  @inlinable
  public nonisolated consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }
}
