import Foundation

/// A step of a picture's making, in their order.
package enum RenderStage: Int, CaseIterable, Sendable {
  /// Views have become nodes.
  case tree
  /// The nodes have their places.
  case layout
  /// The display list is complete.
  case list
}
