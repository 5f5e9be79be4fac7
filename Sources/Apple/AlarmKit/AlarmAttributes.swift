import ActivityKit
import Foundation
import SwiftUI

/// The attributes of an alarm's Live Activity; its content state is an ``AlarmPresentationState``.
///
/// Source: https://developer.apple.com/documentation/alarmkit/alarmattributes
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes, Equatable, Sendable {
  public typealias ContentState = AlarmPresentationState
  public var presentation: AlarmPresentation
  public var metadata: Metadata?
  public var tintColor: Color { tint.color }
  private var tint: AlarmTint

  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
    tint = AlarmTint(tintColor)
  }
}

/// The state of an alarm that its Live Activity shows.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  public enum Mode: Codable, Hashable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)

    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time
      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }
    /// Durations are in seconds.
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public var startDate: Date
      public var fireDate: Date
      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval,
        startDate: Date, fireDate: Date
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
        self.startDate = startDate
        self.fireDate = fireDate
      }
    }
    /// Durations are in seconds.
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration: TimeInterval
      public var previouslyElapsedDuration: TimeInterval
      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval
      ) {
        self.totalCountdownDuration = totalCountdownDuration
        self.previouslyElapsedDuration = previouslyElapsedDuration
      }
    }
  }

  public var alarmID: UUID
  public var mode: Mode
  public init(alarmID: UUID, mode: Mode) {
    self.alarmID = alarmID
    self.mode = mode
  }
}
