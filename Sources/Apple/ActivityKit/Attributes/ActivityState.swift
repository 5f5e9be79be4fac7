/// The state of an activity in its life cycle.
public enum ActivityState: Sendable, Codable, Hashable {
  /// It shows, and can be updated.
  case active
  /// It is over, and the Lock Screen still shows how it ended.
  case ended
  /// It is over and gone.
  case dismissed
  /// It shows, and its content is past its date.
  case stale
  /// It is to start later.
  case pending
}
