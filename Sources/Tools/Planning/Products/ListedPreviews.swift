import WidgetHost

/// The previews of a product: a frame each, and what kept others from being known.
package struct ListedPreviews: Codable, Sendable {
  package var frames: [PreviewSummary]
  package var problems: [String]
}
