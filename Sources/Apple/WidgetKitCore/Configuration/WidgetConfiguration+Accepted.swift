import SwiftUI

// Modifiers that change nothing one can see in a frame.
extension WidgetConfiguration {
  public func onBackgroundURLSessionEvents(
    matching matchingString: String,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  public func onBackgroundURLSessionEvents(
    matching matchingBlock: ((_ identifier: String) -> Bool)? = nil,
    _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  public func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }

  /// The texture of a widget on a wall, in visionOS.
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }

  public func supportedMountingStyles(
    _ styles: [WidgetMountingStyle]
  ) -> some WidgetConfiguration { self }
}

public struct WidgetTexture: Hashable, Sendable {
  private let name: String
  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}

public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String
  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}
