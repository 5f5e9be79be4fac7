import Foundation

/// The bar of a tab view; lengths in points. Not measured.
package enum TabBarDesign: Hashable, Sendable {
  /// Below the page, with a hairline above.
  case attached(height: CGFloat)
  /// A glass capsule over the page, the chosen tab in a capsule of its own.
  case floating(height: CGFloat, padding: CGFloat, sideMargin: CGFloat)
}
