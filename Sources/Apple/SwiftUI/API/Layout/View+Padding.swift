import Foundation

public nonisolated struct _PaddingLayout: _NodeModifier {
  public var edges: Edge.Set
  public var insets: EdgeInsets?
  public nonisolated init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
  @MainActor public func _wrap(_ node: _Node, _ inputs: _ViewInputs) -> _Node {
    let all = insets ?? EdgeInsets(.all, _PaddingLayout.standard)
    return PaddingNode(node, all.at(edges), isMirrored: inputs.isMirrored)
  }

  @usableFromInline
  static func all(_ length: CGFloat) -> EdgeInsets { EdgeInsets(.all, length) }

  /// `padding()` without a length, on iOS; points. Source: `styles_geometry.json`, `default_padding`.
  static let standard: CGFloat = 16
}

// The length comes first and the others are disfavoured: for arithmetic the type checker tries each
// of equal overloads, and with each all that the padding is applied to. No argument fits two of them.
extension View {
  @inlinable
  public nonisolated consuming func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: _PaddingLayout.all(length)))
  }

  @_disfavoredOverload
  @inlinable
  public nonisolated consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// - Parameter length: points; nil for the standard 16.
  @_disfavoredOverload
  @inlinable
  public nonisolated consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    modifier(
      _PaddingLayout(edges: edges, insets: length.map { _PaddingLayout.all($0) }))
  }
}
