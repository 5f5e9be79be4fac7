import SwiftUI

/// The settings of a configuration's modifiers.
package struct WidgetSettings {
  package var displayName: Text?
  package var description: Text?
  /// The supported families; nil for all families of the device.
  package var supportedFamilies: [WidgetFamily]?
  package var areContentMarginsDisabled = false
  package var isContainerBackgroundRemovable = true
  package var pushHandler: (any WidgetPushHandler.Type)?
  /// Families for which a Live Activity has views of its own, apart from the Lock Screen.
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
