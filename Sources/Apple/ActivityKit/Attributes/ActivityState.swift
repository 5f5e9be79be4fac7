/// The state of an activity in its life cycle.
public enum ActivityState: Sendable, Codable, Hashable {
  /// The activity is shown, and can be updated.
  case active
  /// The activity has ended, and the Lock Screen still shows its last content.
  case ended
  /// The activity has ended and is no longer shown.
  case dismissed
  /// The activity is shown, and its content is out of date.
  case stale
  /// The activity starts later.
  case pending
}
