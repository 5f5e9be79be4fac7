import DisplayList
import Foundation

/// A view, drawn.
package struct RenderedView {
  package var displayList: DisplayList
  package var hasContainerBackground: Bool
  /// The `widgetURL`s of the views, in order; the last is the one that counts.
  package var widgetURLs: [URL]
  /// The buttons and toggles that perform app intents, in the order drawn.
  package var controls: [RenderedControl] = []
  /// The content that changes by itself; nil for a picture that stays as it is.
  package var running: RunningContents?
  /// The steps of the layout; nil where they weren't asked for.
  package var trace: LayoutTrace?
}
