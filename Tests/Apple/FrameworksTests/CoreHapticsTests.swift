import CoreHaptics
import Foundation
import Testing

extension FrameworkTests {
  @Test func thereIsNoHardwareForHaptics() throws {
    try Self.enter()
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    #expect(CHHapticError(.notSupported).errorCode == -4809)
    #expect(Self.codes() == ["device-rests"])
  }

  @Test func aPatternLastsUntilItsLastEventHasEnded() throws {
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 0.5)
    let tap = CHHapticEvent(
      eventType: .hapticTransient, parameters: [intensity], relativeTime: 0.25)
    let hum = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 0.5)
    #expect(try CHHapticPattern(events: [hum, tap], parameters: []).duration == 1.5)
    #expect(try CHHapticPattern(events: [tap], parameterCurves: []).duration == 0.25)
    #expect(tap.eventParameters.first?.value == 0.5)
  }
}
