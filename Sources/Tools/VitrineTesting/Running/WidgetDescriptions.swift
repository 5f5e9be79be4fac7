import SwiftUI
import WidgetKitCore

/// The description of a widget, as its `body` gives it.
@MainActor
func descriptions<W: Widget>(of widget: W) -> [_WidgetDescription] {
  var found: [_WidgetDescription] = []
  W.Body._describe(widget.body, into: &found)
  return found
}

/// The descriptions of all widgets of a bundle.
@MainActor
func descriptions<Bundle: WidgetBundle>(of bundle: Bundle) -> [_WidgetDescription] {
  descriptions(of: bundle.body)
}
