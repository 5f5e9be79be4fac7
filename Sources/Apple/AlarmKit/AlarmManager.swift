import ActivityKit
import AppIntents
import DeviceWorld
import Foundation

/// The alarms of an app: there is none, and none can be scheduled, as the person was never asked.
public final class AlarmManager: Sendable {
  public enum AuthorizationState: Sendable { case notDetermined, denied, authorized }
  public enum AlarmError: Error, Sendable { case maximumLimitReached }

  /// The description of an alarm to schedule.
  public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
    let countdownDuration: Alarm.CountdownDuration?
    let schedule: Alarm.Schedule?
    let attributes: AlarmAttributes<Metadata>
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.countdownDuration = countdownDuration
      self.schedule = schedule
      self.attributes = attributes
    }
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(countdownDuration: .init(preAlert: duration, postAlert: nil), attributes: attributes)
    }
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self { Self(schedule: schedule, attributes: attributes) }
  }

  public static let shared = AlarmManager()
  private init() {}

  public var authorizationState: AuthorizationState { .notDetermined }
  public var alarms: [Alarm] { get throws { [] } }
  /// A stream that ends: the alarms don't change while a frame is made.
  public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
  public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }

  private func rests(_ call: String) {
    DeviceAnswers.rests("AlarmManager.\(call)", "there is no clock that would ring")
  }
  public func requestAuthorization() async throws -> AuthorizationState {
    rests("requestAuthorization()")
    return .denied
  }
  /// - Throws: always, a `CocoaError` of a feature that isn't there.
  @discardableResult
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    rests("schedule(id:configuration:)")
    throw CocoaError(.featureUnsupported)
  }
  public func cancel(id: Alarm.ID) throws { rests("cancel(id:)") }
  public func stop(id: Alarm.ID) throws { rests("stop(id:)") }
  public func pause(id: Alarm.ID) throws { rests("pause(id:)") }
  public func resume(id: Alarm.ID) throws { rests("resume(id:)") }
  public func countdown(id: Alarm.ID) throws { rests("countdown(id:)") }
}
