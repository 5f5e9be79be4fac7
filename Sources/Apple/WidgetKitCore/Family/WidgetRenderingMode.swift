/// The way in which the system colours a widget.
public struct WidgetRenderingMode: Equatable, Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  public static let accented = WidgetRenderingMode(description: "accented")
  public static let vibrant = WidgetRenderingMode(description: "vibrant")

  package init?(name: String) {
    guard let mode = [Self.fullColor, .accented, .vibrant].first(where: { $0.description == name })
    else { return nil }
    self = mode
  }
  private init(description: String) { self.description = description }
}

/// A location of widgets on a device.
public struct WidgetLocation: Hashable, Sendable {
  package let name: String
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  public static let standBy = WidgetLocation(name: "standBy")
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  public static let carPlay = WidgetLocation(name: "carPlay")
  public static let watchFace = WidgetLocation(name: "watchFace")
  public static let smartStack = WidgetLocation(name: "smartStack")
}
