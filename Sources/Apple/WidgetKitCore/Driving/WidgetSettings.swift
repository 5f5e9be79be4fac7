import SwiftUI

/// What a configuration's modifiers say of it.
package struct WidgetSettings {
  package var displayName: Text?
  package var description: Text?
  /// nil where the widget doesn't say: then all that the device has.
  package var supportedFamilies: [WidgetFamily]?
  package var areContentMarginsDisabled = false
  package var isContainerBackgroundRemovable = true
  package var pushHandler: (any WidgetPushHandler.Type)?
  /// Places that a Live Activity has views of its own for, beside the Lock Screen.
  package var supplementalActivityFamilies: [ActivityFamily] = []

  package init() {}
}

extension _WidgetDescription {
  private static let key = "WidgetKit.settings"

  package var settings: WidgetSettings {
    get { options[Self.key] as? WidgetSettings ?? WidgetSettings() }
    set { options[Self.key] = newValue }
  }

  package var driver: WidgetDriver? { payload as? WidgetDriver }
}
