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

/// The treatment of a widget in visionOS.
public struct WidgetTexture: Hashable, Sendable {
  package let name: String
  /// Layers of a material; what is in front keeps its brightness in any light.
  public static let glass = WidgetTexture(name: "glass")
  /// Like print: the room's light darkens and brightens all of it.
  public static let paper = WidgetTexture(name: "paper")
}

/// A way to put a widget on a surface in visionOS.
public struct WidgetMountingStyle: Hashable, Sendable {
  package let name: String
  /// On a table or a wall, in a frame.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// Set back into a wall.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}
