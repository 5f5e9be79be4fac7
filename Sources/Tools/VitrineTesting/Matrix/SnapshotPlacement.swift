import WidgetHost

/// The part of the system in which a widget is shown.
public enum SnapshotPlacement: String, CaseIterable, Hashable, Sendable {
  case homeScreen, today, lockScreen, standBy, standByNight, desktop, smartStack, complication
  case carPlay, elevated, recessed

  var placement: Placement {
    switch self {
    case .homeScreen: .homeScreen
    case .today: .today
    case .lockScreen: .lockScreen
    case .standBy: .standBy
    case .standByNight: .standByNight
    case .desktop: .desktop
    case .smartStack: .smartStack
    case .complication: .complication
    case .carPlay: .carPlay
    case .elevated: .elevated
    case .recessed: .recessed
    }
  }
}
