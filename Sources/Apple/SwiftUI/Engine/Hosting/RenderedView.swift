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
}
