/// The intended duration of an activity.
public enum ActivityStyle: Hashable, Sendable {
  /// An activity that lasts until it is ended.
  case standard
  /// An activity that the system ends when the device is locked. No device is locked while a provider runs here, so
  /// it lasts as long as a standard one.
  case transient
}
