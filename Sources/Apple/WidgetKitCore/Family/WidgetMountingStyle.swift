/// A way to put a widget on a surface in visionOS.
public struct WidgetMountingStyle: Hashable, Sendable {
  package let name: String
  /// On a table or a wall, in a frame.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// Set back into a wall.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}
