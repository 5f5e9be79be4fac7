import SwiftUI

// Where a widget is offered, and how it is put on surfaces in visionOS.
extension WidgetConfiguration {
  /// The gallery offers the widget there only among those that don't suit the location.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    changed {
      for location in locations {
        $0.disfavoredFamilies[location, default: []].formUnion(families)
      }
    }
  }

  /// The ways in which people may mount the widget in visionOS; both without this modifier.
  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration {
    changed { $0.mountingStyles = styles }
  }

  /// The texture in visionOS.
  ///
  /// - Support: partly; how the light of a room changes it isn't drawn.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
    changed { $0.texture = texture }
  }
}
