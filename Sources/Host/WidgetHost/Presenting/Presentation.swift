/// A form in which the system shows a Live Activity or a control, as a family is for a widget. The names are used in
/// paths and in `--family`.
package enum Presentation: String, CaseIterable, Codable, Sendable {
  /// The Lock Screen's banner.
  case activityLockScreen
  /// The Dynamic Island with one activity, one of several, and held down.
  case dynamicIslandCompact, dynamicIslandMinimal, dynamicIslandExpanded
  /// A watch's Smart Stack.
  case activitySmall
  /// Control Center: the symbol alone, one wide, two high and wide.
  case controlSmall, controlMedium, controlLarge
  /// A control at the lower edge of the Lock Screen.
  case controlLockScreen

  package static let activities: [Presentation] = [
    .activityLockScreen, .dynamicIslandCompact, .dynamicIslandMinimal, .dynamicIslandExpanded,
    .activitySmall,
  ]

  package static let controls: [Presentation] = [
    .controlSmall, .controlMedium, .controlLarge, .controlLockScreen,
  ]

  /// Whether it is dark whatever the device's appearance.
  package var isAlwaysDark: Bool { self != .activityLockScreen }
}
