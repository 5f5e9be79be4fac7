import Foundation
import SwiftUI

/// A button of an alarm.
public struct AlarmButton: Codable, Equatable, Sendable {
  public var text: LocalizedStringResource
  public var textColor: Color { textTint.color }
  public var systemImageName: String
  private var textTint: AlarmTint

  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    self.text = text
    self.systemImageName = systemImageName
    textTint = AlarmTint(textColor)
  }
}

/// The texts and buttons of an alarm in each of its states.
public struct AlarmPresentation: Codable, Equatable, Sendable {
  public struct Alert: Codable, Equatable, Sendable {
    public enum SecondaryButtonBehavior: String, Codable, Equatable, Sendable {
      case countdown, custom
    }
    public var title: LocalizedStringResource
    public var stopButton: AlarmButton?
    public var secondaryButton: AlarmButton?
    public var secondaryButtonBehavior: SecondaryButtonBehavior?
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton,
      secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.stopButton = stopButton
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
    public init(
      title: LocalizedStringResource, secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) {
      self.title = title
      self.secondaryButton = secondaryButton
      self.secondaryButtonBehavior = secondaryButtonBehavior
    }
  }
  public struct Countdown: Codable, Equatable, Sendable {
    public var title: LocalizedStringResource
    public var pauseButton: AlarmButton?
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      self.title = title
      self.pauseButton = pauseButton
    }
  }
  public struct Paused: Codable, Equatable, Sendable {
    public var title: LocalizedStringResource
    public var resumeButton: AlarmButton
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      self.title = title
      self.resumeButton = resumeButton
    }
  }

  public var alert: Alert
  public var countdown: Countdown?
  public var paused: Paused?
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

/// A color that can be encoded: its components in light mode.
struct AlarmTint: Codable, Equatable, Sendable {
  let red: Float, green: Float, blue: Float, opacity: Float

  init(_ color: Color) {
    let resolved = color.resolve(in: EnvironmentValues())
    (red, green, blue, opacity) = (resolved.red, resolved.green, resolved.blue, resolved.opacity)
  }

  var color: Color {
    Color(
      .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(opacity))
  }
}
