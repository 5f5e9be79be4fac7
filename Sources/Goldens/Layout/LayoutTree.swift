import Foundation

/// The placed views of a frame, as a golden keeps them.
package struct LayoutTree: Hashable, Sendable, Codable {
  package var roots: [LayoutNode]

  package init(roots: [LayoutNode]) { self.roots = roots }
}
