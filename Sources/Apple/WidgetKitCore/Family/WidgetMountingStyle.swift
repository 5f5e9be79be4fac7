/// A way to put a widget on a surface in visionOS.
public struct WidgetMountingStyle: Hashable, Sendable {
  package let name: String
  /// The style of a widget in a frame, on a table or a wall.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// Set back into a wall.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}
