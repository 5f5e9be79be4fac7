/// The intended duration of an activity.
public enum ActivityStyle: Hashable, Sendable {
  /// Until it is ended.
  case standard
  /// For as long as the Dynamic Island shows it expanded: the system ends it when the device is
  /// locked. Here no device is locked, so it lives as the other does.
  case transient
}
