/// The size and shape of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible,
  CustomDebugStringConvertible
{
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCorner: "accessoryCorner"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  public var debugDescription: String { description }

  /// Apple's name, as ``description`` gives it.
  package init?(name: String) {
    guard let family = Self.allCases.first(where: { $0.description == name }) else { return nil }
    self = family
  }

  package var isAccessory: Bool { rawValue >= Self.accessoryCorner.rawValue }
}
