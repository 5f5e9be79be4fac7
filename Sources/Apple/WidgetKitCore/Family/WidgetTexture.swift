/// The treatment of a widget in visionOS.
public struct WidgetTexture: Hashable, Sendable {
  package let name: String
  /// Layers of a material; what is in front keeps its brightness in any light.
  public static let glass = WidgetTexture(name: "glass")
  /// Like print: the room's light darkens and brightens all of it.
  public static let paper = WidgetTexture(name: "paper")
}
