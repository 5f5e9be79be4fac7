import SwiftUI

/// The size class of an activity's own view.
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
public struct SupportedActivityFamiliesEnvironmentKey: EnvironmentKey {
  public static let defaultValue: Set<ActivityFamily> = [.medium]
}

extension EnvironmentValues {
  public var activityFamily: ActivityFamily {
    get { self[FamilyKey.self] }
    set { self[FamilyKey.self] = newValue }
  }

  /// The families of `supplementalActivityFamilies`, and `medium`.
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
  @Entry public var isActivityUpdateReduced = false
}
