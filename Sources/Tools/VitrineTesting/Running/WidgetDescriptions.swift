import SwiftUI
import WidgetHost
import WidgetKitCore

/// The description of a widget, as its `body` gives it.
@MainActor
func descriptions<W: Widget>(of widget: W) -> [_WidgetDescription] {
  ProductWorld.use(moduleOf: W.self)
  return found(in: widget)
}

/// The descriptions of all widgets of a bundle.
@MainActor
func descriptions<Bundle: WidgetBundle>(of bundle: Bundle) -> [_WidgetDescription] {
  ProductWorld.use(moduleOf: Bundle.self)
  return found(in: bundle.body)
}

@MainActor
private func found<W: Widget>(in widget: W) -> [_WidgetDescription] {
  var found: [_WidgetDescription] = []
  W.Body._describe(widget.body, into: &found)
  return found
}
