import Foundation

/// An alarm that was scheduled.
///
/// Source: https://developer.apple.com/documentation/alarmkit/alarm
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
  public enum State: String, Codable, Hashable, Sendable {
    case scheduled, countdown, paused, alerting
  }

  /// The seconds before and after the alarm's time.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    public var preAlert: TimeInterval?
    public var postAlert: TimeInterval?
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }

  public enum Schedule: Codable, Hashable, Sendable {
    case fixed(Date)
    case relative(Relative)

    public struct Relative: Codable, Hashable, Sendable {
      public enum Recurrence: Codable, Hashable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }
      public struct Time: Codable, Hashable, Sendable {
        public var hour: Int
        public var minute: Int
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }
      public var time: Time
      public var repeats: Recurrence
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }
  }

  public var id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}
