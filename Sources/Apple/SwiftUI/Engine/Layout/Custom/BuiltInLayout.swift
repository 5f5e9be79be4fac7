import Foundation

/// A layout that the library lays out itself.
public protocol _BuiltInLayout: Layout {
  @MainActor func _makeNode(_ nodes: [_Node], isMirrored: Bool) -> _Node
}
