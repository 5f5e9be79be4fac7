import Foundation

public nonisolated struct _AspectRatioLayout: _NodeModifier {
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode
  public nonisolated init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    AspectRatioNode(node, ratio: aspectRatio, mode: contentMode)
  }
}

extension View {
  /// - Parameter aspectRatio: width by height; nil for the content's own.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }
  // Disfavoured, so that arithmetic is solved once: see `padding`.
  @_disfavoredOverload
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
