import SwiftUI

/// The context in which a provider's entry will be shown.
public struct TimelineProviderContext: Sendable {
  /// The values of the environment for which the widget will be drawn.
  @dynamicMemberLookup
  public struct EnvironmentVariants: @unchecked Sendable {
    private var values: [PartialKeyPath<EnvironmentValues>: Any] = [:]

    package init() {}

    package mutating func set<T>(
      _ keyPath: WritableKeyPath<EnvironmentValues, T>, _ variants: [T]
    ) {
      values[keyPath] = variants
    }

    public subscript<T>(dynamicMember keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      self[keyPath]
    }

    public subscript<T>(_ keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? {
      values[keyPath] as? [T]
    }
  }

  public let environmentVariants: EnvironmentVariants
  public let family: WidgetFamily
  /// The widget is shown in the gallery and needs sample data at once.
  public let isPreview: Bool
  /// Points.
  public let displaySize: CGSize

  package init(
    environmentVariants: EnvironmentVariants, family: WidgetFamily, isPreview: Bool,
    displaySize: CGSize
  ) {
    self.environmentVariants = environmentVariants
    self.family = family
    self.isPreview = isPreview
    self.displaySize = displaySize
  }
}
