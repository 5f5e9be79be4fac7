/// The time at which an activity that has ended is removed from the Lock Screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case standard, immediate
    case after(Date)
  }
  let kind: Kind

  /// The activity is removed when the person dismisses it, or four hours after its end.
  public static let `default` = ActivityUIDismissalPolicy(kind: .standard)
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  /// The activity is removed at a date within four hours of its end; a later date is the same as
  /// four hours after the end.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(kind: .after(date))
  }

  /// The time of the removal.
  ///
  /// - Parameter end: the time at which the activity ended.
  func dismissal(after end: Date) -> Date {
    let latest = end.addingTimeInterval(ActivityLimits.shownAfterEnd)
    return switch kind {
    case .standard: latest
    case .immediate: end
    case .after(let date): min(max(date, end), latest)
    }
  }
}
