import Foundation

/// Events over time.
open class CHHapticPattern: NSObject, @unchecked Sendable {
  package let events: [CHHapticEvent]
  package let parameters: [CHHapticDynamicParameter]
  package let parameterCurves: [CHHapticParameterCurve]

  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    self.parameters = parameters
    parameterCurves = []
  }

  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
    parameters = []
    self.parameterCurves = parameterCurves
  }

  /// Seconds until the last event has ended.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
