import SwiftUI

/// How much room an activity's own view has.
public enum ActivityFamily: Int, Codable, Hashable, Sendable, CustomStringConvertible {
  /// The Smart Stack of a watch, and CarPlay.
  case small
  /// The Lock Screen of a phone or tablet.
  case medium

  public var description: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}

private struct FamilyKey: EnvironmentKey { static let defaultValue = ActivityFamily.medium }
private struct FullscreenKey: EnvironmentKey { static let defaultValue = false }
private struct UpdateReducedKey: EnvironmentKey { static let defaultValue = false }

public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
  public static let defaultValue: Set<ActivityFamily> = [.medium]
}

extension EnvironmentValues {
  public var activityFamily: ActivityFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// What the configuration declares by `supplementalActivityFamilies`, and `medium`.
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedActivityFamiliesEnvironmentKey.self] }
    set { self[SupportedActivityFamiliesEnvironmentKey.self] = newValue }
  }

  /// StandBy shows the activity over all of the screen.
  public internal(set) var isActivityFullscreen: Bool {
    get { self[FullscreenKey.self] }
    set { self[FullscreenKey.self] = newValue }
  }

  /// The display is always on and dimmed, and updates come less often.
  public var isActivityUpdateReduced: Bool {
    get { self[UpdateReducedKey.self] }
    set { self[UpdateReducedKey.self] = newValue }
  }
}

extension WidgetConfiguration {
  /// The activity has a view of its own for these places; without it a watch's Smart Stack shows the
  /// two compact views of the Dynamic Island. It is the Lock Screen's content with `activityFamily`
  /// set.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    ChangedConfiguration(base: self) { $0.supplementalActivityFamilies = families }
  }
}
