// AlarmKit: the values that an alarm's Live Activity is drawn from, and a manager whose person was never asked.

@_exported import ActivityKit
import AppIntents
@_exported import FoundationExtras
import SwiftUI

/// Data of an app's own that comes with an alarm.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}
